/**
 * Two versions of a bot in one tournament, compared by the sequential test.
 *
 * @packageDocumentation
 */
import { type GameLine, type SprtCourse, type SprtSpec, sprtOver } from '../../../arena/index.js';
import { blockName } from '../../../arena/sum-up.js';
import { gainsOf } from '../game-gains.js';

/** The indices of two bots in the tournament: a new version, and the version before it. */
export interface Versions {
  readonly next: number;
  readonly before: number;
}

/** The state of the test that compares two versions in one of the tournament's games. */
export interface VersionTest extends SprtCourse {
  /** The index of the game in the spec. */
  readonly game: number;
  /** The number of complete blocks in which both versions played. */
  readonly played: number;
}

/** The lead of one version over the other in the games of a block so far. */
interface Block {
  readonly seed: number;
  readonly size: number;
  readonly ahead: readonly number[];
}

/** Collects the blocks in which two versions sat at the same table. */
export class Meetings {
  readonly #versions: Versions;
  /** For each game of the tournament, the game's blocks by name. */
  readonly #games = new Map<number, Map<string, Block>>();

  constructor(versions: Versions) {
    this.#versions = versions;
  }

  /** Counts a game if both versions play in the game, and ignores all other games. */
  add(line: GameLine): void {
    const [next, before] = [this.#versions.next, this.#versions.before].map((bot) => line.pairing.indexOf(bot));
    if (next === undefined || before === undefined || next < 0 || before < 0) return;
    const gains = gainsOf(line);
    const blocks = this.#games.get(line.game) ?? new Map<string, Block>();
    this.#games.set(line.game, blocks);
    const name = blockName(line);
    const { ahead = [] } = blocks.get(name) ?? {};
    blocks.set(name, {
      seed: line.seed,
      size: line.pairing.length,
      ahead: [...ahead, gains[next]! - gains[before]!],
    });
  }

  /**
   * The tests of the new version against the previous one, one test for each game. The value of a block is the new version's lead over the previous
   * version. The lead is mapped from the range -1 to 1 onto 0 to 1, so that equal results give a half. At a table of two bots, the mapped lead is the
   * new version's share of the points.
   */
  tests(test: SprtSpec): readonly VersionTest[] {
    return [...this.#games]
      .sort(([a], [b]) => a - b)
      .map(([game, blocks]) => {
        const whole = [...blocks].filter(([, { size, ahead }]) => ahead.length === size);
        const ordered = whole.sort(([a, one], [b, other]) => one.seed - other.seed || (a < b ? -1 : 1));
        const shares = ordered.map(([, { size, ahead }]) => 0.5 + ahead.reduce((sum, one) => sum + one, 0) / size / 2);
        const [, { size } = { size: 2 }] = ordered[0] ?? [];
        return { ...sprtOver(shares, test, { games: size, fair: 0.5 }), game, played: shares.length };
      });
  }
}
