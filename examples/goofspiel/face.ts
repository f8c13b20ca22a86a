/**
 * What people see and touch of Goofspiel: parts, words, and a picture.
 */
import { none, some } from 'rulehouse';
import { boardGame } from 'rulehouse/board';
import { type Face, faceOf, finishSvg, message } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { game, type Goofspiel, type State } from './game.js';

const named = (kind: string, cards: string): readonly string[] => [...cards].map((one) => `${kind}${one}`);

export const face: Face<Goofspiel> = faceOf<Goofspiel>({
  game,
  parts: ({ card }) => [{ kind: 'card', value: card, label: `Card ${card}` }],
  model: (view) => ({
    pieces: Object.fromEntries(
      [
        ['table:prizes', named('p', view.prizes.slice(0, 1))] as const,
        ...view.hands.map((hand, seat) => [`hand:${seat}`, named('c', hand)] as const),
        ...view.won.map((won, seat) => [`won:${seat}`, named('p', won)] as const),
      ].filter(([, pieces]) => pieces.length > 0),
    ),
    counts: { ...(view.prizes.length > 1 && { 'table:rest': view.prizes.length - 1 }) },
    words: Object.fromEntries([...view.bids].map((bid, seat) => [`bid:${seat}`, bid === '?' ? 'hidden' : bid])),
    points: view.won.map((won) => (won === '' ? {} : { prizes: [...won].reduce((sum, one) => sum + Number(one), 0) })),
    phase: view.prizes === '' ? 'over' : 'bid',
    toMove: game.toMove(view),
  }),
  gaps: (_, { card }) => ({ card: message(`word.bid.${card}`) }),
  texts: {
    'move.Bid': '{who} bids {card}',
    'place.card': 'card {value}',
    'place.table': 'the table ({value})',
    'place.hand': 'the hand of seat {value}',
    'place.won': 'the prizes of seat {value}',
    'place.bid': 'the bid of seat {value}',
    'phase.bid': 'bids',
    'phase.over': 'the end',
    'source.prizes': 'prizes',
    'reason.prizes': 'all prizes are gone',
    ...Object.fromEntries(
      '123456789'.split('').flatMap((n) => [
        [`piece.c${n}`, `card ${n}`],
        [`piece.p${n}`, `prize ${n}`],
        [`word.bid.${n}`, `card ${n}`],
      ]),
    ),
  },
});

const card = (x: number, y: number, text: string, data = ''): string =>
  `<g transform="translate(${x} ${y})" ${data} data-box="0 0 44 60"><rect width="44" height="60" rx="6" fill="#ffffff" stroke="#22303c"/><text x="22" y="38" font-size="24" text-anchor="middle" fill="#22303c">${text}</text></g>`;

/** A view as an SVG text. */
export const draw = (state: State, options: SvgOptions = {}): string => {
  const view = game.view(options.seat === undefined ? none : some(options.seat))(state);
  const rows = view.hands.map((hand, seat) => {
    const y = 90 + seat * 90;
    const isDeciding = game.toMove(view).some((one) => one === seat);
    const cards = [...hand].map((one, index) => card(20 + index * 50, y, one, isDeciding ? `data-card="${one}"` : ''));
    const bid = view.bids[seat] === undefined ? '' : `, has bid${view.bids[seat] === '?' ? '' : ` ${view.bids[seat]}`}`;
    return `<text x="20" y="${y - 6}" fill="#22303c">Seat ${seat}: ${game.score(view)[seat] ?? 0} points${bid}</text>${cards.join('')}`;
  });
  const prizes = [...view.prizes].map((one, index) => card(90 + index * 50, 8, one));
  const height = 80 + view.hands.length * 90;
  const words = game.board(view).replaceAll('\n', '. ');
  return finishSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 ${height}" role="img" aria-label="${words}" font-family="sans-serif"><rect width="560" height="${height}" fill="#ffffff"/><text x="20" y="40" fill="#22303c">Prizes</text>${prizes.join('')}${rows.join('')}</svg>`,
    options,
  );
};

/** For `defineBoard([goofspielBoard])`. */
export const goofspielBoard = boardGame(face, (view, options) => [draw(view, options)]);
