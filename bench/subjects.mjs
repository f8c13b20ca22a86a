/**
 * The subjects of measurements: a game in one build of the library, its starting positions, and positions from the middle of games.
 */
import { createHash } from 'node:crypto';

/** Options for games of normal length. They stay the same when defaults change, so that figures remain comparable. */
const options = {
  terrafex: { support: 'adjacent', turnLimit: 30 },
};

/** Starting positions that replace the normal start. */
const positions = {
  icetraders:
    '4 main 2 GEGE ++++ - 1:R1=0Y2G1,1B1;2:Y2=0B3,2R1G3;3:G3=1R2Y3,3G1;4:B2=2Y1,3R3;5:R2=3B2;6:Y1=0R1,1G2;7:G2=2B1;8:B3=3Y3 -',
  // The set-up is not measured: all wizards have been placed and marked.
  toframenn:
    'play:L a2:B1O2R3,c2:G1P2K3,d1:R1C2Y3*,f1:W1B2G3,g2:Y1K2O3 a7:C1W2B3,b8:G1Y2O3,d8:K1R2W3,e7:O1B2C3*,g7:P1G2R3 - - std,null,caster,-,-',
};

/** The right side of an `Either`; throws if it is a Left. */
export const right = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left));
  return either.right;
};

/** A game of a build with positions: every seventh position of forty random games, and the moves made there. */
export const subject = async (build, id) => {
  const core = await import(build.entry('core'));
  const { game } = await import(build.entry(id));
  const chosen = right(core.decode(game.options)(options[id] ?? {}));
  const start = (seed) => (positions[id] ? right(game.position.parse(positions[id])) : right(game.setup(chosen, seed)));
  const starts = Array.from({ length: 20 }, (_, seed) => start(seed));
  return { core, game, starts, ...sampled(core, game, starts) };
};

const sampled = (core, game, starts) => {
  const run = core.playout(game);
  const digest = createHash('sha256');
  const pairs = [];
  let [plies, moves] = [0, 0];
  for (let seed = 0; seed < 40; seed++) {
    const last = run(starts[seed % starts.length], core.source(seed), 300, ({ before, legal, move }) => {
      plies++;
      moves += legal.length;
      digest.update(`${game.moveText.print(move)}\n`);
      if (plies % 7 !== 0) return;
      digest.update(legal.map(game.moveText.print).join(' '));
      if (pairs.length < 400) pairs.push([before, move]);
    });
    digest.update(game.position.print(last));
  }
  return { pairs, movesPerPly: moves / plies, digest: digest.digest('hex') };
};
