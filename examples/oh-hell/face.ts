/**
 * The pictures and clicks of Oh Hell: hands, the trick, bids and tricks taken.
 */
import { boardGame } from 'rulehouse/board';
import { type Face, faceOf, type SvgTree, say, svgBox, svgGroup, svgLabel, svgSheet, viewer } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { game, type OhHell, type State } from './game.ts';

const signs: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
/** A card in common notation: `10♥` for `TH`. */
const written = (card: string): string => card.slice(0, -1).replace('T', '10') + (signs[card.slice(-1)] ?? '');
const pile = (at: string, cards: readonly string[]) => [at, cards.map((card) => `card.${card}`)] as const;

export const face: Face<OhHell> = faceOf<OhHell>({
  game,
  parts: (move) =>
    move._tag === 'Bid'
      ? [{ kind: 'bid', value: String(move.tricks), label: `Bid ${move.tricks}` }]
      : [{ kind: 'card', value: move.card, label: written(move.card) }],
  model: (view) => ({
    pieces: Object.fromEntries([
      pile('trump:table', view.trump),
      pile('trick:table', view.trick),
      pile('played:table', view.played),
      ...view.hands.map((hand, seat) => pile(`hand:${seat}`, hand)),
    ]),
    counts: Object.fromEntries(view.taken.map((taken, seat) => [`taken:${seat}`, taken])),
    words: Object.fromEntries(view.bids.map((bid, seat) => [`bids:${seat}`, String(bid)])),
    points: game.score(view).map((points) => ({ points })),
    phase: game.toMove(view).length === 0 ? 'over' : view.bids.length < view.hands.length ? 'bid' : 'trick',
  }),
  gaps: (_, move) => (move._tag === 'Bid' ? { tricks: move.tricks } : { card: written(move.card) }),
  texts: {
    'move.Bid': '{who} bids {tricks}',
    'move.Play': '{who} plays {card}',
    'piece.card': 'card {value}',
    'piece.card.?': 'a hidden card',
    'place.bid': 'bid {value}',
    'place.card': 'card {value}',
    'place.hand': 'the hand of {seat}',
    'place.trick': 'the trick',
    'place.trump': 'the trump card',
    'place.played': 'the cards that are played',
    'place.taken': 'the tricks of {seat}',
    'place.bids': 'the bid of {seat}',
    'word.bids': '{value}',
    'phase.bid': 'bids',
    'phase.trick': 'a card',
    'phase.over': 'the end',
    'source.points': 'tricks and bids',
    'reason.points': 'all cards are played',
  },
});

/** Draws a card of the same size as `svgCards` does, with its suit; a hidden card shows its back. */
const cardAt = (x: number, y: number, card: string, isTarget: boolean): SvgTree => {
  const isRed = /[DH]$/.test(card);
  const data = isTarget ? { 'data-card': card, 'data-box': '0 0 44 60' } : {};
  const ink = { 'font-size': 20, 'font-weight': 700, 'text-anchor': 'middle', fill: isRed ? '#b91c1c' : '#1f2937' };
  return card === '?'
    ? svgGroup(x, y, {}, svgBox(0, 0, 44, 60, { fill: '#0f766e' }), svgBox(5, 5, 34, 50, { fill: 'none' }))
    : svgGroup(x, y, data, svgBox(0, 0, 44, 60, { fill: '#fffefa' }), svgLabel(written(card), 22, 30, ink));
};

/** Draws a view. */
export const draw = (state: State, options: SvgOptions = {}): SvgTree => {
  const view = game.view(viewer(options))(state);
  const { hands, trump, trick, leader, bids, taken } = view;
  const deciding = game.toMove(view)[0];
  const rows = hands.map((hand, seat) => {
    const isTurn = seat === deciding;
    const step = Math.min(50, 400 / Math.max(1, hand.length));
    return svgGroup(
      14,
      170 + 86 * seat,
      {},
      svgBox(0, 0, 532, 78, isTurn ? { fill: '#d3ece8', stroke: '#0f766e' } : {}),
      svgLabel(`Seat ${seat}`, 12, 22, { 'font-size': 16, 'font-weight': 700 }),
      svgLabel(`bid ${bids[seat] ?? '-'}`, 12, 42, { 'font-size': 14 }),
      svgLabel(`taken ${taken[seat] ?? 0}`, 12, 60, { 'font-size': 14 }),
      ...hand.map((card, at) => cardAt(110 + step * at, 9, card, isTurn)),
    );
  });
  const played = trick.map((card, at) =>
    svgGroup(
      190 + 58 * at,
      64,
      {},
      cardAt(0, 0, card, false),
      svgLabel(`Seat ${(leader + at) % hands.length}`, 22, 74, { 'text-anchor': 'middle' }),
    ),
  );
  const about = { title: 'Oh Hell', description: game.board(view) };
  const heading = {
    text: say([face.english])(face.describeView(view)),
    note: 'Take exactly as many tricks as you bid',
  };
  const trumps = trump.map((card) => cardAt(14, 64, card, false));
  const label = svgLabel('trump', 68, 94, { 'font-size': 14 });
  return svgSheet(174 + 86 * hands.length, about, heading, options, ...trumps, label, ...played, ...rows);
};

/** For `defineBoard([ohHellBoard])`. */
export const ohHellBoard = boardGame(face, (view, options) => [draw(view, options)]);
