/** How a session handles looks: random games of every game at a table, as each seat and a spectator see them. */
import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import type { Game, GameTypes } from '../../../src/core/contract/game.js';
import { hides } from '../../../src/core/playing/seat-moves.js';
import { decode } from '../../../src/core/reading/codec.js';
import { source } from '../../../src/core/values/random.js';
import { firstSeats, type Seat } from '../../../src/core/values/seat.js';
import { type Face, faces, type Message } from '../../../src/face/index.js';
import { games } from '../../../src/games/catalogue.js';
import { act, deciding, look, open, type Table } from '../../../src/table/index.js';
import { look as lookCodec } from '../../../src/table/look-codec.js';
import { gameNamed } from '../../../src/web/page/games.js';
import { historyOf, nextShown, type ShownLook } from '../../../src/web/session/look-changes.js';
import type { Played } from '../../../src/web/session/snapshot.js';
import { speakerOf } from '../../../src/web/session/touch.js';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fi'];

/** A move of the deciding seat, chosen from its view. */
const moved = <T extends GameTypes>(game: Game<T>, table: Table<T>, draw: (below: number) => number): Table<T> => {
  const [seat] = deciding(table);
  if (seat === undefined) return table;
  const { sight } = look(table, seat, 0);
  const view = game.viewText.parse(sight?.view ?? '');
  if (!isRight(view)) throw new Error('no view');
  const moves = game.legalMoves(view.right);
  const move = moves[draw(moves.length)];
  if (move === undefined || sight === null) throw new Error('no move');
  const player = names[seat] ?? '';
  const made = act(table, { _tag: 'Move', player, ply: sight.ply, move: game.moveText.print(move) }, 0);
  expect(made.taken).toBe(true);
  return made.table;
};

/** What one viewer has received from a table so far. */
interface Watched<T extends GameTypes> {
  readonly shown: ShownLook<T> | undefined;
  readonly history: readonly Played[];
}

test.each(faces.map((any) => [any.id, any] as const))('looks at %s are decoded and shown to every viewer', (_, any) => {
  const counts = any.open(<T extends GameTypes>(face: Face<T>) => {
    const { game } = face;
    const random = source(3);
    const opened = open(game, {}, 0);
    if (!isRight(opened)) throw new Error('not opened');
    let table = opened.right.table;
    const viewers = [...firstSeats(table.players.length), 'spectators' as const];
    let watched = viewers.map((): Watched<T> => ({ shown: undefined, history: [] }));
    let [words, views] = [0, 0];
    const speak = speakerOf(face, []);

    const looked = ({ shown, history }: Watched<T>, viewer: Seat | 'spectators'): Watched<T> => {
      const sent: unknown = JSON.parse(JSON.stringify(look(table, viewer, 0)));
      const read = decode(lookCodec)(sent);
      if (!isRight(read)) throw new Error(`${read.left.path.join('.')}: ${read.left.reason}`);
      expect(read.right).toEqual(sent);
      const { sight, players } = read.right;
      const view = sight === null ? undefined : game.viewText.parse(sight.view);
      if (view !== undefined && !isRight(view)) throw new Error('a view that cannot be read');
      const say = (one: T['State'] | T['View'] | null, said: Message) => speak(one, players, said);
      const next = nextShown(face, say, shown, read.right, view?.right ?? null);
      return { shown: next, history: historyOf(history, next) };
    };
    const show = (): void => {
      watched = watched.map((one, index) => looked(one, viewers[index] ?? 'spectators'));
      views += watched.filter(({ shown }) => shown?.view != null).length;
      for (const { history } of watched) words = Math.max(words, history.filter((one) => one.words !== null).length);
    };

    show();
    for (const seat of firstSeats(table.players.length)) {
      table = act(table, { _tag: 'Sit', player: names[seat] ?? '', seat, belonging: null }, 0).table;
      show();
    }
    for (let ply = 0; ply < 25; ply++) {
      table = moved(game, table, (below) => random.below(below));
      show();
    }
    // A comment changes neither the position nor the places picked on the board.
    const before = watched.map(({ shown }) => [shown?.view, shown?.last]);
    table = act(table, { _tag: 'Comment', player: 'Ada', text: 'well played' }, 0).table;
    show();
    for (const [index, { shown }] of watched.entries()) {
      expect(shown?.view).toBe(before[index]?.[0]);
      expect(shown?.last).toBe(before[index]?.[1]);
      expect(shown?.look.comments[0]?.text).toBe('Ada: well played');
    }
    // Moves that were taken back are not part of the history.
    const count = table.stage._tag === 'Playing' ? table.stage.play.made.length : 0;
    const asked = act(table, { _tag: 'AskUndo', player: 'Ada', ply: count - 1 }, 0);
    table = firstSeats(table.players.length)
      .slice(1)
      .reduce(
        (one, seat) => act(one, { _tag: 'AnswerUndo', player: names[seat] ?? '', accept: true }, 0).table,
        asked.table,
      );
    show();
    for (const { shown, history } of watched) expect(history.length).toBe(shown?.look.moves.length);
    table = act(table, { _tag: 'Resign', player: 'Bo' }, 0).table;
    show();
    expect(watched.every(({ shown }) => shown?.look.end != null)).toBe(true);
    return { words, views };
  });
  expect(counts.words).toBeGreaterThan(10);
  expect(counts.views).toBeGreaterThan(50);
});

test.each(faces.map((any) => [any.id, any] as const))(
  'moves of %s that were not seen made are told all the same',
  (_, any) => {
    any.open(<T extends GameTypes>(face: Face<T>) => {
      const { game } = face;
      const random = source(5);
      const opened = open(game, {}, 0);
      if (!isRight(opened)) throw new Error('not opened');
      const seated = firstSeats(opened.right.table.players.length).reduce(
        (table, seat) => act(table, { _tag: 'Sit', player: names[seat] ?? '', seat, belonging: null }, 0).table,
        opened.right.table,
      );
      const later = (table: Table<T>): Table<T> => moved(game, table, (below) => random.below(below));
      const [soon, late] = [Array.from({ length: 4 }), Array.from({ length: 9 })].map((plies) =>
        plies.reduce<Table<T>>(later, seated),
      );
      if (soon === undefined || late === undefined) throw new Error('no tables');
      const speak = speakerOf(face, []);
      const seen = (table: Table<T>, before?: Watched<T>): Watched<T> => {
        const sent = look(table, 'spectators', 0);
        const view = game.viewText.parse(sent.sight?.view ?? '');
        if (!isRight(view)) throw new Error('a view that cannot be read');
        const say = (one: T['State'] | T['View'] | null, said: Message) => speak(one, sent.players, said);
        const shown = nextShown(face, say, before?.shown, sent, view.right);
        return { shown, history: historyOf(before?.history ?? [], shown) };
      };
      // One viewer joins late, and another misses some moves.
      for (const { history } of [seen(late), seen(later(later(later(soon))), seen(soon))])
        if (hides(game)) expect(history.every(({ words }) => words === null)).toBe(true);
        else
          for (const { seat, words } of history)
            expect([seat === -1 || words?.includes(names[seat ?? 9] ?? '?'), words]).toEqual([true, words]);
    });
  },
);

test('what is not a look is a fault', () => {
  for (const wrong of [null, {}, [], { game: 'terrafex' }, 'x', { __proto__: null }])
    expect(isRight(decode(lookCodec)(wrong))).toBe(false);
});

test('a page has every game of the library, and no other', async () => {
  for (const any of games) expect(await gameNamed(any.open(({ id }) => id))).toBeDefined();
  for (const id of ['chess', '__proto__', 'constructor']) expect(await gameNamed(id)).toBeUndefined();
});
