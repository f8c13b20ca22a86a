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

\`npx rulehouse\` (or \`rulehouse\`, once it is installed with \`npm install -g rulehouse\`) plays games, answers questions about positions, runs bots against each other and analyses games.
This page contains the output of \`rulehouse --help\` and the help of each command.

\`\`\`diagram tree
The commands by purpose
rulehouse
  play, show, legal, why: a game at hand
  match, arena: bots against each other
  serve, mcp: games for others
  check, verify, perft: proofs
  stats, export, ledger: data
  new, laws: games of your own
\`\`\`

## Terminals and pipes

- On a terminal, rows of data are aligned under headers. In a pipe or a file, each row is a line with tabs between its columns, without headers.
- Every command that prints data has \`--json\`. It prints one line with one value, which its JSON Schema describes:
  \`rulehouse/schemas/command.match.json\`, and \`rulehouse/schemas/command.arena-show.json\` for a two-word command. Two commands print one value per line:
  \`legal --json\`, whose lines are moves as in \`rulehouse/schemas/<game>.move.json\`, and \`playout\`.
- Answers go to standard output; faults and progress go to standard error. On a terminal, a command that takes a while shows its progress; elsewhere it writes a line a minute.
- Colours are used on a terminal. \`--color always\` and \`--color never\` override this, and so do the variables \`NO_COLOR\` and \`FORCE_COLOR\`. Nothing is
  shown by colour alone.
- The exit code is 0 on success and 1 if something was refused or failed: a game, a bot, a position, a file, a line of \`arena report\`.
  It is 2 if the command line is wrong: an unknown or missing command, argument or flag, or a value that a flag does not accept.

## Playing in the terminal

\`\`\`sh
npx rulehouse play terrafex --bot mcts
\`\`\`

Moves are listed by kind. Type the number of a move or its notation; the beginning of a notation lists the moves that begin with it. \`?\` lists the other commands:
\`hint\` asks a bot, \`why\` says which rule a move breaks, \`undo\` takes a move back, \`legend\` explains the letters of the board. The board is printed again after each
move by another seat.

If you leave a game, even with Ctrl-C, it is saved as a record in \`~/.local/state/rulehouse\` (or in \`XDG_STATE_HOME\`, or in \`LOCALAPPDATA\` on Windows). The
command then says how to resume it; \`--resume FILE\` continues the game of any record. The record contains all hidden information of the game, and only you can
read it. If a program played, name it on the command line again: it is never started just because a record names it.

## Completion

\`\`\`sh
eval "$(rulehouse completion bash)"            # in ~/.bashrc
source <(rulehouse completion zsh)             # in ~/.zshrc, after compinit
rulehouse completion fish | source             # in ~/.config/fish/config.fish
\`\`\`

The shell then completes commands, options, games, bots with their parameters, and files.
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
