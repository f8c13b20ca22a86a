/**
 * The pictures, clicks and words of Goofspiel.
 */
import { boardGame } from 'rulehouse/board';
import { type Face, faceOf, type SvgTree, say, svgCards, svgGroup, svgLabel, svgSheet, viewer } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { type Goofspiel, game, type State } from './game.ts';

const pile = (at: string, kind: string, cards: string) => [at, [...cards].map((one) => `${kind}.${one}`)] as const;

export const face: Face<Goofspiel> = faceOf<Goofspiel>({
  game,
  parts: ({ card }) => [{ kind: 'card', value: card, label: `Card ${card}` }],
  model: (view) => ({
    pieces: Object.fromEntries([
      pile('table:prizes', 'prize', view.prizes.slice(0, 1)),
      ...view.hands.map((hand, seat) => pile(`hand:${seat}`, 'card', hand)),
      ...view.won.map((won, seat) => pile(`won:${seat}`, 'prize', won)),
    ]),
    counts: { 'table:rest': view.prizes.slice(1).length },
    words: Object.fromEntries([...view.bids].map((bid, seat) => [`bid:${seat}`, bid === '?' ? 'hidden' : bid])),
    points: game.score(view).map((prizes) => ({ prizes })),
    phase: view.prizes === '' ? 'over' : 'bid',
  }),
  texts: {
    'move.Bid': '{who} bids card {card}',
    'piece.card': 'card {value}',
    'piece.prize': 'prize {value}',
    'place.card': 'card {value}',
    'place.table': 'the table ({value})',
    'place.hand': 'the hand of {seat}',
    'place.won': 'the prizes of {seat}',
    'place.bid': 'the bid of {seat}',
    'word.bid': 'card {value}',
    'phase.bid': 'bids',
    'phase.over': 'the end',
    'source.prizes': 'prizes',
    'reason.prizes': 'all prizes are gone',
  },
});

/** Draws a view. */
export const draw = (state: State, options: SvgOptions = {}): SvgTree => {
  const view = game.view(viewer(options))(state);
  const rows = view.hands.map((hand, seat) => {
    const words = `Seat ${seat}: ${game.score(view)[seat] ?? 0} points, bid ${view.bids[seat] ?? '-'}`;
    const kind = game.toMove(view).some((one) => one === seat) ? 'card' : undefined;
    return svgGroup(14, 140 + 90 * seat, {}, svgLabel(words, 0, 0), svgCards(0, 10, [...hand], kind));
  });
  const about = { title: 'Goofspiel', description: game.board(view) };
  const heading = { text: say([face.english])(face.describeView(view)), note: 'Bid for the first of the prizes' };
  return svgSheet(140 + 90 * view.hands.length, about, heading, options, svgCards(14, 50, [...view.prizes]), ...rows);
};

/** For `defineBoard([goofspielBoard])`. */
export const goofspielBoard = boardGame(face, (view, options) => [draw(view, options)]);
