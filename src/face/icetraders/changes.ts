/**
 * The changes that a move of IceTraders makes in the picture of the game.
 *
 * @packageDocumentation
 */
import { look, type Move, score, toMove, type View } from '../../games/icetraders/seen.js';
import { colours, pieceNames } from '../../pieces/pyramids.js';
import { type Change, following, hidden, moving } from '../change.js';
import { counts, type Model, piles, pointsFrom, wordsAt } from '../model.js';

const wordsOf = (view: View): readonly (readonly [string, string])[] => [
  ...view.alignments.map((one, seat) => [`alignment:${seat}`, one === 'unchosen' ? '' : one] as const),
  ...view.picks.map((one, seat) => [`pick:${seat}`, one === 'unpicked' ? '' : one] as const),
  ...view.standings.map((one, seat) => [`standing:${seat}`, one === 'living' ? '' : one] as const),
  ['power:', view.uses === 0 ? '' : colours[view.power]!],
  ['revealed:', view.revealed ? 'revealed' : ''],
  ['bereft:', view.bereft ? 'bereft' : ''],
];

/**
 * The view without the secret choices of others, as long as all seats choose at the same time. A view shows the seats before the viewer as if they had
 * chosen, so these choices say nothing; who has chosen is told by the table.
 */
const beforeReveal = (view: View): View =>
  view.phase === 'align'
    ? { ...view, alignments: view.alignments.map((one) => (one === hidden ? 'unchosen' : one)) }
    : view.phase === 'pick'
      ? { ...view, picks: view.picks.map((one) => (one === hidden ? 'unpicked' : one)) }
      : view;

/** The contents of the picture, in which a ship is written as its owner and type, for instance `0G1`. */
export const model = (view: View): Model => ({
  pieces: piles(
    look(view).flatMap(({ number, markers, ships }) => [
      [`marker:${number}`, markers] as const,
      [`system:${number}`, ships.map(({ owner, piece }) => `${owner}${piece}`)] as const,
    ]),
  ),
  counts: counts([
    ...pieceNames.map((name, piece) => [`stash:${name}`, view.stash[piece]!] as const),
    ['uses:', view.uses],
    ['pending:', view.pending],
    ['turns:', view.turns],
    ['barred:', view.barred],
    ['tie:', view.tieSeat],
  ]),
  words: wordsAt(wordsOf(beforeReveal(view))),
  points: pointsFrom('victory', score(view)),
  phase: view.phase,
  toMove: toMove(view),
});

/** Returns the change for a ship that moves to a different system, even if the ship is destroyed on arrival. @rule IT-5.1 */
const going = (before: View, move: Move | null): readonly Change[] => {
  if (move?._tag !== 'MoveShip') return [];
  const [from, to] = [move.from, move.to].map((number) => ({ kind: 'system', value: String(number) }));
  return from === undefined || to === undefined ? [] : moving([`${before.mover}${move.ship}`], from, to);
};

/** The changes that a move makes: the moving ship, then other ships and markers, revealed secrets, the stash, and the turn. */
export const changes = (before: View, move: Move | null, after: View): readonly Change[] =>
  following(model(before), going(before, move), model(after));
