/** The law of impossible positions, over all factions, maps, both answer timings, auctions and options. */
import { isLeft } from 'fp-ts/Either';
import { source } from '../../../src/core/index.js';
import {
  applyLegal,
  defaultOptions,
  factions,
  game,
  legalMoves,
  type Move,
  moveText,
  type Options,
  type State,
} from '../../../src/games/terra-mystica/index.js';
import { impossible } from '../../kit/impossible.js';
import { everything } from './kit.js';

const options: readonly Options[] = [
  { ...defaultOptions, players: 2 },
  { ...defaultOptions, players: 3, 'leech-timing': 'deferred', 'strict-leech': false },
  { ...everything, players: 5, 'leech-timing': 'deferred', 'variable-turn-order': true },
  { ...everything, players: 4, map: 'fire-ice', auction: true },
  { ...everything, players: 3, map: 'fire-ice-2', 'variable-turn-order': true, 'strict-darkling-sh': false },
  { ...everything, players: 5, auction: true, 'leech-timing': 'deferred', 'manual-fav5': true },
  {
    ...everything,
    players: 4,
    'fire-and-ice-factions/variable_v5': false,
    'fire-and-ice-factions/variable_v2': true,
    'vp-variant': 'original_2017',
  },
];

/** Preferences for moves that are rare in random play: towns, strongholds, full tracks. */
const wishes: Readonly<Partial<Record<Move['_tag'], number>>> = {
  Town: 40,
  Favor: 40,
  Upgrade: 12,
  Connect: 12,
  Action: 12,
  Build: 8,
  Send: 8,
  Dig: 8,
  Leech: 8,
  Pass: 1,
  Burn: 1,
};

const wish = ({ _tag }: Move): number => wishes[_tag] ?? 2;

/** Every fifth position of games whose seats build whenever they can. */
const eager = (chosen: Options, seed: number): readonly State[] => {
  const start = game.setup(chosen, seed);
  if (isLeft(start)) throw new Error(start.left.text);
  const { below } = source(seed + 7);
  const states: State[] = [];
  let state = start.right;
  for (let legal = legalMoves(state), ply = 0; legal.length > 0 && ply < 900; legal = legalMoves(state), ply++) {
    if (ply % 5 === 0 || state.turn.towns + state.turn.choose + state.turn.loss > 0) states.push(state);
    let ticket = below(legal.reduce((sum, move) => sum + wish(move), 0));
    const move = legal.find((one) => (ticket -= wish(one)) < 0);
    if (move === undefined) break;
    state = applyLegal(state, move);
  }
  return states;
};

const print = (move: Move): string => moveText.print(move);

/** Moves that occur in replays but in no list. */
const unlisted = [
  ...factions.map(({ id }) => print({ _tag: 'Drop', by: id, faction: id })),
  ...factions.flatMap(({ id }) => [
    print({ _tag: 'DeclineAll', by: id }),
    print({ _tag: 'Wait', by: id }),
    print({ _tag: 'KeepKey', by: id }),
    print({ _tag: 'LeechAny', by: id, power: 2 }),
    print({ _tag: 'Correct', by: id, amount: 1, what: 'W' }),
    print({ _tag: 'Lose', by: id, cult: 'WATER', steps: 1 }),
    print({ _tag: 'Convert', by: id, give: 10, from: 'PW', get: 2, to: 'P' }),
    print({ _tag: 'Convert', by: id, give: 4, from: 'W', get: 4, to: 'C' }),
  ]),
  print({ _tag: 'Convert', by: null, give: 10, from: 'PW', get: 2, to: 'P' }),
  print({ _tag: 'Town', by: null, tile: 'TW5', count: 2 }),
];

impossible({
  game,
  options,
  plies: 300,
  games: 3,
  further: 24,
  unlisted,
  positions: options.flatMap((chosen, index) => [0, 1, 2].flatMap((k) => eager(chosen, 10 * index + k))),
});
