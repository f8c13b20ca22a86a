/**
 * Earlier positions of a game at a table, as its viewer saw them. This code is loaded when somebody looks back.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { applyRecorded } from '../../core/playing/apply-recorded.js';
import { hides } from '../../core/playing/seat-moves.js';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import { orNull } from '../../core/values/absent.js';
import type { Face } from '../../face/face.js';
import type { Message } from '../../face/message.js';
import type { Look } from '../../table/index.js';
import type { AnySnapshot } from './any-session.js';
import { emptySight } from './empty-sight.js';
import { plyOf } from './look-changes.js';
import type { LastMove, Played, Seated } from './snapshot.js';

/** What is needed to show an earlier position of a table. */
export interface RecallSource<T extends GameTypes> {
  readonly face: Face<T>;
  readonly look: Look;
  readonly history: readonly Played[];
  readonly seated: (view: T['View']) => readonly Seated[];
  readonly speak: (view: T['View'], said: Message) => string;
  /** Asks the server for an earlier position; the answer is JSON. */
  readonly past: (ply: number) => Promise<string | undefined>;
}

/** The view after the given number of moves in a game that hides nothing, worked out from the moves; undefined if they cannot be followed. */
const replayed = <T extends GameTypes>(
  { face: { game }, look }: RecallSource<T>,
  ply: number,
): T['View'] | undefined => {
  const start = look.start === null || hides(game) ? undefined : game.position.parse(look.start);
  if (start === undefined || isLeft(start)) return undefined;
  let state = start.right;
  for (const text of look.moves.slice(0, ply)) {
    const after = text === null ? undefined : applyRecorded(game)(text)(state);
    if (after === undefined || isLeft(after)) return undefined;
    state = after.right;
  }
  return state;
};

/** The view after the given number of moves, as the server remembers it; undefined if the server does not say. */
const remembered = async <T extends GameTypes>(
  { face: { game }, past }: RecallSource<T>,
  ply: number,
): Promise<T['View'] | undefined> => {
  const read = parseJson((await past(ply)) ?? '');
  const text = isLeft(read) || !isObject(read.right) ? undefined : read.right['view'];
  const view = typeof text === 'string' ? game.viewText.parse(text) : undefined;
  return view === undefined || isLeft(view) ? undefined : view.right;
};

const lastAt = (history: readonly Played[], ply: number): LastMove | null => {
  const last = history[ply - 1];
  return last === undefined ? null : { ...last, seat: last.seat ?? -1 };
};

/** What a viewer saw after the given number of moves, with nothing to pick; undefined if that cannot be known. */
export const recalled = async <T extends GameTypes>(
  source: RecallSource<T>,
  ply: number,
): Promise<AnySnapshot | undefined> => {
  const { face, look, history, seated, speak } = source;
  const view = replayed(source, ply) ?? (await remembered(source, ply));
  if (view === undefined) return undefined;
  const { game } = face;
  const last = lastAt(history, ply);
  const move = last?.text == null ? undefined : game.moveText.parse(last.text);
  return {
    ...emptySight,
    viewer: look.viewer,
    view,
    seats: seated(view),
    deciding: game.toMove(view),
    ...{ ply, plies: plyOf(look), last: orNull(last), cause: 'jumped' },
    touched: move === undefined || isLeft(move) ? [] : face.parts(move.right),
    standing: speak(view, face.describeView(view)),
    score: hides(game) ? null : game.score(view),
    fault: null,
    ...{ picked: [], offers: [], forced: [], move: null, kinds: [], named: 'none' },
  };
};
