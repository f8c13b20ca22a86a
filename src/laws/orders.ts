/**
 * Tries other orders of the rows that have no order of their own, such as the cards of a hand: each of them would be a second spelling of one state.
 *
 * @packageDocumentation
 */
import { isLeft, tryCatch } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { decode } from '../core/reading/codec.js';
import type { Source } from '../core/values/random.js';
import { throughJson } from './data.js';
import { type Path, type Row, rowsOf, withRow } from './nearby.js';
import type { Walk } from './sample.js';
import { each, type Violation } from './violation.js';

/** True if a path fits one that the author declared; a star stands for any index or name. */
const fits = (path: Path, declared: string): boolean => {
  const wanted = declared.split('.');
  return wanted.length === path.length && wanted.every((key, depth) => key === '*' || key === path[depth]);
};

/** The items of a row with two different ones exchanged, and from the last to the first. */
const ordersOf = (random: Source, { items }: Row): readonly (readonly unknown[])[] => {
  const from = random.below(items.length);
  const to = items.findIndex((item) => item !== items[from]);
  return to < 0 ? [] : [items.with(from, items[to]).with(to, items[from]), items.toReversed()];
};

/** If a row has no order of its own, a position with the row in another order must be refused, as JSON and as text. */
export const readsOneOrder = <T extends GameTypes>(
  game: Game<T>,
  unordered: readonly string[],
  { states }: Walk<T>,
  random: Source,
): Violation =>
  each(states.slice(-8), (state) => {
    const json = throughJson(game.state.encode(state));
    const text = game.position.print(state);
    const rows = rowsOf(json).filter(({ path }) => unordered.some((declared) => fits(path, declared)));
    return each(rows, (row) =>
      each(ordersOf(random, row), (items) => {
        const changed = withRow(json, row, items);
        const asJson = decode(game.state)(changed);
        // The changed JSON is no state that the game has checked, so printing it may fail; then there is no text to try.
        const printed = tryCatch(
          () => game.position.print(isLeft(asJson) ? (changed as T['State']) : asJson.right),
          () => undefined,
        );
        const asText = isLeft(printed) ? undefined : game.position.parse(printed.right);
        const isAccepted = !isLeft(asJson) || (asText !== undefined && !isLeft(asText));
        const other = isLeft(printed) ? JSON.stringify(changed) : printed.right;
        return isAccepted && other !== text
          ? `two spellings of one state: ${text} and ${other} are both accepted, and differ only in the order of ${row.path.join('.')}, which has no order of its own; accept only the order in which the game writes it`
          : undefined;
      }),
    );
  });
