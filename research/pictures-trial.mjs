/**
 * Can a position be read from its picture alone? `--out <folder>` draws 20 random positions of each game as PNG files, four per sheet (Terra Mystica
 * alone at desktop width, Töframenn alone at phone width), with a questionnaire. A person who sees nothing else answers it, and `--score <folder>`
 * compares the answers (`answers.json`, from question number to answer) with the positions. Positions and questions depend only on a seed. Bundles
 * the sources itself; needs Chromium.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { executablePath, withBrowser } from '../scripts/check/chromium.mjs';
import { root } from '../scripts/check/consumer.mjs';

const [count, onSheet] = [20, 4];

const sources = async () => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'trial-')), 'sources.mjs');
  const contents = `
export { gameById } from './src/games/catalogue.ts';
export { playout } from './src/core/playing/playout.ts';
export { source } from './src/core/values/random.ts';
export { transformartianFace } from './src/face/index.ts';
export { placesOf } from './src/face/change.ts';
export { svg } from './src/face/svg/index.ts';
export { look as system, connections, material } from './src/games/icetraders/index.ts';
export { look as square, score as points } from './src/games/terrafex/index.ts';
export { nearShapes } from './src/face/transformartian/near.ts';
export { boardOf, factions } from './src/games/terra-mystica/index.ts';`;
  await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
};

/** A pseudo-random generator with a seed. */
const randomOf = (seed) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const positionOf = ({ gameById, playout, source }, id, options, seed, plies) =>
  gameById(id).open((game) => {
    const read = game.options.decode(options);
    const begun = game.setup(read.right, seed);
    return playout(game)(begun.right, source(seed), plies);
  });

const grounds = ['wasteland', 'desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'ice', 'volcano', 'river'];

/** For each game, its options, its length, and the questions about a position with their answers. */
const trials = {
  terrafex: {
    options: () => ({}),
    plies: (random) => 20 + random(80),
    questions: (lib, state, random) => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((file) =>
        [1, 2, 3, 4, 5, 6, 7].map((rank) => `${file}${rank}`),
      );
      const full = names.filter((name) => lib.square(state, name)._tag !== 'Empty');
      const asked = full[random(full.length)];
      const content = lib.square(state, asked);
      const named =
        content._tag === 'Capped' || content._tag === 'Frosted'
          ? `B${content.blue}G${content.green}`
          : `${{ Fire: 'R', Mountain: 'Y', Forest: 'G', Glacier: 'B' }[content._tag]}${content.size}`;
      return [
        [
          `What stands on ${asked}? (R fire, Y mountain, G forest, B glacier; size 1 to 3; B first if there are two)`,
          named,
        ],
        ['How many points do White and Black have? (w b)', lib.points(state).join(' ')],
      ];
    },
  },
  toframenn: {
    options: () => ({}),
    plies: (random) => 12 + random(60),
    questions: (lib, state, random) => {
      const text = lib
        .gameById('toframenn')
        .open((game) => game.position.print(state))
        .split(' ');
      const wizards = [0, 1].flatMap((side) =>
        text[1 + side] === '-' ? [] : text[1 + side].split(',').map((one) => [...one.split(':'), 'LD'[side]]),
      );
      const [at, token, side] = wizards[random(wizards.length)];
      return [
        [
          `Which wizard is on ${at}? (side L or D, then pyramids from the small one to the large one, * for an Archmage: L R1G3*)`,
          `${side} ${token}`,
        ],
        [
          'How many wizards do Light and Darkness have on the board? (l d)',
          [0, 1].map((one) => wizards.filter(([, , of]) => of === 'LD'[one]).length).join(' '),
        ],
      ];
    },
  },
  transformartian: {
    options: (random) => ({ players: 2 + random(2) }),
    plies: (random) => 20 + random(250),
    questions: (lib, state, random) => {
      const column = random(5);
      const colour = random(5);
      const count = state.smalls.length / 5;
      const near = lib
        .nearShapes(state)
        .map(({ colour: letter, lacks }) => `${letter}${'abcde'[lacks % 5]}${Math.floor(lacks / 5) + 1}`);
      return [
        [
          `On the level of how many points is the small ${'RYBGPO'[colour]} of column ${column + 1}?`,
          String(state.settings.levels[state.smalls[column * count + colour]]),
        ],
        [
          'Which squares lack one large for a shape, and of which colour? (Rb3 Gc4 in any order, - for none)',
          [...new Set(near)].sort().join(' ') || '-',
        ],
      ];
    },
  },
  icetraders: {
    options: () => ({ players: 5 }),
    plies: (random) => 18 + random(16),
    questions: (lib, state, random) => {
      const systems = lib.system(state);
      const held = systems.filter(({ ships }) => ships.length > 0);
      const one = (held.length > 0 ? held : systems)[
        random(Math.max(1, held.length > 0 ? held.length : systems.length))
      ];
      const ships =
        one.ships
          .map(({ owner, piece }) => `${owner}${piece}`)
          .sort()
          .join(' ') || '-';
      const [a, b] = [systems[random(systems.length)].number, systems[random(systems.length)].number].sort(
        (x, y) => x - y,
      );
      const joined = lib.connections(state).some(([x, y]) => Math.min(x, y) === a && Math.max(x, y) === b);
      return [
        [`Which ships are in system ${one.number}? (seat and piece: 0R1 2G3, each ship once, - for none)`, ships],
        [`Are systems ${a} and ${b} connected? (yes no)`, joined ? 'yes' : 'no'],
        [`Which markers does system ${one.number} have? (R3 or R3B1)`, one.markers.join('') || '-'],
      ];
    },
  },
  'terra-mystica': {
    options: (random) => ({ players: 2 + random(4) }),
    plies: (random) => 60 + random(150),
    questions: (lib, state, random) => {
      const { names } = lib.boardOf(state.switches.map);
      const free = names.flatMap((name, hex) => (/^[A-I]/.test(name) && state.structure[hex] === 0 ? [hex] : []));
      const built = names.flatMap((_, hex) => (state.structure[hex] > 0 ? [hex] : []));
      const [hex, house, seat] = [free[random(free.length)], built[random(built.length)], random(state.seats.length)];
      const letters = (of) => lib.factions[state.seats[of].faction].title.slice(0, 2);
      const title = lib.svg(state, { interactive: true }).match(new RegExp(`<title>${names[hex]}: (\\w+)`))[1];
      const { bowl1, bowl2, bowl3, coins, workers } = state.seats[seat];
      return [
        [`What terrain is ${names[hex]}? (${grounds.join(' ')})`, title],
        [
          `What stands on ${names[house]}, and whose? (D TP TE SH SA, then two letters)`,
          `${['', 'D', 'TP', 'TE', 'SH', 'SA'][state.structure[house]]} ${letters(state.owner[house])}`,
        ],
        [
          `Coins, workers and the power bowls of ${letters(seat)}? (c w I II III)`,
          [coins, workers, bowl1, bowl2, bowl3].join(' '),
        ],
      ];
    },
  },
};

// ---- scoring turns ----

const turns = 10;

const sumOf = (points) => points.reduce((sum, one) => sum + one, 0);

/** A turn of Transformartian that scores: the position before it, the move, and the position after it. */
const scoringTurn = (game, setup, random) => {
  let state = setup;
  for (;;) {
    const moves = game.legalMoves(state);
    const before = sumOf(game.score(state));
    const move = moves.find((one) => sumOf(game.score(game.applyLegal(state, one))) > before);
    if (move !== undefined && random(3) === 0) return { state, move, after: game.applyLegal(state, move) };
    state = game.applyLegal(state, moves[random(moves.length)]);
  }
};

/** The positions before and after a turn, as a board shows them, and the questions about the turn. */
const turnOf = (lib, seed, index) =>
  lib.gameById('transformartian').open((game) => {
    const random = randomOf(seed * 1000 + 900 + index);
    for (let i = 0; i < 5; i++) random(2);
    const options = game.options.decode({ players: 2 + random(2) }).right;
    const { state, move, after } = scoringTurn(game, game.setup(options, seed + index).right, random);
    const face = lib.transformartianFace;
    const last = [...face.parts(move), ...face.changes(state, move, after).flatMap(lib.placesOf)];
    const count = state.smalls.length / 5;
    const moved = state.smalls.flatMap((level, at) =>
      level === after.smalls[at] ? [] : [`${'RYBGPO'[at % count]}${Math.floor(at / count) + 1}`],
    );
    const won = game.score(after).map((points, team) => points - game.score(state)[team]);
    return {
      picture: `${lib.svg(state)}<hr>${lib.svg(after, { marks: { last } })}`,
      questions: [
        [
          'Above the line is the table before a turn, below it after the turn. Which smalls were lifted? (colour and column from the left: R1 G3)',
          moved.join(' '),
        ],
        ['How many points did each seat or team win in this turn? (in their order, 0 for none)', won.join(' ')],
      ],
    };
  });

const turnsOf = (lib, seed) => Array.from({ length: turns }, (_, index) => ({ ...turnOf(lib, seed, index), index }));

/** All positions of the trial: their pictures, and the questions with their answers. */
const positions = (lib, seed) => {
  let number = 0;
  const told = (asked) => asked.map(([question, answer]) => ({ number: ++number, question, answer }));
  const stills = Object.entries(trials).flatMap(([id, { options, plies, questions }], at) =>
    Array.from({ length: count }, (_, index) => {
      const random = randomOf(seed * 1000 + at * 100 + index);
      for (let i = 0; i < 5; i++) random(2);
      const state = positionOf(lib, id, options(random), seed + index, plies(random));
      return { id, index, picture: lib.svg(state), asked: told(questions(lib, state, random)) };
    }),
  );
  const scoring = turnsOf(lib, seed).map(({ index, picture, questions }) => ({
    id: 'transformartian-turns',
    index,
    picture,
    asked: told(questions),
  }));
  return [...stills, ...scoring];
};

/** The groups that are drawn and scored separately. */
const groups = [...Object.keys(trials), 'transformartian-turns'];

/** The widths in pixels of games with one picture per sheet: desktop width for the largest game, and phone width. */
const alone = { 'terra-mystica': 1280, toframenn: 390, 'transformartian-turns': 720 };

const drawSheets = (all, folder) =>
  withBrowser(async (browser) => {
    for (const id of groups) {
      const own = all.filter((one) => one.id === id);
      const columns = Object.hasOwn(alone, id) ? 1 : 2;
      for (let sheet = 0; sheet * onSheet < own.length; sheet++) {
        const some = own.slice(sheet * onSheet, (sheet + 1) * onSheet);
        const sheets = columns === 1 ? some.map((one) => [one]) : [some];
        for (const [part, group] of sheets.entries()) {
          const page = await browser.newPage({ viewport: { width: alone[id] ?? 1300, height: 800 } });
          const cells = group.map(({ index, picture }) => `<div><b>${id} ${index + 1}</b>${picture}</div>`).join('');
          await page.setContent(
            `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr)}svg{width:100%;height:auto}</style>${cells}`,
          );
          await page.screenshot({
            path: join(folder, `${id}-${sheet * onSheet + (columns === 1 ? part : 0) + 1}.png`),
            fullPage: true,
          });
          await page.close();
        }
      }
    }
  });

const argument = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);

const seed = Number(argument('--seed') ?? 7);
const [out, scored] = [argument('--out'), argument('--score')];

const plain = (text) => String(text).trim().toLowerCase().split(/\s+/).join(' ');

/** Lists may be in any order if the question allows it or asks for pieces. */
const isRight = (answer, given) =>
  plain(answer) === plain(given) ||
  (/[a-z]/i.test(answer) && plain(answer).split(' ').sort().join(' ') === plain(given).split(' ').sort().join(' '));

if (out !== undefined && executablePath === undefined)
  console.log('pictures: there is no Chromium, so nothing is drawn');
else if (out !== undefined) {
  const all = positions(await sources(), seed);
  mkdirSync(out, { recursive: true });
  await drawSheets(all, out);
  const lines = all.flatMap(({ id, index, asked }) =>
    asked.map(({ number, question }) => `${number}. ${id} ${index + 1}: ${question}`),
  );
  writeFileSync(join(out, 'questions.txt'), `${lines.join('\n')}\n`);
  console.log(`${all.length} positions, ${lines.length} questions in ${out}`);
} else if (scored !== undefined) {
  const answers = JSON.parse(readFileSync(join(scored, 'answers.json'), 'utf8'));
  const all = positions(await sources(), seed);
  console.log('| game | right | of |\n| --- | --- | --- |');
  for (const id of groups) {
    const asked = all.filter((one) => one.id === id).flatMap((one) => one.asked);
    const known = asked.filter(({ number }) => number in answers);
    const right = known.filter(({ number, answer }) => isRight(answer, answers[number]));
    console.log(`| ${id} | ${right.length} | ${known.length} |`);
    for (const { number, question, answer } of known.filter((one) => !right.includes(one)))
      console.error(`${number}. ${question} ${answer}, not ${answers[number]}`);
  }
} else console.log('pictures-trial: --out <folder> or --score <folder>');
