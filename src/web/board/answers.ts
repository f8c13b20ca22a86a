/**
 * What a board answers to keys that ask about the position, in words for a screen reader. Loaded when somebody asks for the first time.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { type Catalogue, type Message, message, say } from '../../face/message.js';
import { type Part, samePlace } from '../../face/part.js';
import { describeRefusal } from '../../face/telling.js';
import type { AnySession, AnySnapshot } from '../session/any-session.js';
import { clockText, readingOf } from '../session/clock-text.js';
import { asking } from './asking.js';
import type { BoardGame } from './game.js';
import { labelOf, type Target } from './targets.js';
import { statusOf } from './words.js';

/** The English texts of the answers and of the sheet of keys. */
export const english: Catalogue = constant({
  language: 'en',
  texts: {
    'board.ask.of': '{who}: {what}',
    'board.ask.nothing': 'nothing on the board',
    'board.ask.none': 'No move from here',
    'board.ask.then': 'From here: {next}',
    'board.ask.same': 'Nothing since your last turn',
    'board.ask.secret': 'A secret decision',
    'board.ask.points': 'The points are not known now',
    'board.ask.clocks': 'Time is not measured',
    'board.ask.news': 'There is no news',
    'board.key.title': 'Keys of the board',
    'board.key.close': 'Close',
    'board.key.arrows': 'Arrow keys: to the next place',
    'board.key.home': 'Home, End: to the first or last place',
    'board.key.page': 'Page Up, Page Down: to the previous or next place that can be picked',
    'board.key.enter': 'Enter, Space: pick the place, or take the pick back',
    'board.key.escape': 'Escape: take the last pick back',
    'board.key.tab': 'Tab: from the board to its buttons',
    'board.key.zoom': '+, −, 0: enlarge the picture, shrink it, show all of it',
    'board.key.r': 'R: the row of this place',
    'board.key.p': 'P: what a player has on the board; again: the next player',
    'board.key.m': 'M: the moves from this place',
    'board.key.n': 'N: what has changed since your last turn',
    'board.key.d': 'D: the details of the latest news',
    'board.key.s': 'S: the score',
    'board.key.t': 'T: whose turn it is',
    'board.key.c': 'C: the clocks',
    'board.key.help': '?: these keys',
  },
});

/** The keys in the order in which the sheet lists them, each under the name of its text. */
const listed = [
  ...['arrows', 'home', 'page', 'enter', 'escape', 'tab', 'zoom'],
  ...Array.from(asking, (key) => (key === '?' ? 'help' : key)),
];

/** What a board knows when it is asked. */
export interface AskedBoard {
  readonly held: AnySession;
  readonly seen: AnySnapshot;
  /** The catalogues in the language of the page. */
  readonly catalogues: readonly Catalogue[];
  readonly targets: readonly Target[];
  readonly here: Target | undefined;
  /** What can be picked after another pick of the place that has the focus. */
  readonly next: readonly Part[];
  /** The milliseconds since the present position was heard of. */
  readonly elapsed: number;
  /** How often the key was pressed in a row before. */
  readonly before: number;
}

type SpeakAnswer = (key: string, params?: Message['params']) => string;

const labels = (targets: readonly Target[]): string => targets.map(({ element }) => labelOf(element)).join('; ');

const rowOf = ({ targets, here }: AskedBoard): string => {
  const row = here?.element.closest('[role=row]');
  return labels(targets.filter(({ element }) => element.parentElement === row));
};

/** What the picture says of a player: the labels that call the player or the seat by name. */
const piecesOf = ({ seen, targets, before, held }: AskedBoard, speak: SpeakAnswer): string => {
  const { seats, viewer, deciding } = seen;
  const first = typeof viewer === 'number' ? viewer : (deciding[0] ?? 0);
  const sitting = seats[(first + before) % Math.max(1, seats.length)];
  if (sitting === undefined) return speak('board.ask.nothing');
  const name = held.say(message('seat', { name: sitting.name }));
  const names = [name, held.say(message('seat', { name: sitting.role }))].filter((one) => one !== '');
  const own = targets.filter(({ element }) => names.some((one) => labelOf(element).includes(one)));
  return speak('board.ask.of', { who: name, what: own.length === 0 ? message('board.ask.nothing') : labels(own) });
};

const movesFrom = ({ held, here, next }: AskedBoard, speak: SpeakAnswer): string => {
  const places = here?.places ?? [];
  const found = places.length === 0 ? null : held.preview(places);
  if (found !== null) return [found.words, ...found.told].join('. ');
  if (next.length > 0) return speak('board.ask.then', { next: next.map(({ label }) => label).join(', ') });
  const why = places.length === 0 ? null : held.whyNot(places);
  return why === null ? speak('board.ask.none') : held.say(describeRefusal(why));
};

/** The moves since the viewer's own last move. */
const changesIn = ({ held, seen }: AskedBoard, speak: SpeakAnswer): string => {
  const own = typeof seen.viewer === 'number' ? [seen.viewer] : seen.deciding;
  const made = held.history().slice(0, seen.ply);
  const last = made.findLastIndex(({ seat }) => own.some((one) => one === seat));
  const since = made.slice(last + 1).map(({ words }) => words ?? speak('board.ask.secret'));
  return since.length === 0 ? speak('board.ask.same') : since.join('. ');
};

const scoreIn = ({ seen: { score, seats }, held }: AskedBoard, speak: SpeakAnswer): string => {
  if (score === null) return speak('board.ask.points');
  const called = (index: number): string =>
    score.length === seats.length ? held.say(message('seat', { name: seats[index]!.name })) : String(index + 1);
  return score.map((points, index) => speak('board.ask.of', { who: called(index), what: String(points) })).join('; ');
};

const clocksIn = ({ seen: { times, seats }, held, elapsed }: AskedBoard, speak: SpeakAnswer): string => {
  if (times === null) return speak('board.ask.clocks');
  const told = seats.flatMap(({ name }, seat) => {
    const left = readingOf(times, seat, elapsed);
    const who = held.say(message('seat', { name }));
    return left === undefined ? [] : [speak('board.ask.of', { who, what: clockText(left) })];
  });
  return told.join('; ');
};

/** The answer to each key. */
const answers: Readonly<Record<string, (asked: AskedBoard, speak: SpeakAnswer) => string>> = {
  r: rowOf,
  p: piecesOf,
  m: movesFrom,
  n: changesIn,
  d: ({ seen: { told } }, speak) => (told.length === 0 ? speak('board.ask.news') : told.join('. ')),
  s: scoreIn,
  t: ({ held, seen }) => statusOf(held, seen),
  c: clocksIn,
};

const speaker =
  (catalogues: readonly Catalogue[]): SpeakAnswer =>
  (key, params = {}) =>
    say([...catalogues, english])(message(key, params));

/** What can be picked after another pick of the place that has the focus. */
export const nextFrom = (
  game: BoardGame,
  { moves, offers, picked }: AnySnapshot,
  here: Target | undefined,
): readonly Part[] => {
  const from = here?.places.find((place) => offers.some((offer) => samePlace(offer, place)));
  return from === undefined ? [] : (game.next?.(moves, [...picked, from]) ?? []);
};

/** The answer to a key that asks about the position, in words. */
export const answerTo = (key: string, asked: AskedBoard): string =>
  answers[key]?.(asked, speaker(asked.catalogues)) ?? '';

/**
 * Shows a sheet with all keys over the board, until it is closed; the focus then returns to where it was.
 *
 * @param root - where the sheet is put
 * @param catalogues - the catalogues in the language of the page
 * @param more - what other keys do around the board
 */
export const showKeys = (root: ShadowRoot, catalogues: readonly Catalogue[], more: readonly string[] = []): void => {
  const speak = speaker(catalogues);
  const made = <K extends keyof HTMLElementTagNameMap>(name: K, textContent: string): HTMLElementTagNameMap[K] =>
    Object.assign(document.createElement(name), { textContent });
  const list = Object.assign(document.createElement('ul'), { tabIndex: 0 });
  const sheet = document.createElement('dialog');
  const close = made('button', speak('board.key.close'));
  const texts = [...listed.map((key) => speak(`board.key.${key}`)), ...more];
  list.append(...texts.map((text) => made('li', text)));
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('close', () => sheet.remove());
  sheet.setAttribute('aria-label', speak('board.key.title'));
  sheet.append(made('h2', speak('board.key.title')), list, close);
  root.append(sheet);
  sheet.showModal();
  list.focus();
};
