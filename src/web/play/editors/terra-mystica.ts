/**
 * The editor of Terra Mystica: the set-up of a game that was drawn at a real table. @rule TMY-13.1
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { html, type TemplateResult } from 'lit';
import { decode } from '../../../core/reading/codec.js';
import { isObject } from '../../../core/reading/objects.js';
import { isSeat } from '../../../core/values/seat.js';
import { message } from '../../../face/message.js';
import { tellIn } from '../../../face/paint/translate.js';
import { terraMysticaFace } from '../../../face/terra-mystica/index.js';
import { bonusText, scoringText } from '../../../face/terra-mystica/tile-text.js';
import {
  bonusTiles,
  type FactionId,
  factions,
  finalTiles,
  type GivenSetup,
  game,
  scoringTiles,
} from '../../../games/terra-mystica/index.js';
import { finalTitles, isPlayable } from '../../../games/terra-mystica/seen.js';
import type { Editing, OptionEditor } from '../editor.js';
import { jsonIn } from '../options.js';
import { editorsWith, replaced, textsIn } from './editors.js';
import { select } from './select.js';

type Options = (typeof game.options)['_A'];

const scoringIds = scoringTiles.map(({ id }) => id);
const bonusIds = bonusTiles.map(({ id }) => id);
const factionIds = factions.map(({ id }) => id);

/** The options of the form without the set-up, and with all defaults. */
const othersIn = ({ options: { setup: _, ...others } }: Editing): Options | undefined => {
  const read = decode(game.options)(others);
  return isLeft(read) ? undefined : read.right;
};

const isIn = (options: Options, option: 'temple-scoring-tile' | 'shipping-bonus' | null): boolean =>
  option === null || options[option];

/** The factions of each board that can be auctioned. @rule TMY-13.9 */
const boardsIn = (options: Options): readonly (readonly FactionId[])[] => {
  const playable = factions.filter((faction) => isPlayable(options, faction));
  return [...new Set(playable.map(({ board }) => board))].map((board) =>
    playable.filter((faction) => faction.board === board).map(({ id }) => id),
  );
};

/** The set-up with which people begin: the first tiles of each kind. */
const first = (options: Options): GivenSetup => ({
  scoring: scoringTiles
    .filter(({ option }) => isIn(options, option))
    .slice(0, 6)
    .map(({ id }) => id),
  bonus: bonusTiles
    .filter(({ option }) => isIn(options, option))
    .slice(0, options.players + 3)
    .map(({ id }) => id),
  final: options['fire-and-ice-final-scoring'] ? finalTiles.slice(0, 1) : [],
  start: 0,
  ...(options.auction
    ? {
        tokens: boardsIn(options)
          .slice(0, options.players)
          .flatMap(([faction]) => (faction === undefined ? [] : [faction])),
      }
    : {}),
});

/**
 * The set-up that a value gives. Parts that the value does not have, or that cannot belong to a game with these options, are those of another set-up.
 */
const setupOf = (value: Readonly<Record<string, unknown>>, otherwise: GivenSetup): GivenSetup => {
  const listed = <A extends string>(name: string, known: readonly A[], other: readonly A[]): readonly A[] => {
    const texts = textsIn(value[name]);
    const items = texts.flatMap((text) => known.filter((one) => one === text));
    return items.length === other.length || (name === 'bonus' && texts.length > 0) ? items : other;
  };
  const { start } = value;
  return {
    scoring: listed('scoring', scoringIds, otherwise.scoring),
    bonus: listed('bonus', bonusIds, otherwise.bonus),
    final: listed('final', finalTiles, otherwise.final),
    start: isSeat(start) ? start : otherwise.start,
    ...(otherwise.tokens === undefined ? {} : { tokens: listed('tokens', factionIds, otherwise.tokens) }),
  };
};

const rounds = (editing: Editing, options: Options, setup: GivenSetup): readonly TemplateResult[] => {
  const { speak, change } = editing;
  const tell = tellIn({ catalogues: speak.catalogues });
  return setup.scoring.map((now, index) => {
    const fit = scoringTiles.filter(({ option, lastRound }) => isIn(options, option) && index < lastRound);
    const choices = fit.map((tile) => ({ value: tile.id, words: `${tile.id}: ${tell(scoringText(tile, index + 1))}` }));
    return select(speak('edit.setup.round', { round: index + 1 }), now, choices, (id) => {
      // The tile that lay there before goes where the chosen one was.
      const before = setup.scoring.indexOf(id);
      const moved = before < 0 ? setup.scoring : replaced(setup.scoring, before, now);
      change({ ...setup, scoring: replaced(moved, index, id) });
    });
  });
};

const bonuses = (editing: Editing, options: Options, setup: GivenSetup): TemplateResult => {
  const { speak, change } = editing;
  const tell = tellIn({ catalogues: speak.catalogues });
  const all = bonusTiles.filter(({ option }) => isIn(options, option));
  const toggled = (id: (typeof all)[number]['id']): GivenSetup['bonus'] =>
    all.map((tile) => tile.id).filter((one) => setup.bonus.includes(one) !== (one === id));
  return html`<fieldset>
    <legend>${speak('edit.setup.bonus', { count: options.players + 3, chosen: setup.bonus.length })}</legend>
    ${all.map(
      (tile) =>
        html`<label
          ><input
            type="checkbox"
            .checked=${setup.bonus.includes(tile.id)}
            @change=${() => change({ ...setup, bonus: toggled(tile.id) })}
          />
          ${tile.id}: ${tell(bonusText(tile))}</label
        >`,
    )}
  </fieldset>`;
};

const tokens = (editing: Editing, options: Options, setup: GivenSetup): readonly TemplateResult[] => {
  const { speak, change } = editing;
  const title = (id: FactionId): string => speak.called(factions.find((faction) => faction.id === id)?.title ?? id);
  const all = boardsIn(options).flat();
  const now = setup.tokens ?? [];
  return now.map((token, index) =>
    select(
      speak('edit.setup.token', { number: index + 1 }),
      token,
      all.map((value) => ({ value, words: title(value) })),
      (id) => change({ ...setup, tokens: replaced(now, index, id) }),
    ),
  );
};

const draw = (editing: Editing): TemplateResult => {
  const { value, speak, change } = editing;
  const options = othersIn(editing);
  if (options === undefined) return html`<p>${speak('edit.setup.others')}</p>`;
  const beginning = first(options);
  const given = isObject(value) ? setupOf(value, beginning) : undefined;
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  return html`
    <div class="bar">
      <button type="button" aria-pressed=${String(given === undefined)} @click=${() => change(undefined)}>
        ${speak('edit.drawn')}
      </button>
      <button type="button" aria-pressed=${String(given !== undefined)} @click=${() => change(given ?? beginning)}>
        ${speak('edit.setup.given')}
      </button>
    </div>
    ${
      given === undefined
        ? ''
        : html`
            ${rounds(editing, options, given)} ${bonuses(editing, options, given)}
            ${given.final.map((now, index) =>
              select(
                speak('edit.setup.final'),
                now,
                finalTiles.map((id) => ({
                  value: id,
                  words: tellIn({ catalogues: speak.catalogues })(finalTitles[id]),
                })),
                (id) => change({ ...given, final: replaced(given.final, index, id) }),
              ),
            )}
            ${select(
              speak('edit.setup.start'),
              given.start,
              seats.map((seat) => ({ value: seat, words: speak('edit.setup.seat', { number: seat + 1 }) })),
              (start) => change({ ...given, start }),
            )}
            ${tokens(editing, options, given)}
          `
    }
  `;
};

const setup: OptionEditor = {
  option: 'setup',
  draw,
  name: (value) => message(value === null ? 'edit.drawn' : 'edit.setup.given'),
  print: (value) => (isObject(value) ? JSON.stringify(value) : ''),
  read: jsonIn,
};

/** The editors of Terra Mystica. */
export const terraMysticaEditors = editorsWith(game.options, terraMysticaFace.english, [setup]);
