/** Every position of a recorded game is accepted, as text and as JSON. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, printFault } from '../../../src/core/index.js';
import { applyLegal, checkRecorded, game, moveText, type State } from '../../../src/games/terra-mystica/index.js';
import { checkLedger } from '../../../src/games/terra-mystica/ledger/index.js';

/** The library's own games, and those of other people if they are next to the repository. */
const folders = [
  'test/vectors/ledgers',
  ...['ledgers', 'ledgers-fire-ice', 'ledgers-generated'].map((name) => `../shared/terra-mystica/${name}`),
].filter((folder) => existsSync(folder));

const gamesOf = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.txt'));

/** Why a position is refused, with its text; undefined if it is accepted. */
const refused = (state: State, everyWay: boolean): string | undefined => {
  const text = game.position.print(state);
  const read = game.position.parse(text);
  if (isLeft(read)) return `${printFault(read.left)} ${text}`;
  if (!everyWay) return undefined;
  const decoded = decode(game.state)(JSON.parse(JSON.stringify(game.state.encode(state))));
  return isLeft(decoded) ? `${printFault(decoded.left)} ${text}` : undefined;
};

describe.each(folders)('positions of the games of %s', (folder) => {
  test.each(['deferred', 'immediate'] as const)('%s answers: each is accepted', { timeout: 600_000 }, (timing) => {
    let [games, states] = [0, 0];
    for (const name of gamesOf(folder)) {
      const read = checkLedger(readFileSync(`${folder}/${name}`, 'utf8'), timing);
      // Games with late answers can be replayed with only one of the two timings.
      if (isLeft(read)) continue;
      games++;
      let state = read.right.start;
      for (const move of read.right.canonical()) {
        const legal = checkRecorded(move)(state);
        if (isLeft(legal)) throw new Error(`${name} ${moveText.print(move)}: ${legal.left.rule}`);
        state = applyLegal(state, legal.right);
        states++;
        expect([name, moveText.print(move), refused(state, states % 10 === 0)]).toEqual([
          name,
          moveText.print(move),
          undefined,
        ]);
      }
    }
    console.log(
      `${folder}: ${states} positions of ${games} of ${gamesOf(folder).length} games (${timing}) accepted; the others do not replay so`,
    );
  });
});
