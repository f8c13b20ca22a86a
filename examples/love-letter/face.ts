/**
 * The pictures and clicks of Love Letter: the cards in hand, seats, and names of cards.
 */
import { boardGame } from 'rulehouse/board';
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
import { game, type LoveLetter, type State } from './game.ts';

const names = ['', 'Guard', 'Priest', 'Baron', 'Handmaid', 'Prince', 'King', 'Countess', 'Princess'];
const nameOf = (card: string): string => `${card} ${names[Number(card)] ?? ''}`;
const pile = (at: string, cards: string) => [at, [...cards].map((card) => `card.${card}`)] as const;

export const face: Face<LoveLetter> = faceOf<LoveLetter>({
  game,
  parts: ({ card, seat, named }) => [
    { kind: 'card', value: card, label: nameOf(card) },
    ...(seat === '' ? [] : [{ kind: 'seat', value: seat, label: `Seat ${seat}` }]),
    ...(named === '' ? [] : [{ kind: 'name', value: named, label: nameOf(named) }]),
  ],
  model: (view) => ({
    pieces: Object.fromEntries([
      pile('table:open', view.open),
      ...view.hands.map((hand, seat) => pile(`hand:${seat}`, hand)),
      ...view.laid.map((laid, seat) => pile(`laid:${seat}`, laid)),
    ]),
    counts: { 'deck:cards': view.deck.length, 'aside:cards': view.aside.length },
    words: Object.fromEntries(Array.from(view.safe, (seat) => [`guard:${seat}`, 'safe'])),
    points: game.score(view).map((round) => ({ round })),
    phase: game.toMove(view).length === 0 ? 'over' : 'turn',
  }),
  gaps: (_, { card, seat, named }) => ({
    card: nameOf(card),
    at: seat === '' ? '' : ` at Seat ${seat}`,
    named: named === '' ? '' : ` and names ${nameOf(named)}`,
  }),
  texts: {
    'move.Play': '{who} plays {card}{at}{named}',
    'piece.card.?': 'a hidden card',
    ...Object.fromEntries(Array.from('12345678', (card) => [`piece.card.${card}`, nameOf(card)])),
    'place.card': 'card {value}',
    'place.seat': '{seat}',
    'place.name': 'card {value}',
    'place.table': 'the table',
    'place.hand': 'the hand of {seat}',
    'place.laid': 'the cards before {seat}',
    'place.deck': 'the deck',
    'place.aside': 'the card that was put aside',
    'place.guard': '{seat}',
    'word.guard.safe': 'protected',
    'phase.turn': 'a card',
    'phase.over': 'the end',
    'source.round': 'the round',
    'reason.hand': 'the highest hand',
    'reason.alone': 'all others are out',
  },
});

/** Draws a view. */
export const draw = (state: State, options: SvgOptions = {}): SvgTree => {
  const view = game.view(viewer(options))(state);
  const deciding = game.toMove(view)[0];
  const rows = view.hands.map((hand, seat) => {
    const isTurn = seat === deciding;
    const signs = [hand === '' ? 'out' : '', view.safe.includes(String(seat)) ? 'protected' : ''].filter(Boolean);
    return svgGroup(
      14,
      140 + 96 * seat,
      { 'data-seat': seat, 'data-box': '0 0 120 88' },
      svgBox(0, 0, 532, 88, isTurn ? { fill: '#d3ece8', stroke: '#0f766e' } : {}),
      svgLabel(`Seat ${seat}`, 12, 30, { 'font-size': 16, 'font-weight': 700 }),
      svgLabel(isTurn ? 'to play' : signs.join(', '), 12, 56),
      svgCards(130, 14, [...hand], isTurn ? 'card' : undefined),
      svgGroup(246, 22, {}, ...Array.from(view.laid[seat] ?? '', laidCard)),
    );
  });
  const about = { title: 'Love Letter', description: game.board(view) };
  const heading = {
    text: say([face.english])(face.describeView(view)),
    note: 'Play one of your two cards; at the end the highest card wins',
  };
  const table = [
    svgCards(14, 60, view.deck === '' ? [] : ['?']),
    svgLabel(`${view.deck.length} ${view.deck.length === 1 ? 'card' : 'cards'} in the deck`, 74, 90, {
      'font-size': 14,
    }),
    view.open === '' ? [] : svgLabel('Put aside openly', 384, 90, { 'font-size': 14, 'text-anchor': 'end' }),
    svgCards(396, 60, [...view.open]),
  ];
  return svgSheet(148 + 96 * view.hands.length, about, heading, options, ...table, ...rows);
};
const laidCard = (card: string, at: number): SvgTree =>
  svgGroup(36 * (at % 8), 24 * Math.floor(at / 8), {}, svgBox(0, 0, 32, 44), svgLabel(card, 12, 22));

/** For `defineBoard([loveLetterBoard])`. */
export const loveLetterBoard = boardGame(face, (view, options) => [draw(view, options)]);
