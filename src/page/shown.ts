/**
 * Games that a page does not have: its server, whose own page it is, sends pictures and moves of each position.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { defineBoard } from '../board/define.js';
import type { BoardGame } from '../board/game.js';
import type { Given, Named, Sight, Table, Why } from '../board/table.js';
import { mintAll } from '../core/contract/legal.js';
import { notYourTurn } from '../core/contract/refusal.js';
import { decode } from '../core/reading/codec.js';
import { type Fault, fault } from '../core/values/fault.js';
import { offerAmong } from '../face/offer.js';
import { type Shown, shown, type ShownMove } from '../face/shown.js';
import type { Parlour } from './games.js';

const named = (move: ShownMove): Named => ({ move: move.text, text: move.text, words: move.words });

const sightOf = (seen: Shown, { seat, moves }: Given): Sight => {
  const open = Array.isArray(moves) ? [] : seen.moves;
  const ways = mintAll(open).flatMap((move) => move.ways.map((parts) => [move, parts] as const));
  const offer = offerAmong<ShownMove>(ways);
  const waits = seen.deciding.length > 0 && seat !== null && !seen.deciding.includes(seat);
  const why = (): Why | null => {
    if (!waits) return null;
    const names = seen.deciding.map((one) => seen.names[one]).join(', ');
    const refusal = notYourTurn(seen.turnRule, `it is for ${names} to decide`, seen.deciding);
    return { refusal, words: `${refusal.rule}: ${refusal.text}`, title: '', url: () => '' };
  };
  return {
    view: seen,
    standing: seen.standing,
    pictures: () => [seen.picture],
    below: 0,
    kinds: new Set(ways.flatMap(([, parts]) => parts.map(({ kind }) => kind))),
    offer: (picked) => {
      const found = offer(picked);
      return { ...found, move: found.move === null ? null : named(found.move) };
    },
    why,
    told: [],
    changes: [],
    last: [],
  };
};

/** A table of a game that the server shows. */
class ShownTable implements Table {
  #kept: Shown | undefined;

  show(given: Given): Either<Fault, Sight> {
    if (given.from._tag === 'View') {
      const read = decode(shown)(given.from.value);
      if (isLeft(read)) return read;
      this.#kept = read.right;
    }
    const kept = this.#kept;
    return kept === undefined ? left(fault([], 'there is nothing to show yet')) : right(sightOf(kept, given));
  }
}

const boardOf = (id: string): BoardGame => ({ id, table: () => new ShownTable() });

/** A game that the server shows, as far as one position of it says. */
export const shownParlour = (id: string, seen: Shown): Parlour => ({
  rules: {},
  ruleUrl: () => '',
  see: (text) => {
    // The server may have shown a later position already: then news of it are on their way.
    if (seen.view !== text) return null;
    defineBoard([boardOf(id)]);
    return {
      view: seen,
      standing: seen.standing,
      seatName: (seat) => seen.names[seat] ?? `Seat ${seat}`,
      read: (move) => {
        const found = seen.moves.find((one) => one.text === move);
        return found === undefined ? undefined : { move: found.text, words: found.words };
      },
    };
  },
});
