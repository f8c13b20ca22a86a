/** The page of commands matches their help: `npx vitest run test/docs/commands -u` rewrites it. */
import { expect, test } from 'vitest';
import { helpExamples } from '../../src/node/cli/help.js';
import { rulehouse } from '../node/cli/kit.js';

const fence = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;

const intro = `---
description: 'Every command of rulehouse with its options, as its help prints them.'
synonyms: 'CLI, hint, completion, command line, terminal, npx'
---

# The command

\`npx rulehouse\` (or \`rulehouse\`, once it is installed with \`npm install -g rulehouse\`) plays, asks about positions, lets bots meet and looks at games.
This page is what \`rulehouse --help\` and the help of each command print.

\`\`\`diagram tree
The commands by what they are for
rulehouse
  play, show, legal, why: a game at hand
  match, arena: bots against each other
  serve, mcp: games for others
  check, verify, perft: proofs
  stats, export, ledger: data
  new, laws: games of your own
\`\`\`

## Terminals and pipes

- On a terminal rows of data are aligned under headers. In a pipe, and in a file, each row is a line with tabs between its columns and there are no headers.
- Every command that prints data has \`--json\`. It prints one line with one value, which its JSON Schema describes:
  \`rulehouse/schemas/command.match.json\`, and \`rulehouse/schemas/command.arena-show.json\` for a command of two words. Two commands print a value a line:
  \`legal --json\`, whose lines are moves as \`rulehouse/schemas/<game>.move.json\` has them, and \`playout\`.
- Answers go to standard output; faults and progress go to standard error. A command that takes a while shows how far it is, on a terminal only.
- Colours are used on a terminal. \`--color always\` and \`--color never\` decide otherwise, and so do the variables \`NO_COLOR\` and \`FORCE_COLOR\`. A colour is
  never the only sign.
- The exit code is 0 if all went well and 1 if something was refused or failed: a game, a bot, a position, a file, a line of \`arena report\`.
  It is 2 if the command line is wrong: a command, an argument or a flag that is not known or missing, or a value that a flag does not take.

## Playing in the terminal

\`\`\`sh
npx rulehouse play terrafex --bot mcts
\`\`\`

Moves are listed by kind. Type the number of a move or its notation; the beginning of a notation lists the moves that begin with it. \`?\` lists the other words:
\`hint\` asks a bot, \`why\` says which rule a move breaks, \`undo\` takes back, \`legend\` explains the letters of the board. The board is shown again when another
seat has moved.

A game that you leave, also with Ctrl-C, is kept as a record in \`~/.local/state/rulehouse\` (or in \`XDG_STATE_HOME\`, or in \`LOCALAPPDATA\` on Windows). The
command then says how to resume it; \`--resume FILE\` continues the game of any record. The record holds everything that is hidden in the game, and only you may
read it. A program that played is not started again because a record names it: name it on the command line.

## Completion

\`\`\`sh
eval "$(rulehouse completion bash)"            # in ~/.bashrc
source <(rulehouse completion zsh)             # in ~/.zshrc, after compinit
rulehouse completion fish | source             # in ~/.config/fish/config.fish
\`\`\`

Commands, options, games, bots and their parameters, and files are completed.
`;

test('docs/guide/commands.md is what the commands say of themselves', async () => {
  const helps = await Promise.all(
    helpExamples.map(async ({ command }) => {
      const { out } = await rulehouse([...command.split(' '), '--help', '--color', 'never']);
      return `## ${command}\n\n${fence(out.replace(/\nGlobal Options:\n(?: .*\n)+/, ''))}\n`;
    }),
  );
  const list = `## All commands\n\n${fence((await rulehouse(['--help'])).out)}\n`;
  await expect([intro, list, ...helps].join('\n')).toMatchFileSnapshot('../../docs/guide/commands.md');
});
