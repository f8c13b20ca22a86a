/**
 * The meanings of commands in ledger rows: a move, several moves, an automatic event, or nothing (TMY-19.6, TMY-24.7, TMY-24.12).
 *
 * @packageDocumentation
 */
import type { Move, MoveOf } from '../state/move.js';
import { isDeferred } from '../state/selectors.js';
import type { State } from '../state/state.js';
import type { FactionId } from '../tables/factions/index.js';
import { cults, rounds } from '../tables/pieces.js';
import { readMove } from '../text/move-text.js';

/** The meaning of a command in a row of a ledger. */
export type Said =
  /** A move of the row's seat. */
  | Move
  /** Several moves, in order; the list is empty for a command that changes nothing. */
  | { readonly _tag: 'Moves'; readonly moves: readonly Move[] }
  /** An automatic event that has given a seat something. */
  | { readonly _tag: 'Event'; readonly kind: string }
  /** An answer to an offer of power; the answer does not name the builder. */
  | { readonly _tag: 'Answer'; readonly answer: 'Leech' | 'Decline'; readonly power: number }
  /** The number of workers that the seat does not turn into priests. */
  | { readonly _tag: 'Forgo'; readonly workers: number };

/** The commands that ledgers write for automatic events, each with the kind of its event. */
const automatic: ReadonlyMap<string, string> = new Map([
  ['cult_income_for_faction', 'cult'],
  ['other_income_for_faction', 'income'],
  ['[opponent accepted power]', 'accepted'],
  ['[all opponents declined power]', 'declined'],
  ['score_resources', 'resources'],
]);

const scored = /^\+\d+vp for (\S+)$/;

/** The kind of the scoring event that has the given name in ledgers. */
export const scoreKind = (name: string): string =>
  cults.find((cult) => cult.toLowerCase() === name.toLowerCase()) ?? name;

/** The kind of the automatic event that a command reports; `undefined` if the command reports none. */
const eventOf = (command: string): string | undefined => {
  const known = automatic.get(command);
  if (known !== undefined) return known;
  const what = command.startsWith('+') ? scored.exec(command)?.[1] : undefined;
  return what === undefined ? undefined : scoreKind(what);
};

/** Commands of the site's earlier forms, each with the group that is the command of today: what follows the group changes nothing (TMY-24.12). */
const wordy = [/^(dig \d{1,3}) [a-z]\d{1,2}$/, /^(advance (?:ship|dig)) to \d$/];

/** A command without the words that change nothing. */
const plain = (command: string): string =>
  wordy.map((pattern) => pattern.exec(command)?.[1]).find((known) => known !== undefined) ?? command;

const nameless = /^(leech|decline) (\d{1,3})$/;
const forgone = /^- ?(\d?) ?convert_w_to_p$/;
const times = /^([+-]) ?([1-9]\d?) ?([a-z_]\w*)$/;

/** The moves of a command that names several equal items: one move for each item. */
const severalIn = (command: string, by: FactionId | null): readonly Move[] | undefined => {
  const found = times.exec(command);
  if (found === null) return undefined;
  const count = Number(found[2]);
  const single = readMove(found[1]! + found[3]!, by);
  if (single === undefined || (single._tag === 'Lose' && count !== 1)) return undefined;
  return Array.from({ length: count }, () => single);
};

const nothing: Said = { _tag: 'Moves', moves: [] };

/** The meaning, in the given state, of a move written in a ledger. */
const meaning = (state: State, move: Move): Said => {
  // A leap is a single move up one track. Other steps are separate moves.
  if (move._tag === 'Step' && move.steps > 1 && state.turn.leap !== move.steps)
    return { _tag: 'Moves', moves: Array.from({ length: move.steps }, (): MoveOf<'Step'> => ({ ...move, steps: 1 })) };
  // In the last round no bonus tile is taken, even if the ledger names one.
  if (move._tag === 'Pass' && state.round === rounds) return { ...move, tile: null };
  return move._tag === 'Wait' || move._tag === 'Done' ? nothing : move;
};

/** What a lower-case command in a faction's row means in the given state; `undefined` if the text is not a command (TMY-19.6, TMY-24.7). */
export const sayOf = (state: State, written: string, faction: FactionId): Said | undefined => {
  const command = plain(written);
  const kind = eventOf(command);
  if (kind !== undefined) return { _tag: 'Event', kind };
  const by = isDeferred(state) && state.round > 0 ? faction : null;
  if (command === 'setup') return { _tag: 'Setup', by, faction };
  // The site takes the income itself; people typed the word nevertheless.
  if (command === 'burn 0' || command === 'income') return nothing;
  const answer = nameless.exec(command);
  if (answer !== null)
    return { _tag: 'Answer', answer: answer[1] === 'leech' ? 'Leech' : 'Decline', power: Number(answer[2]) };
  const move = readMove(command, by);
  if (move !== undefined) return meaning(state, move);
  const workers = forgone.exec(command)?.[1];
  if (workers !== undefined) return { _tag: 'Forgo', workers: workers === '' ? 1 : Number(workers) };
  const moves = severalIn(command, by);
  return moves === undefined ? undefined : { _tag: 'Moves', moves };
};
