/**
 * The command line: names, arguments and help, by commander. Thin: every command is a function of its own, which is loaded, with the games
 * that it needs, when the command is given. Help loads nothing.
 *
 * @packageDocumentation
 */
import { createRequire } from 'node:module';
import { Argument, Command, CommanderError, Option } from 'commander';
import { addArena } from '../tournament/commands.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { colourChoices, wantsColour } from '../host/paint.js';
import type { Fault } from '../core/values/fault.js';
import { addLedger } from './ledger-commands.js';
import { complete, scriptFor, type Shell, shells, wordsOfLine } from './completion.js';
import { explain } from './help.js';
import type { LawFlags } from './laws.js';
import type { NewFlags } from './new.js';
import type { MatchFlags } from '../tournament/match.js';
import type { PlayFlags } from './play.js';
import { type Run, settle } from '../host/finish.js';
import type { ServeFlags } from '../server/index.js';
import { addStats } from './stats-commands.js';
import type { ThinkFlags } from './think.js';
import type { PlayoutFlags } from './transcripts.js';
import type { TryFlags } from './try.js';
import { collect, loadWith, withFlag } from '../host/with-games.js';
import { failureText } from '../host/failure.js';

/** Two folders up both here and in the built package. */
const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string };

const queries = () => import('./query.js');
const transcripts = () => import('./transcripts.js');

const addGames = (program: Command, run: Run): void => {
  program
    .command('games')
    .description('id, title, seats and options of every game')
    .option('--json', 'as JSON')
    .option(...withFlag)
    .action(async ({ json }: { json?: boolean }) => settle(run, (await queries()).games(json === true)));
  program
    .command('start <game>')
    .description('the position after setup')
    .option('--options <json>', 'options of the game', '{}')
    .option('--seed <n>', 'seed of what is drawn at random', '0')
    .option(...withFlag)
    .action(async (id: string, flags: { options: string; seed: string }) =>
      settle(run, (await queries()).start(id, flags.options, flags.seed)),
    );
};

const addMoves = (program: Command, run: Run): void => {
  program
    .command('legal <game> <position>')
    .description('legal moves, sorted, one per line')
    .option('--json', 'as typed moves')
    .option(...withFlag)
    .action(async (id: string, position: string, { json }: { json?: boolean }) =>
      settle(run, (await queries()).legal(id, position, json === true)),
    );
  program
    .command('apply <game> <position> <move>')
    .description('the position after a move, or the rule that it breaks')
    .option(...withFlag)
    .action(async (id: string, position: string, move: string) =>
      settle(run, (await queries()).apply(id, position, move)),
    );
  program
    .command('why <game> <position> <move>')
    .description('"legal", or the number, title and text of the rule that a move breaks')
    .option('--words', 'say first what the move is')
    .option(...withFlag)
    .action(async (id: string, position: string, move: string, { words }: { words?: boolean }) =>
      settle(run, (await queries()).why(id, position, move, words === true)),
    );
};

const addPictures = (program: Command, run: Run): void => {
  program
    .command('show <game> <position>')
    .description('a picture of the position')
    .option('--seat <n>', 'as seen by a seat')
    .option('--words', 'say first how the position stands')
    .option('--svg', 'as SVG')
    .option(...withFlag)
    .action(
      async (id: string, position: string, { seat, words, svg }: { seat?: string; words?: boolean; svg?: true }) => {
        const { show, draw } = await queries();
        await settle(run, svg === true ? draw(id, position, seat) : show(id, position, seat, words === true));
      },
    );
  program
    .command('perft <game> <position> <depth>')
    .description('the number of move sequences of this length')
    .option('--divide', 'by first move')
    .option(...withFlag)
    .action(async (id: string, position: string, depth: string, { divide }: { divide?: boolean }) =>
      settle(run, await (await queries()).perft(id, position, depth, divide === true, run.io)),
    );
};

/** Limits of programs that play (`cmd:python3 bot.py`). */
const botTime = ['--bot-time <ms>', 'milliseconds that a program has for an answer', '10000'] as const;
const botMemory = ['--bot-memory <MB>', 'megabytes of data that a program may have', '1024'] as const;

const addTranscripts = (program: Command, run: Run): void => {
  program
    .command('playout <game>')
    .description('transcripts of uniformly random play, one per line')
    .option('--seed <n>', 'a seed, or a range N..M', '0')
    .option('--max-plies <n>', 'longest game', '5000')
    .option('--options <json>', 'options of the game', '{}')
    .option('--position <text>', 'start from a position')
    .option(...withFlag)
    .action(async (id: string, flags: PlayoutFlags) =>
      settle(run, await (await transcripts()).playout(id, flags, run.io)),
    );
  program
    .command('check <file>')
    .description('replay transcripts made by anybody ("-": standard input)')
    .option(...withFlag)
    .action(async (file: string) => run.end(await (await transcripts()).check(file, run.io)));
  program
    .command('verify <files...>')
    .description('replay saved records, one a file or one a line ("-": standard input)')
    .option(...withFlag)
    .action(async (files: readonly string[]) => {
      const { verify } = await import('./verify.js');
      run.end(await verify(files, run.io));
    });
};

const addDemo = (program: Command, run: Run): void => {
  program
    .command('demo')
    .description('one game of every module to its end')
    .option('--seed <n>', 'seed of the games', '1')
    .option('--out <folder>', 'where the records go; left out: a new temporary folder')
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

const addPlay = (program: Command, run: Run): void => {
  program
    .command('play <game>')
    .description('play against bots')
    .option('--seat <n>', 'your seat; left out: 0, or that of the game that is resumed')
    .option('--bot <text>', 'who plays the other seats; several times: in their order', collect, [])
    .option(...botTime)
    .option(...botMemory)
    .option('--seed <n>', 'seed of the set-up; left out: one is drawn')
    .option('--bot-seed <n>', 'repeats what the bots do by chance; left out: nobody can compute it')
    .option('--options <json>', 'options of the game')
    .option('--position <text>', 'start from a position')
    .option('--resume [file]', 'go on with the game of a record; without a file: with the one that was left last')
    .option(...withFlag)
    .action(async (id: string, flags: PlayFlags) => {
      const { play } = await import('./play.js');
      await settle(run, await play(id, flags, version, run.io));
    });
};

const addBots = (program: Command, run: Run): void => {
  program
    .command('bots')
    .description('every kind of bot with its parameters')
    .option('--json', 'as JSON')
    .option(...withFlag)
    .action(async ({ json }: { json?: boolean }) => {
      const { listBots } = await import('../host/bots.js');
      await settle(run, listBots(json === true));
    });
  program
    .command('bot <text>')
    .description('a bot that speaks the protocol over standard input and output')
    .option(...withFlag)
    .action(async (text: string) => {
      const { bot } = await import('./bot-command.js');
      await settle(run, await bot(text, version, run.io));
    });
};

const addServers = (program: Command, run: Run): void => {
  program
    .command('serve')
    .description('a reference server for tables: JSON over POST, events by SSE; no accounts, no lobby')
    .option('--port <n>', 'the port; 0: any that is free', '8080')
    .option('--host <name>', 'the address to listen on', '127.0.0.1')
    .option('--data <folder>', 'where the tables are kept', 'rulehouse-tables')
    .option('--tables <n>', 'how many games may go on at a time', '1000')
    .option('--bot <text>', 'a bot that may sit at tables; several times: several', collect, [])
    .option('--allow <origin>', 'a site whose pages may play here; several times: several', collect, [])
    .option(...botTime)
    .option(...botMemory)
    .option(...withFlag)
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('../server/index.js');
      await settle(run, await serve(flags, run.io));
    });
  program
    .command('mcp')
    .description('games for agents: the Model Context Protocol over standard input and output')
    .option(...withFlag)
    .action(async () => {
      const { mcp } = await import('../server/mcp/index.js');
      await settle(run, await mcp(version));
    });
};

const addProtocol = (program: Command, run: Run): void => {
  program
    .command('try <bot>')
    .description('one game of each kind of a program against random moves; tells what is against the protocol')
    .option('--seed <n>', 'seed of the games', '1')
    .option('--transcript <file>', 'everything that is said goes to a new file')
    .option(...botTime)
    .option(...botMemory)
    .option(...withFlag)
    .action(async (text: string, flags: TryFlags) => {
      const { tryOut } = await import('./try.js');
      run.end(await tryOut(text, flags, run.io));
    });
  program
    .command('check-protocol <file>')
    .description('what is against the protocol in a transcript of `try` ("-": standard input)')
    .option(...withFlag)
    .action(async (file: string) => {
      const { checkProtocol } = await import('./try.js');
      run.end(await checkProtocol(file, run.io));
    });
};

const addLaws = (program: Command, run: Run): void => {
  program
    .command('laws <file>')
    .description('whether the games of a module keep the laws of the contract, law by law')
    .option('--runs <n>', 'random games for each law', '20')
    .option('--seed <n>', 'seed of the games', '1')
    .option('--only <rule>', 'one law or chapter, for instance GC-5.4 or GC-5')
    .option('--json', 'as JSON')
    .action(async (file: string, flags: LawFlags) => {
      const { laws } = await import('./laws.js');
      run.end(await laws(file, flags, run.io));
    });
};

const addNew = (program: Command, run: Run): void => {
  program
    .command('new <name>')
    .description('a folder with a game of your own to begin with: rules, laws, a face and a page, as a package')
    .option('--template <name>', 'perfect (everything is seen), hands (hidden cards) or dice (chance)', 'perfect')
    .option('--dir <folder>', 'where to write; left out: a folder of this name')
    .action(async (name: string, flags: NewFlags) => {
      const { newGame } = await import('./new.js');
      await settle(run, newGame(name, flags, version));
    });
};

const addThink = (program: Command, run: Run): void => {
  program
    .command('think <game> <position>')
    .description('what a bot thinks of a position: its move, and visits, worth, proof and line of the best ones')
    .option('--bot <text>', 'the bot', 'mcts')
    .option(...botTime)
    .option(...botMemory)
    .option('--seat <n>', 'the seat that it thinks for; left out: the one that is to move')
    .option('--seed <n>', 'seed of the bot', '0')
    .option('--json', 'as JSON')
    .option(...withFlag)
    .action(async (id: string, position: string, flags: ThinkFlags) => {
      const { think } = await import('./think.js');
      await settle(run, await think(id, position, flags, run.io));
    });
};

const addMatch = (program: Command, run: Run): void => {
  program
    .command('match <game> <bots...>')
    .description(
      'bots against each other, every seed in all rotations; last a line for each: points, games, %, from, to',
    )
    .option('--games <n>', 'games, rounded up to whole seeds', '100')
    .option('--seed <n>', 'first seed', '1')
    .option('--options <json>', 'options of the game', '{}')
    .option('--jobs <n>', 'worker threads', '1')
    .option(...botTime)
    .option(...botMemory)
    .option('--jsonl <file>', 'every game with its record goes to a new file, one a line')
    .option('--secret <file>', 'repeats a match with programs: the secret of its seeds, made if there is no such file')
    .option(...withFlag)
    .action(async (id: string, bots: readonly string[], flags: MatchFlags, command: Command) => {
      if (bots.length < 2) command.error('error: a match needs 2 to 6 bots: name another one');
      const { match } = await import('../tournament/match.js');
      await settle(run, await match(id, bots, flags, run.io));
    });
};

const addCompletion = (program: Command, run: Run): void => {
  program
    .command('completion')
    .description('the script by which a shell completes commands, options, games and bots')
    .addArgument(new Argument('<shell>').choices(shells))
    .action((shell: Shell) => settle(run, { _tag: 'Right', right: scriptFor(shell) }));
  program
    .command('complete [words...]', { hidden: true })
    .option('--line <text>')
    .action(async (words: readonly string[], { line }: { line?: string }) =>
      settle(run, {
        _tag: 'Right',
        right: await complete(program, line === undefined ? words : wordsOfLine(line)),
      }),
    );
};

/** The commands in the order of the help. */
const commands = [
  addGames,
  addMoves,
  addPictures,
  addTranscripts,
  addDemo,
  addPlay,
  addBots,
  addServers,
  addProtocol,
  addNew,
  addLaws,
  addThink,
  addMatch,
  addCompletion,
] as const;

/** Ends a command before it begins: the games of `--with` cannot be used. */
class UnusableGames extends Error {
  readonly fault: Fault;
  constructor(wrong: Fault) {
    super(wrong.reason);
    this.fault = wrong;
  }
}

/** Messages about hostile arguments stay short. */
const longestMessage = 500;

const isUsage = (error: unknown): error is CommanderError => error instanceof CommanderError;

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/**
 * The arguments as commander should read them: `help NAME` is `NAME --help`, and where a name is not that of a command the request for help is
 * left out, so that the name is refused.
 */
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

/** Runs the command with the arguments after its name; gives the exit code. Never rejects. */
export const run = async (args: readonly string[], io: Io): Promise<ExitCode> => {
  let code: ExitCode = Exit.ok;
  const current = { io, end: (given: ExitCode) => (code = given) };
  const program = new Command('rulehouse')
    .description('Rules engines for tabletop games')
    .version(version)
    .addOption(
      new Option('--color <when>', 'when to use colours; auto obeys NO_COLOR and FORCE_COLOR')
        .choices(colourChoices)
        .default('auto'),
    )
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.slice(0, longestMessage).trimEnd()),
    });
  program.hook('preAction', async (_, command) => {
    const { color } = program.opts<{ color: (typeof colourChoices)[number] }>();
    current.io = { ...io, colour: wantsColour(color, io) };
    const done = await loadWith(command.opts());
    if (done._tag === 'Left') throw new UnusableGames(done.left);
  });
  for (const add of commands) add(program, current);
  addArena(program, current, version);
  addLedger(program, current, version);
  addStats(program, current);
  explain(program);
  try {
    await program.parseAsync(straightened(program, args), { from: 'user' });
    return code;
  } catch (error) {
    if (isUsage(error)) return error.exitCode === 0 ? Exit.ok : Exit.usage;
    if (error instanceof UnusableGames) {
      await settle(current, { _tag: 'Left', left: error.fault });
      return code;
    }
    // What is left are files that cannot be read or written.
    io.err(failureText(error));
    return Exit.failure;
  }
};
