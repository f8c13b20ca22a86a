/**
 * The help for the commands, apart from their options: a line on each argument, and an example of each command.
 *
 * @packageDocumentation
 */
import { type Command, Help, type HelpConfiguration } from 'commander';

/** The meaning of each argument. The key is the argument's name in the usage text, or `command argument` if the meaning applies only to that command. */
const meanings: Readonly<Record<string, string>> = {
  game: 'the id of a game: `rulehouse games` lists them',
  position: 'the text of a position, as `rulehouse start` prints it',
  move: 'the notation of a move, as `rulehouse legal` prints it',
  depth: 'the number of moves in a sequence',
  bot: 'a bot, for instance mcts or mcts:iterations=500 (`rulehouse bots` lists them), or cmd: and the command of a program',
  bots: 'two to six bots, each as for `rulehouse bots`, or cmd: and the command of a program',
  folder: 'the folder of a tournament: the --out of `rulehouse arena run`',
  folders: 'folders of tournaments, each the --out of `rulehouse arena run`',
  'arena submit bots': 'a folder with a JSON file for each bot: name, version and text',
  shell: 'bash, zsh or fish',
  spec: 'a file with the specification of a tournament as JSON',
  name: 'the name of the game and its package: lower-case words with hyphens',
  files: 'files; "-": standard input',
  'bot text': 'a bot of the library: `rulehouse bots` lists them',
  'try bot': 'cmd: and the command of a program',
  'check file': 'transcripts, one per line; "-": standard input',
  'check-protocol file': 'a file that `rulehouse try --transcript` wrote; "-": standard input',
  'laws file': 'a module with games, as for --with',
  'env game': 'the id of a game, or the name of an environment with its version, for instance terrafex-v0',
  'exam game': 'the id of a game, or the name of an environment with its version, for instance terrafex-v0',
  candidate: 'cmd: and the command of a program, or script:knows, script:guesses, script:breaks=<rule>',
  'ledger check files': 'files with ledgers',
  'ledger import file': 'a file with a ledger',
  'ledger export file': 'a file with a record of Terra Mystica',
  'arena withdraw bot': 'the name of a bot in the tournament',
  key: 'the key of a finished game: `rulehouse arena games` prints the keys',
  id: 'the id of a table: `rulehouse tables list` lists them',
  ids: 'ids of tables: `rulehouse tables list` lists them',
};

/** An example of a command, as it is typed in a shell. */
export interface Example {
  /** The name of the command, with its subcommand if it has one. */
  readonly command: string;
  /** The line. */
  readonly line: string;
}

const examples = (lines: Readonly<Record<string, string>>): readonly Example[] =>
  Object.entries(lines).map(([command, line]) => ({ command, line: `rulehouse ${line}` }));

/** An example for each command that can be run. */
export const helpExamples: readonly Example[] = examples({
  games: 'games',
  start: `start terrafex --seed 5 --options '{"push":1}'`,
  legal: 'legal toframenn "$(rulehouse start toframenn)"',
  apply: 'apply terrafex "$(rulehouse start terrafex)" "G^c5"',
  why: 'why terrafex "$(rulehouse start terrafex)" "Ba5>c5"',
  show: 'show icetraders "$(rulehouse start icetraders)" --words',
  perft: 'perft terrafex "$(rulehouse start terrafex)" 2 --divide',
  playout: 'playout terrafex --seed 1..3 --max-plies 50',
  check: 'playout terrafex --max-plies 50 | rulehouse check -',
  verify: 'verify game.json',
  demo: 'demo --seed 7 --out records',
  play: 'play terrafex --bot mcts:iterations=500',
  bots: 'bots',
  bot: 'bot mcts:ms=200',
  serve: 'serve --port 8080 --bot greedy --bot mcts:ms=500',
  'tables list': 'tables list --state playing',
  'tables show': 'tables show Zm9vYmFyYmF6cXV4',
  'tables end': 'tables end Zm9vYmFyYmF6cXV4 --reason "asked for by its players"',
  'tables export': 'tables export --out backup',
  'tables repair': 'tables repair Zm9vYmFyYmF6cXV4 --out before',
  mcp: 'mcp',
  try: 'try "cmd:python3 bot.py" --transcript said.txt',
  'check-protocol': 'check-protocol said.txt',
  new: 'new hill-race --template dice',
  laws: 'laws game.js --runs 5',
  think: 'think terrafex "$(rulehouse start terrafex)" --bot mcts:iterations=200',
  match: 'match terrafex greedy random --games 4',
  facts: 'facts terrafex --games 10',
  tune: `tune terrafex --bot mcts:iterations=20 --over explore,order --options '{"turnLimit":4}' --steps 4 --test 2`,
  learn: 'learn toframenn --out toframenn-network.json --games 30 --test 4',
  completion: 'completion bash',
  'arena run': 'arena run spec.json --out tournament',
  'arena add': 'arena add tournament --blocks 10',
  'arena submit': 'arena submit tournament bots',
  'arena show': 'arena show tournament',
  'arena games': 'arena games tournament',
  'arena work': 'arena work --redis redis://localhost:6379 --jobs 4',
  'arena withdraw': 'arena withdraw tournament greedy --why "its author asked for it"',
  'arena correct':
    'arena correct tournament 0123456789abcdef0123456789abcdef --shares 0.5,0.5 --why "both programs were stopped"',
  'arena report': 'arena report tournament --html report.html',
  'arena site': 'arena site tournament --out list',
  'ledger check': 'ledger check ledger.txt',
  'ledger import': 'ledger import ledger.txt',
  'ledger export': 'ledger export terra.json',
  stats: 'stats terra.json --by faction',
  export: 'export game.json --rows seats --format csv',
  explore: 'explore terrafex --records game.json',
  env: 'env terrafex --describe',
  exam: `exam terrafex script:guesses --games 2 --options '{"turnLimit":5}'`,
});

/**
 * The layout of the help: lists of commands contain only the commands' names. The help leaves out empty defaults; of the options common to all
 * commands, it shows only the most important one.
 */
export const helpStyle: HelpConfiguration = {
  minWidthToWrap: 20,
  showGlobalOptions: true,
  subcommandTerm: (command) => command.name(),
  optionDescription: (option) => new Help().optionDescription(option).replace(/ ?\(default: \[\]\)/, ''),
  visibleGlobalOptions: ({ parent }) => (parent === null ? [] : rootOf(parent).options.filter(isForAll)),
};

const rootOf = (command: Command): Command => (command.parent === null ? command : rootOf(command.parent));

const isForAll = ({ long }: { readonly long?: string | undefined }): boolean => long === '--color';

/** Additional paragraphs for the help of some commands, printed after the options. */
const notes: Readonly<Record<string, string>> = {
  completion: [
    'To complete in every new shell:',
    `  bash  echo 'eval "$(rulehouse completion bash)"' >> ~/.bashrc`,
    `  zsh   echo 'source <(rulehouse completion zsh)' >> ~/.zshrc   (after compinit)`,
    '  fish  rulehouse completion fish > ~/.config/fish/completions/rulehouse.fish',
  ].join('\n'),
};

/** Completes the help of a command and its subcommands: explains arguments, adds an example, and makes errors mention the help. */
export const explain = (command: Command, path: readonly string[] = []): void => {
  const name = path.join(' ');
  for (const argument of command.registeredArguments)
    argument.description = meanings[`${name} ${argument.name()}`] ?? meanings[argument.name()] ?? '';
  const example = helpExamples.find((one) => one.command === name);
  const more = notes[name];
  if (more !== undefined) command.addHelpText('after', `\n${more}`);
  if (example !== undefined) command.addHelpText('after', `\nExample:\n  ${example.line}`);
  const subject = command.commands.length > 0 ? 'lists the commands' : 'explains the arguments';
  command.showHelpAfterError(`(${['rulehouse', ...path].join(' ')} --help ${subject})`);
  for (const one of command.commands) explain(one, [...path, one.name()]);
};
