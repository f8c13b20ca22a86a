/**
 * The command line: names, arguments and help, built with the `commander` library. The command line's main module is short, because every command is
 * a separate function. A command's function, and the games that the function needs, are loaded only when the command is given; printing the help
 * loads none of them.
 *
 * @packageDocumentation
 */
import { createRequire } from 'node:module';
import { Command, CommanderError, Option } from 'commander';
import type { Fault } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import { type CommandRun, settle, settleFolded } from '../host/finish.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { packageFolder } from '../host/package-files.js';
import { colourChoices, wantsColour } from '../host/paint.js';
import { collect, loadWith, throwerOf, withFlag } from '../host/with-games.js';
import type { ServeFlags } from '../server/index.js';
import { addArena } from '../tournament/commands.js';
import { addAuthors, addChecks, addProtocol } from './author-commands.js';
import { addCompletion } from './completion-commands.js';
import { addEnv, addExam } from './env-command.js';
import { botMemory, botTime, json } from './flags.js';
import { explain, helpStyle } from './help.js';
import { addLedger } from './ledger-commands.js';
import { addDemo, addFacts, addLearn, addMatch, addPlay, addThink, addTune } from './playing-commands.js';
import { addQuestions } from './question-commands.js';
import { addStats } from './stats-commands.js';
import { addTables } from './tables-commands.js';

/** The version of the package. */
const { version } = createRequire(packageFolder)('./package.json') as { readonly version: string };

const addBots = (program: Command, run: CommandRun): void => {
  program
    .command('bots')
    .description('list the bots with their parameters')
    .option(...json)
    .option(...withFlag)
    .action(async ({ json }: { json?: boolean }) => {
      const { listBots } = await import('../host/bots.js');
      await settleFolded(run, { _tag: 'Right', right: listBots() }, json);
    });
  program
    .command('bot <text>')
    .description('run a bot of the library as a program that speaks the protocol')
    .option(...withFlag)
    .action(async (text: string) => {
      const { bot } = await import('./bot-command.js');
      await settle(run, await bot(text, version, run.io));
    });
};

const addServers = (program: Command, run: CommandRun): void => {
  program
    .command('serve')
    .description('serve tables over HTTP: JSON over POST, events by SSE')
    .option('--config <file>', 'a configuration file in JSON; flags override it')
    .option('--port <n>', 'the port; 0: any free port; default: 8080')
    .option('--host <name>', 'the address to listen on; default: 127.0.0.1')
    .option('--data <folder>', 'the folder for the tables; default: rulehouse-tables')
    .option('--store <kind>', 'how tables are stored: sqlite, postgres or files; default: sqlite')
    .option('--account-header <name>', 'header in which a trusted proxy says who is signed in')
    .option('--at <address>', 'the address at which other servers with the same tables reach this one')
    .option('--tables <n>', 'the maximum number of open tables; default: 1000')
    .option('--limit <name=n>', 'another limit; repeatable', collect, [])
    .option('--bot <text>', 'a bot that may sit at tables; repeatable', collect, [])
    .option('--allow <origin>', 'a site whose pages may play here; repeatable', collect, [])
    .option('--name <host>', 'a name by which people reach the server; repeatable', collect, [])
    .option('--trust-proxy <address>', "a proxy that states the client's address; repeatable", collect, [])
    .option('--operator <address>', 'an address that may read the metrics; repeatable', collect, [])
    .option('--agents', 'let agents play, too: the Model Context Protocol at mcp')
    .option('--notify <url>', 'an address that is told whose turn it is, by signed requests')
    .option('--log <kind>', 'the format of the log on standard error: text or json; default: text')
    // These options have no defaults, which would override the values of the configuration.
    .option(botTime[0], `${botTime[1]}; default: ${botTime[2]}`)
    .option(botMemory[0], `${botMemory[1]}; default: ${botMemory[2]}`)
    .option(...withFlag)
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('../server/index.js');
      await settle(run, await serve(flags, version, run.io));
    });
};

const addAgents = (program: Command, run: CommandRun): void => {
  program
    .command('mcp')
    .description('serve games to agents: the Model Context Protocol on standard input and output')
    .option(...withFlag)
    .action(async () => {
      const { mcp } = await import('../server/mcp/index.js');
      await settle(run, await mcp(version));
    });
};

/** Adds all commands, in the order in which the help lists them. */
const addAll = (program: Command, run: CommandRun): void => {
  program.commandsGroup('Games:');
  addPlay(program, run, version);
  addDemo(program, run, version);
  program.commandsGroup('Positions:');
  addQuestions(program, run);
  program.commandsGroup('Bots:');
  addBots(program, run);
  addThink(program, run);
  addMatch(program, run);
  addFacts(program, run);
  addTune(program, run);
  addLearn(program, run, version);
  // Workers of tournaments also play for trainings.
  addArena(program, run, version, async () => [(await import('./learn/redis-work.js')).trainings]);
  program.commandsGroup('Games that were played:');
  addChecks(program, run);
  addStats(program, run);
  addLedger(program, run, version);
  program.commandsGroup('Programs and pages:');
  addServers(program, run);
  addTables(program, run, version);
  addAgents(program, run);
  addProtocol(program, run);
  addEnv(program, run);
  addExam(program, run);
  program.commandsGroup('Games of your own:');
  addAuthors(program, run, version);
  program.commandsGroup('This command:');
  addCompletion(program, run);
};

/** An error that ends a command before it begins, because the games named by `--with` cannot be used. */
class UnusableGames extends Error {
  readonly fault: Fault;
  constructor(wrong: Fault) {
    super(wrong.reason);
    this.fault = wrong;
  }
}

/** The greatest length of an error message; this limit keeps messages about hostile arguments short. */
const longestMessage = 500;

const isUsage = (error: unknown): error is CommanderError => error instanceof CommanderError;

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Rewrites arguments for commander: `help NAME` becomes `NAME --help`. If NAME is not a command, `--help` is left out, so that NAME is refused. */
const straightened = (program: Command, args: readonly string[]): readonly string[] => {
  const asked = args[0] === 'help' && args.length > 1 ? [...args.slice(1), '--help'] : args;
  let at = program;
  for (const word of asked) {
    if (at.commands.length === 0) break;
    if (word.startsWith('-')) continue;
    const next = at.commands.find((one) => one.name() === word);
    if (next === undefined) return word === 'help' ? asked : asked.filter((one) => !asksForHelp(one));
    at = next;
  }
  return asked;
};

/** The program without its commands: its name, its options, and its output. */
const programFor = (io: Io): Command =>
  new Command('rulehouse')
    .description('Rules engines for tabletop games')
    .version(version)
    .addOption(
      new Option('--color <when>', 'when to use colours; auto obeys NO_COLOR and FORCE_COLOR')
        .choices(colourChoices)
        .default('auto'),
    )
    .configureHelp(helpStyle)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      getOutHelpWidth: () => io.width,
      getErrHelpWidth: () => io.width,
      writeErr: (text) => io.err(text.slice(0, longestMessage).trimEnd()),
    });

/** Reports the error that ended a command and returns its exit code. */
const codeOf = async (error: unknown, run: CommandRun): Promise<ExitCode> => {
  if (isUsage(error)) return error.exitCode === 0 ? Exit.ok : Exit.usage;
  if (error instanceof UnusableGames) await settle(run, { _tag: 'Left', left: error.fault });
  else {
    // All other errors come from files that cannot be read or written, or from modules of other authors.
    const thrower = await throwerOf(error);
    run.io.err(`${thrower === undefined ? '' : `--with ${thrower}: it threw: `}${failureText(error)}`);
  }
  return Exit.failure;
};

/** Runs the program `rulehouse` with the arguments that follow its name; resolves to the exit code, and never rejects. */
export const run = async (args: readonly string[], io: Io): Promise<ExitCode> => {
  let code: ExitCode = Exit.ok;
  const current = { io, end: (ended: ExitCode) => (code = ended) };
  const program = programFor(io);
  program.hook('preAction', async (_, command) => {
    const { color } = program.opts<{ color: (typeof colourChoices)[number] }>();
    current.io = { ...io, colour: wantsColour(color, io) };
    const done = await loadWith(command.opts());
    if (done._tag === 'Left') throw new UnusableGames(done.left);
  });
  addAll(program, current);
  explain(program);
  try {
    await program.parseAsync(straightened(program, args), { from: 'user' });
    return code;
  } catch (error) {
    return codeOf(error, current);
  }
};
