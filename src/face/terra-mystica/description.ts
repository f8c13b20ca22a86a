/**
 * A whole position of Terra Mystica in words.
 *
 * @packageDocumentation
 */
import {
  at,
  boardIn,
  cultBoard,
  cults,
  groundTitles,
  kinds,
  kindTitles,
  type State,
  seatOf,
  seatTitle,
} from '../../games/terra-mystica/seen.js';
import { incomeText } from './income-text.js';
import { initials } from './paint.js';
import { poolsOf } from './pools.js';
import { doingOf, figuresOf, homeText, leftOf, notesOf, pointsText } from './seat-text.js';
import { heldBy } from './seats.js';
import { statusOf } from './status.js';
import { cultTitle } from './tile-text.js';

const named = (state: State, test: (hex: number) => boolean): string =>
  boardIn(state)
    .names.flatMap((name, hex) => (test(hex) ? [name] : []))
    .join(', ');

const given = (title: string, text: string): readonly string[] => (text === '' ? [] : [`${title}: ${text}`]);

const mapText = (state: State): readonly string[] => [
  ...groundTitles.flatMap((title, ground) =>
    given(
      title,
      named(state, (hex) => state.ground[hex] === ground),
    ),
  ),
  ...given(
    'towns',
    named(state, (hex) => state.town[hex] === 1),
  ),
];

const structuresText = (state: State, seat: number): readonly string[] =>
  kinds.flatMap((kind, index) =>
    given(
      kindTitles[kind],
      named(state, (hex) => state.owner[hex] === seat && state.structure[hex] === index + 1),
    ),
  );

const bridgesText = (state: State, seat: number): string => {
  const { names, spans } = boardIn(state);
  return spans
    .flatMap(([a, b], span) => (state.bridge[span] === seat ? [`${names[a]!} to ${names[b]!}`] : []))
    .join(', ');
};

const cultText = (state: State, cult: number): string => {
  const markers = state.seats.flatMap(({ faction, cults: at_ }, seat) =>
    faction < 0 ? [] : [`${seatTitle(seat, state)} ${at(at_, cult)}`],
  );
  const priests = cultBoard.priestSpaces.flatMap((steps, space) => {
    const owner = at(state.preachers, cult * cultBoard.priestSpaces.length + space);
    return owner < 0 ? [] : [`${seatTitle(owner, state)} on ${steps}`];
  });
  const all = [...markers, ...given('priests', priests.join(', '))];
  return all.length === 0 ? 'nobody yet' : all.join(', ');
};

const boardText = (state: State, seat: number): readonly string[] => {
  const me = seatOf(state, seat);
  return [
    ...figuresOf(state, seat).map(([name, value]) => `${name} ${value === '–' ? 'none' : value}`),
    `power ${me.bowl1} in bowl I, ${me.bowl2} in II, ${me.bowl3} in III`,
    ...structuresText(state, seat),
    ...given('bridges', bridgesText(state, seat)),
    `left: ${leftOf(me)
      .map((count, index) => `${kindTitles[kinds[index]!]} ${count}`)
      .join(', ')}`,
    ...[incomeText(state, seat)].filter((text) => text !== ''),
    ...heldBy(state, seat).map(([name, text]) => `${name} (${text})`),
    ...notesOf(state, seat),
    ...(state.phase === 'end' ? [] : [pointsText(me)]),
  ];
};

const seatText = (state: State, seat: number): string => {
  const doing = doingOf(state, seat, []);
  const hasFaction = seatOf(state, seat).faction >= 0;
  const name = hasFaction ? `${seatTitle(seat, state)} (${initials(state, seat)}), ` : '';
  return [
    `Seat ${seat}: ${name}${homeText(state, seat)}${doing === '' ? '' : `, ${doing}`}`,
    ...(hasFaction ? boardText(state, seat) : []),
  ].join('; ');
};

const described = (state: State, standing: string | undefined): string =>
  [
    ...statusOf(state, standing),
    `Map: ${mapText(state).join('; ')}`,
    ...state.seats.map((_, seat) => seatText(state, seat)),
    ...cults.map((cult, index) => `${cultTitle(cult)}: ${cultText(state, index)}`),
    ...poolsOf(state).map(
      ({ title, chips }) =>
        `${title}: ${chips.map(({ name, text, note }) => `${name}${note === '' ? '' : ` (${note})`}: ${text}`).join('; ')}`,
    ),
  ]
    .map((sentence) => `${sentence}.`)
    .join('\n');

/** The descriptions made so far, by position. Every part of a picture contains the whole description, which is therefore made only once for all parts. */
const kept = /* @__PURE__ */ new WeakMap<State, string>();

/** Everything that the picture of Terra Mystica shows, put into sentences. */
export const descriptionOf = (state: State, standing: string | undefined): string => {
  if (standing !== undefined) return described(state, standing);
  const known = kept.get(state);
  if (known !== undefined) return known;
  const made = described(state, undefined);
  kept.set(state, made);
  return made;
};
