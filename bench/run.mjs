/**
 * Benchmarks: plies per second and the cost of the pieces, per game, in CPU time. `npm run bench [-- game ...]`; `--write` brings
 * the table of the docs up to date. `npm run bench -- search` measures searches instead (bench/search.mjs).
 * Numbers of a noisy machine vary; each row is the best of several rounds.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decode, perft, playout, source } from 'rulehouse/core';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** Options that make games of ordinary length, and that stay the same when defaults change, so that figures can be compared. */
const options = {
  terrafex: { support: 'adjacent', turnLimit: 30 },
};

/** Positions to measure from, instead of the start. */
const positions = {
  icetraders:
    '4 main 2 GEGE ++++ - 1:R1=0Y2G1,1B1;2:Y2=0B3,2R1G3;3:G3=1R2Y3,3G1;4:B2=2Y1,3R3;5:R2=3B2;6:Y1=0R1,1G2;7:G2=2B1;8:B3=3Y3 -',
  // Setup is not measured: all wizards are placed and marked.
  toframenn:
    'play:L a2:B1O2R3,c2:G1P2K3,d1:R1C2Y3*,f1:W1B2G3,g2:Y1K2O3 a7:C1W2B3,b8:G1Y2O3,d8:K1R2W3,e7:O1B2C3*,g7:P1G2R3 - - std,null,caster,-,-',
};

/** CPU seconds of a function, and what it returns. */
const timed = (work) => {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
};

/** Calls a second, best of the rounds. */
const rate = (work) => {
  let best = 0;
  for (let round = 0; round < rounds + 1; round++) {
    const [seconds, count] = timed(work);
    if (round > 0) best = Math.max(best, count / seconds);
  }
  return best;
};

const format = (perSecond) =>
  perSecond >= 1e6
    ? `${(perSecond / 1e6).toFixed(2)} M/s`
    : perSecond >= 1e4
      ? `${Math.round(perSecond / 1e3)} k/s`
      : `${Math.round(perSecond)} /s`;

const right = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left));
  return either.right;
};

const repeat = (items, times, work) => {
  for (let k = 0; k < times; k++) for (const item of items) work(item);
  return times * items.length;
};

const measure = (game) => {
  const chosen = right(decode(game.options)(options[game.id] ?? {}));
  const startAt = (seed) =>
    positions[game.id] ? right(game.position.parse(positions[game.id])) : right(game.setup(chosen, seed));
  const run = playout(game);
  const sample = [];
  const pairs = [];
  let moves = 0;
  let plies = 0;
  for (let seed = 0; seed < 40; seed++)
    run(startAt(seed), source(seed), 300, ({ before, legal, move }) => {
      plies++;
      moves += legal.length;
      if (plies % 7 === 0 && sample.length < 400) {
        sample.push(before);
        pairs.push([before, move]);
      }
    });
  const texts = sample.map(game.position.print);
  const jsons = sample.map((state) => JSON.parse(JSON.stringify(game.state.encode(state))));
  const starts = Array.from({ length: 20 }, (_, seed) => startAt(seed));
  return {
    'random play, plies': rate(() => {
      let count = 0;
      let seed = 0;
      const end = process.hrtime.bigint() + 1_200_000_000n;
      while (process.hrtime.bigint() < end) {
        run(starts[seed % starts.length], source(seed), 2000, () => count++);
        seed++;
      }
      return count;
    }),
    'moves a ply': moves / plies,
    legalMoves: rate(() => repeat(sample, 50, game.legalMoves)),
    'check + apply': rate(() =>
      repeat(pairs, 50, ([state, move]) => game.applyLegal(state, right(game.check(move)(state)))),
    ),
    applyLegal: rate(() => repeat(pairs, 50, ([state, move]) => game.applyLegal(state, move))),
    'perft nodes': rate(() => perft(game)(starts[0], 2)),
    'parse position': rate(() => repeat(texts, 5, game.position.parse)),
    'decode JSON': rate(() => repeat(jsons, 5, decode(game.state))),
  };
};

// Each game is measured in a process of its own, as a program that plays one game would run.
const measured = ({ id }) =>
  JSON.parse(execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--measure', id], { encoding: 'utf8' }));

const table = (rows) => {
  const columns = Object.keys(rows[0]?.[1] ?? {});
  return [
    `| per second of CPU | ${rows.map(([id]) => id).join(' | ')} |`,
    `| --- |${rows.map(() => ' ---: |').join('')}`,
    ...columns.map(
      (column) =>
        `| ${column} | ${rows.map(([, row]) => (column === 'moves a ply' ? row[column].toFixed(1) : format(row[column]))).join(' | ')} |`,
    ),
  ].join('\n');
};

if (process.argv[2] === 'search') await import('./search.mjs');
else if (process.argv[2] === '--measure') {
  const { game } = await import(`rulehouse/${process.argv[3]}`);
  console.log(JSON.stringify(measure(game)));
} else {
  const { games } = await import('rulehouse');
  const text = table(
    games.filter(({ id }) => wanted.length === 0 || wanted.includes(id)).map((any) => [any.id, measured(any)]),
  );
  console.log(text);
  const page = 'docs/guide/performance.md';
  const marked = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
  if (process.argv.includes('--write'))
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(marked, (_, open, close) => `${open}${text}\n${close}`),
    );
}
