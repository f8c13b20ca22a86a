/** The pictures and clicks of the game: hands, the trick, and the tricks taken. */
import {
  type Face,
  faceOf,
  type SvgTree,
  say,
  svgBox,
  svgCards,
  svgGroup,
  svgLabel,
  svgSheet,
  viewer,
} from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { courseOf, game, type State, type Types, tried } from './game.ts';

const pile = (at: string, cards: string) => [at, [...cards].map((card) => `card.${card}`)] as const;

export const face: Face<Types> = faceOf<Types>({
  game,
  parts: ({ card }) => [{ kind: 'card', value: card, label: `Card ${card}` }],
  // A click on a card that cannot be played shows the rule.
  tried,
  model: (view) => {
    const { trick, taken } = courseOf(view);
    return {
      pieces: Object.fromEntries([
        pile('trick:table', trick),
        pile('played:table', view.played.slice(0, view.played.length - trick.length)),
        ...view.hands.map((hand, seat) => pile(`hand:${seat}`, hand)),
      ]),
      counts: { 'unseen:table': view.deck.length },
      words: {},
      points: taken.map((tricks) => ({ tricks })),
      phase: game.toMove(view).length === 0 ? 'over' : 'card',
    };
  },
  texts: {
    'move.Play': '{who} plays card {card}',
    'piece.card': 'card {value}',
    'piece.card.?': 'a hidden card',
    'place.card': 'card {value}',
    'place.hand': 'the hand of {seat}',
    'place.trick': 'the trick',
    'place.played': 'the tricks that are over',
    'place.unseen': 'unseen cards',
    'phase.card': 'a card',
    'phase.over': 'the end',
    'source.tricks': 'tricks',
    'reason.tricks': 'all cards are played',
  },
});

/** Draws a view. */
export const draw = (state: State, options: SvgOptions = {}): SvgTree => {
  const view = game.view(viewer(options))(state);
  const { trick, taken } = courseOf(view);
  const rows = view.hands.map((hand, seat) => {
    const isTurn = game.toMove(view).some((one) => one === seat);
    return svgGroup(
      14,
      150 + 90 * seat,
      {},
      svgBox(0, 0, 532, 80, isTurn ? { fill: '#d3ece8', stroke: '#0f766e' } : {}),
      svgLabel(`Seat ${seat}`, 12, 30, { 'font-size': 16, 'font-weight': 700 }),
      svgLabel(`tricks: ${taken[seat] ?? 0}`, 12, 52, { 'font-size': 14 }),
      svgCards(200, 10, [...hand], isTurn ? 'card' : undefined),
    );
  });
  return svgSheet(
    154 + 90 * view.hands.length,
    { title: game.title, description: game.board(view) },
    { text: say([face.english])(face.describeView(view)), note: 'Beat the trick if you can' },
    options,
    svgLabel('The trick', 26, 94, { 'font-size': 16, 'font-weight': 700 }),
    svgCards(214, 64, [...trick]),
    ...rows,
  );
};
