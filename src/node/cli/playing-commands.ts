/**
 * Commands that play games: demo, play, think, match, facts, tune, learn.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { type CommandRun, settle, settleFolded, settleFound } from '../host/finish.js';
import { collect, withFlag } from '../host/with-games.js';
import type { FactsFlags } from '../tournament/facts/command.js';
import type { MatchFlags } from '../tournament/match-command.js';
import type { TuneFlags } from '../tournament/tune/plan.js';
import { botMemory, botStart, botTime, clock, json, thinkTime } from './flags.js';
import type { LearnFlags } from './learn/learn.js';
import type { PlayFlags } from './play.js';
import type { ThinkFlags } from './think.js';

/** Adds `demo`. */
export const addDemo = (program: Command, run: CommandRun, version: string): void => {
  program
    .command('demo')
    .description('play one game of each kind to its end, and a small tournament')
    .option('--seed <n>', 'seed of the games', '1')
    .option('--out <folder>', 'the folder for the records; default: a new temporary folder')
    .option(...withFlag)
    .action(async ({ seed, out }: { seed: string; out?: string }) => {
      const [{ readSeed }, { demo }, { everyGame }] = await Promise.all([
        import('../host/args.js'),
        import('./demo.js'),
        import('../host/own-games.js'),
      ]);
      const chance = readSeed(seed);
      await settle(run, chance._tag === 'Left' ? chance : await demo(everyGame(), chance.right, out, version, run.io));
    });
};

/** Adds `play`. */
export const addPlay = (program: Command, run: CommandRun, version: string): void => {
  program
    .command('play <game>')
    .description('play against bots')
    .option('--seat <n>', 'your seat; default: 0, or your seat in the resumed game')
    .option('--bot <text>', 'the bots at the other seats; repeatable, in the order of the seats', collect, [])
    .option(...botTime)
    .option(...botMemory)
    .option('--seed <n>', 'seed of the set-up; default: a random one')
    .option('--bot-seed <n>', "seed of the bots' random choices; default: one that nobody can compute")
    .option('--options <json>', 'options of the game')
    .option('--position <text>', 'start from a position')
    .option('--resume [file]', 'continue the game of a record; without a file: the game that you left last')
    .option(...withFlag)
    .action(async (id: string, flags: PlayFlags) => {
      const { play } = await import('./play.js');
      await settle(run, await play(id, flags, version, run.io));
    });
};

/** Adds `think`. */
export const addThink = (program: Command, run: CommandRun): void => {
  program
    .command('think <game> <position>')
    .description('let a bot analyse a position: its move, and the visits, value, proof and line of the best moves')
    .option('--bot <text>', 'the bot', 'mcts')
    .option(...botTime)
    .option(...botMemory)
    .option('--seat <n>', 'the seat for which it thinks; default: the seat to move')
    .option('--seed <n>', 'seed of the bot', '0')
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, position: string, flags: ThinkFlags) => {
      const { think } = await import('./think.js');
      await settle(run, await think(id, position, flags, run.io));
    });
};

/** Adds `match`. */
export const addMatch = (program: Command, run: CommandRun): void => {
  program
    .command('match <game> <bots...>')
    .description('let bots play each other, every seed in all rotations of the seats')
    .option('--games <n>', 'games, rounded up to whole seeds', '100')
    .option('--seed <n>', 'first seed', '1')
    .option('--options <json>', 'options of the game', '{}')
    .option('--jobs <n>', 'worker threads', '1')
    .option(...botTime)
    .option(...botStart)
    .option(...thinkTime)
    .option(...clock)
    .option(...botMemory)
    .option('--jsonl <file>', 'write every game with its record to a new file, one per line')
    .option(
      '--secret <file>',
      'repeat a match with programs: the file with the secret of its seeds, created if it does not exist',
    )
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, bots: readonly string[], flags: MatchFlags, command: Command) => {
      if (bots.length < 2) command.error('error: a match needs 2 to 6 bots: name another one');
      const { match } = await import('../tournament/match-command.js');
      await settleFolded(run, await match(id, bots, flags, run.io), flags.json);
    });
};

/** Adds `facts`. */
export const addFacts = (program: Command, run: CommandRun): void => {
  program
    .command('facts <game> [bots...]')
    .description('say what many games show: how they end, how long they are, who is ahead; without bots, at random')
    .option('--games <n>', 'games, rounded up to whole seeds', '1000')
    .option('--seed <n>', 'first seed', '1')
    .option('--options <json>', 'options of the game', '{}')
    .option('--jobs <n>', 'worker threads', '1')
    .option('--depth <n>', 'count the different positions after so many moves', '2')
    .option('--dead <position>', 'say instead whether any play from a position ends the game, and how')
    .option('--bound <n>', 'for --dead: the greatest number of positions to reach', '100000')
    .option(...botTime)
    .option(...botMemory)
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, bots: readonly string[], flags: FactsFlags) => {
      const { facts } = await import('../tournament/facts/command.js');
      await settleFolded(run, await facts(id, bots, flags, run.io), flags.json);
    });
};

/** Adds `tune`. */
export const addTune = (program: Command, run: CommandRun): void => {
  program
    .command('tune <game>')
    .description(
      'find better values for the parameters of a bot by letting it play, and test them against the old ones',
    )
    .requiredOption('--bot <text>', 'the bot; the search starts from its values')
    .requiredOption('--over <names>', 'the parameters, optionally with bounds: explore=5..200,order')
    .option('--against <text>', 'an opponent; repeatable: they take turns; default: the bot itself', collect, [])
    .option('--options <json>', 'options of the game', '{}')
    .option('--steps <n>', 'steps of the search', '200')
    .option('--blocks <n>', 'the number of seeds that each step plays, in all rotations of the seats', '1')
    .option('--test <n>', 'the maximum number of seeds for the test at the end; 0: no test', '1000')
    .option('--seed <n>', 'seed of the search, and the first of the games', '1')
    .option('--out <folder>', 'the folder for the log, from which an interrupted search resumes')
    .option('--jobs <n>', 'worker threads', '1')
    .option(...botTime)
    .option(...botMemory)
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, flags: TuneFlags) => {
      const { tune } = await import('../tournament/tune/tune.js');
      await settleFound(run, await tune(id, flags, run.io), flags.json);
    });
};

/** Adds `learn`. */
export const addLearn = (program: Command, run: CommandRun, version: string): void => {
  program
    .command('learn <game>')
    .description('train a network by letting a bot play against itself, and test whether the bot plays better with it')
    .requiredOption('--out <file>', 'a new file for the network')
    .option('--games <n>', 'the number of games of the training', '2000')
    .option('--bot <text>', 'the bot that plays', 'greedy:by=1')
    .option('--options <json>', 'options of the game', '{}')
    .option('--layers <sizes>', 'the numbers of nodes in the two hidden layers', '64,32')
    .option('--max-plies <n>', 'a game is cut off after this many moves', '1000')
    .option('--test <n>', 'the number of games of the test at the end; 0: no test', '200')
    .option('--seed <n>', 'seed of the training, and the first of the games', '1')
    .option('--jobs <n>', 'worker threads', '1')
    .option('--redis <url>', 'let workers play through Redis (`arena work`) instead of this process')
    .option('--replace', 'replace an existing file')
    .option(...json)
    .option(...withFlag)
    .action(async (id: string, flags: LearnFlags) => {
      const { learn } = await import('./learn/learn.js');
      await settleFound(run, await learn(id, flags, version, run.io), flags.json);
    });
};
