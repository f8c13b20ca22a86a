/**
 * Openings of Terra Mystica for training: positions at the first turn, with drawn factions, tiles, maps, timings and numbers of seats. First
 * dwellings and bonus tiles are chosen by the usual evaluation, mostly with noise, so that no opening is learned by heart.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { right } from '../fit/load.mjs';
import { chanceFrom } from './chance.mjs';

/** The first games of the league, from whose openings training may begin; the test begins from the other ones. */
const fitted = 30;

/** The part of the games that begin as league games did, and the part of the other games that have the options of the league. */
const [leaguePart, alikePart] = [0.45, 0.55];

const begun = ({ checkLedger, game }, ledger) => {
  const read = checkLedger(ledger);
  if (read._tag === 'Left') return [];
  let state = read.right.start;
  for (const move of read.right.moves) {
    if (state.phase === 'turn') return [state];
    state = game.applyLegal(state, right(game.check(move)(state)));
  }
  return [];
};

/** The first turns of the league games that training may use; none if there is no folder. */
const leagueStarts = (library, folder) =>
  folder === ''
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .slice(0, fitted)
        .flatMap((name) => begun(library, readFileSync(join(folder, name), 'utf8')));

/** The same position with other scoring tiles; a tile that may lie in early rounds only is not drawn for a late one. */
const redrawn = ({ scoringTiles }, state, { below }) => {
  for (;;) {
    const tiles = scoringTiles.flatMap(({ option }, tile) =>
      option === null || state.scoring.includes(tile) ? [tile] : [],
    );
    const drawn = Array.from({ length: 6 }, () => tiles.splice(below(tiles.length), 1)[0]);
    if (drawn.every((tile, index) => index < scoringTiles[tile].lastRound)) return { ...state, scoring: drawn };
  }
};

/** The options of the league's games. */
const leagueOptions = {
  players: 4,
  map: 'original',
  'leech-timing': 'immediate',
  'mini-expansion-1': true,
  'shipping-bonus': true,
  'temple-scoring-tile': true,
  'variable-turn-order': true,
};

const factionsOfIce = {
  'fire-and-ice-factions/ice': true,
  'fire-and-ice-factions/volcano': true,
  'fire-and-ice-factions/variable_v5': true,
};

/** Options of all kinds: numbers of seats, maps, timings, factions of Fire & Ice, and the small expansions. */
const anyOptions = ({ uniform, pick }) => ({
  players: pick([2, 3, 4, 5]),
  map: pick(['original', 'original', 'fire-ice', 'fire-ice-2']),
  'leech-timing': uniform() < 0.8 ? 'immediate' : 'deferred',
  'mini-expansion-1': uniform() < 0.7,
  'shipping-bonus': uniform() < 0.7,
  'temple-scoring-tile': uniform() < 0.7,
  'variable-turn-order': uniform() < 0.6,
  'fire-and-ice-final-scoring': uniform() < 0.3,
  ...(uniform() < 0.5 ? factionsOfIce : {}),
});

/** Plays the set-up: factions are drawn, and the rest follows the usual evaluation with noise. */
const setUp = ({ game, expectedFor }, start, { uniform, below, normal, pick }) => {
  const noise = pick([0, 1, 3]);
  let state = start;
  while (state.phase !== 'turn' && state.phase !== 'end') {
    const [seat] = game.toMove(state);
    const legal = game.legalMoves(state);
    let [best, most] = [legal[below(legal.length)], Number.NEGATIVE_INFINITY];
    if (state.phase !== 'faction')
      for (const move of legal) {
        const value = expectedFor(game.applyLegal(state, move), seat) + noise * normal() + 1e-6 * uniform();
        if (value > most) [best, most] = [move, value];
      }
    state = game.applyLegal(state, best);
  }
  return state;
};

/**
 * Returns a function that makes an opening.
 *
 * @param library - the parts of the library that training uses
 * @param folder - a folder of ledgers of the league; empty if openings are only drawn
 */
export const openingsOf = (library, folder) => {
  const { game } = library;
  const starts = leagueStarts(library, folder);
  return (chance) => {
    if (starts.length > 0 && chance.uniform() < leaguePart) {
      const start = chance.pick(starts);
      const timed = { ...start, switches: { ...start.switches, 'leech-timing': 'immediate' } };
      return chance.uniform() < 0.2 ? timed : redrawn(library, timed, chance);
    }
    const chosen = chance.uniform() < alikePart ? leagueOptions : anyOptions(chance);
    const options = right(game.options.decode(chosen));
    return setUp(library, right(game.setup(options, chance.below(2 ** 31))), chance);
  };
};

/** Openings of four seats that are the same for every training, and never begin a game of self-play: they show how play improves. */
export const yardstickOf = (library, count) => {
  const chance = chanceFrom(424242);
  const drawn = openingsOf(library, '');
  const four = [];
  while (four.length < count) {
    const state = drawn(chance);
    if (state.seats.length === 4 && state.switches.map === 'original' && state.switches['leech-timing'] === 'immediate')
      four.push(state);
  }
  return four;
};
