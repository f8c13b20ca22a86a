/**
 * Completion for shells: the possible words at the cursor, and the scripts with which bash, zsh and fish ask for them.
 *
 * @packageDocumentation
 */
import type { Command, Option } from 'commander';
import { splitWords } from '../host/command-line.js';
import { type Shell, shells } from './shells.js';

/** The words that can stand at a place on the command line, each with a description; `files` stands for file names. */
type Candidates = 'files' | readonly (readonly [word: string, text: string])[];

/** Where the possible values of an option or argument come from. */
type ValueSource = 'games' | 'bots' | 'files' | readonly string[];

const values: Readonly<Record<string, ValueSource>> = {
  game: 'games',
  bot: 'bots',
  bots: 'bots',
  text: 'bots',
  file: 'files',
  files: 'files',
  folder: 'files',
  spec: 'files',
  shell: shells,
  ...Object.fromEntries(
    ['with', 'jsonl', 'secret', 'out', 'transcript', 'html', 'csv', 'records', 'data', 'dir', 'resume', 'config'].map(
      (name) => [name, 'files'] as const,
    ),
  ),
  template: ['perfect', 'hands', 'dice'],
  format: ['jsonl', 'csv', 'parquet'],
  store: ['sqlite', 'postgres', 'files'],
  state: ['seating', 'playing', 'over', 'halted'],
  log: ['text', 'json'],
  rows: ['games', 'seats', 'plies'],
  by: ['game', 'seat', 'bot', 'faction'],
};

/** The names of bots or, after a bot's name and a colon, the parameters of that bot. */
const botCandidates = async (word: string): Promise<Candidates> => {
  const { botInfo } = await import('../../bots/index.js');
  const [name = '', ...rest] = word.split(':');
  if (rest.length === 0) return botInfo.map((one) => [one.name, one.meaning]);
  const before = word.slice(0, Math.max(word.lastIndexOf(','), word.indexOf(':')) + 1);
  const parameters = botInfo.filter((one) => one.name === name).flatMap((one) => one.parameters);
  return parameters.map((one) => [`${before}${one.name}=`, one.meaning]);
};

const fromSource = async (source: ValueSource, word: string): Promise<Candidates> => {
  switch (source) {
    case 'games': {
      const { games } = await import('../../games/catalogue.js');
      return games.map(({ id, title }) => [id, title]);
    }
    case 'bots':
      return botCandidates(word);
    case 'files':
      return 'files';
    default:
      return source.map((one) => [one, '']);
  }
};

/** The possible values of an option or an argument; an empty list if any value is accepted. */
const valuesOf = async (name: string, choices: readonly string[] | undefined, word: string): Promise<Candidates> => {
  const source = choices ?? values[name];
  return source === undefined ? [] : fromSource(source, word);
};

/** A place on a command line: the command, the number of its arguments so far, and the option that waits for a value. */
interface CommandLineCursor {
  readonly command: Command;
  /** The number of the command's arguments before the cursor. */
  readonly given: number;
  /** The option whose value comes next; undefined if there is none. */
  readonly option: Option | undefined;
}

const optionsOf = (program: Command, command: Command): readonly Option[] => [
  ...command.createHelp().visibleOptions(command),
  ...program.options.filter((one) => one.long === '--color'),
];

/** Reads the words before the cursor, and returns what is expected at the cursor: a command, an option or a value. */
const placeAfter = (program: Command, words: readonly string[]): CommandLineCursor => {
  let [command, given, option]: [Command, number, Option | undefined] = [program, 0, undefined];
  for (const word of words) {
    if (option !== undefined) {
      const isValue = option.required || !word.startsWith('-');
      option = undefined;
      if (isValue) continue;
    }
    const next = command.commands.find((one) => one.name() === word);
    if (word.startsWith('-')) {
      const found = optionsOf(program, command).find(({ long, short }) => long === word || short === word);
      option = found !== undefined && (found.required || found.optional) ? found : undefined;
    } else if (next === undefined) given++;
    else command = next;
  }
  return { command, given, option };
};

const visible = (command: Command): Candidates =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((one) => [one.name(), one.description()]);

/** All words that can stand in place of the last word on the command line, which is still being typed. */
const candidatesAt = async (program: Command, before: readonly string[], word: string): Promise<Candidates> => {
  const { command, given, option } = placeAfter(program, before);
  const options: Candidates = optionsOf(program, command).map((one) => [one.long ?? one.flags, one.description]);
  if (option !== undefined && !word.startsWith('-')) return valuesOf(option.name(), option.argChoices, word);
  const [name = '', value] = word.split(/=(.*)/s);
  if (value !== undefined && word.startsWith('--')) {
    const found = optionsOf(program, command).find(({ long }) => long === name);
    const inside = found === undefined ? [] : await valuesOf(name.slice(2), found.argChoices, value);
    return inside === 'files' ? inside : inside.map(([one, text]) => [`${name}=${one}`, text]);
  }
  if (word.startsWith('-')) return options;
  if (command.commands.length > 0) return visible(command);
  const all = command.registeredArguments;
  const argument = all[given] ?? (all.at(-1)?.variadic === true ? all.at(-1) : undefined);
  return argument === undefined ? [] : valuesOf(argument.name(), argument.argChoices, word);
};

/** The completions of the last word as lines, each with a word, a tab and a description; `:files` where a file is expected. */
export const complete = async (program: Command, words: readonly string[]): Promise<string> => {
  const [word = ''] = words.slice(-1);
  const found = await candidatesAt(program, words.slice(0, -1), word);
  if (found === 'files') return ':files';
  return found
    .filter(([one]) => one.startsWith(word))
    .map(([one, text]) => `${one}\t${text.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
};

/** Splits a whole line from bash into words, and drops the name of the command; the last word may be incomplete. */
export const wordsOfLine = (line: string): readonly string[] => splitWords(line).slice(1);

const bash = `# Completion of rulehouse for bash: eval "$(rulehouse completion bash)"
_rulehouse() {
  local line="\${COMP_LINE:0:COMP_POINT}" word before="" value text
  word="\${line##*[[:space:]]}"
  COMPREPLY=()
  # Only what follows the last of these characters is replaced.
  case "$word" in *[:=]*) before="\${word%"\${word##*[:=]}"}" ;; esac
  while IFS=$'\\t' read -r value text; do
    if [ "$value" = ":files" ]; then
      compopt -o default 2>/dev/null
      return
    fi
    case "$value" in *=) compopt -o nospace 2>/dev/null ;; esac
    COMPREPLY+=("\${value#"$before"}")
  done < <(rulehouse complete --line "$line" 2>/dev/null)
}
complete -F _rulehouse rulehouse`;

const zsh = `#compdef rulehouse
# Completion of rulehouse for zsh: source <(rulehouse completion zsh)
_rulehouse() {
  local -a lines plain open
  local line value
  lines=("\${(@f)$(rulehouse complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  for line in $lines; do
    value="\${line%%$'\\t'*}"
    if [[ "$value" == ":files" ]]; then
      _files
      return
    fi
    line="\${value//:/\\\\:}:\${line#*$'\\t'}"
    if [[ "$value" == *= ]]; then open+=("$line"); else plain+=("$line"); fi
  done
  _describe rulehouse plain -- open -S ''
}
compdef _rulehouse rulehouse`;

const fish = `# Completion of rulehouse for fish: rulehouse completion fish | source
function __rulehouse
  set -l words (commandline -opc) (commandline -ct)
  set -l found (rulehouse complete -- $words[2..-1] 2>/dev/null)
  if test "$found" = ":files"
    __fish_complete_path (commandline -ct)
  else
    printf '%s\\n' $found
  end
end
complete -c rulehouse -f -a '(__rulehouse)'`;

/** The completion script for a shell. */
export const scriptFor = (shell: Shell): string => ({ bash, zsh, fish })[shell];
