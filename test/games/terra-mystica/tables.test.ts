/** The tables compared with the facts from which they were made, if those are next to the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf, factions, maps } from '../../../src/games/terra-mystica/index.js';
import { grounds } from '../../../src/games/terra-mystica/tables/terrain.js';
import {
  bonusTiles,
  favorTiles,
  powerActions,
  scoringTiles,
  townTiles,
} from '../../../src/games/terra-mystica/tables/tiles.js';

const path = '../shared/terra-mystica/facts.json';

interface Hex {
  readonly id: string;
  readonly color: string | null;
  readonly border: boolean;
  readonly neighbours: readonly string[];
  readonly bridgeTo: readonly string[];
}
interface Building {
  readonly cost: { readonly workers: number; readonly coins: number };
  readonly incomeByNumberBuilt: object;
}
interface Facts {
  readonly maps: readonly { readonly id: string; readonly hexes: readonly Hex[] }[];
  readonly factions: readonly {
    readonly id: string;
    readonly start: {
      readonly coins: number;
      readonly workers: number;
      readonly priests: number;
      readonly power: readonly number[];
      readonly cults: object;
    };
    readonly startingVpVariant2017: number;
    readonly buildings: Readonly<Record<string, Building>>;
    readonly powerValues: object;
  }[];
  readonly tiles: Readonly<Record<string, readonly { readonly id: string; readonly [key: string]: unknown }[]>>;
}

describe.skipIf(!existsSync(path))('tables', () => {
  const facts = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Facts)
    : { maps: [], factions: [], tiles: {} };

  test.each(facts.maps)('map $id', ({ id, hexes }) => {
    const board = boardOf(maps.find((map) => map.id === id)!.id);
    const name = (hex: number): string => board.names[hex]!;
    const mine = board.names.map((hex, index) => ({
      id: hex,
      color: grounds[board.grounds[index]!] === 'river' ? null : grounds[board.grounds[index]!],
      border: board.border[index],
      neighbours: [...board.land[index]!, ...board.water[index]!].map(name).sort(),
      bridgeTo: board.spansAt[index]!.flatMap((span) => board.spans[span]!.filter((hex_) => hex_ !== index))
        .map(name)
        .sort(),
    }));
    expect(mine).toEqual(
      hexes.map(({ id: hex, color, border, neighbours, bridgeTo }) => ({
        id: hex,
        color,
        border,
        neighbours: [...neighbours].sort(),
        bridgeTo: [...bridgeTo].sort(),
      })),
    );
  });

  test.each(facts.factions)('faction $id', (fact) => {
    const mine = factions.find(({ id }) => id === fact.id)!;
    const { start } = mine;
    expect({ ...fact.start, cults: Object.values(fact.start.cults) }).toMatchObject({
      coins: start.coins,
      workers: start.workers,
      priests: start.priests,
      power: [...start.power, 0],
      cults: start.cults,
      vp: 20,
    });
    expect(start.vp2017).toBe(fact.startingVpVariant2017);
    expect(mine.powerValues).toEqual(fact.powerValues);
    for (const [kind, { cost, incomeByNumberBuilt }] of Object.entries(fact.buildings)) {
      const key = kind as keyof typeof mine.costs;
      expect(mine.costs[key]).toEqual([cost.workers, cost.coins]);
      expect(mine.income[key]).toEqual(incomeByNumberBuilt);
    }
  });

  test('tiles', () => {
    const ids = (group: string): readonly string[] => (facts.tiles[group] ?? []).map(({ id }) => id);
    expect(powerActions.map(({ id, power }) => [id, power])).toEqual(
      (facts.tiles['powerActions'] ?? []).map((tile) => [tile.id, tile['power']]),
    );
    expect(bonusTiles.map(({ id }) => id)).toEqual(ids('bonus'));
    expect(favorTiles.map(({ id, copies, income }) => [id, copies, income])).toEqual(
      (facts.tiles['favor'] ?? []).map((tile) => [tile.id, tile['copies'], tile['income']]),
    );
    expect(townTiles.map(({ id, copies, vp, keys }) => [id, copies, vp, keys])).toEqual(
      (facts.tiles['town'] ?? []).map((tile) => [tile.id, tile['copies'], tile['vp'], tile['keys']]),
    );
    expect(scoringTiles.map(({ id, every, score }) => [id, every, score.vp])).toEqual(
      (facts.tiles['scoring'] ?? []).map((tile) => [tile.id, tile['every'], tile['vp']]),
    );
  });
});
