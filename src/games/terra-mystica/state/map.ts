/**
 * Computes each map on first use: the names, neighbours, bridge places and shipping distances of all hexes. A computed map contains only geometry;
 * who owns what is part of the state.
 *
 * @packageDocumentation
 */

import { numberOf } from '../../../core/values/absent.js';
import { kept } from '../../../core/values/constant.js';
import { type HexPlace, hexAt, hexDistance, hexKey, hexLeaps, hexSteps } from '../../../pieces/hex.js';
import { type MapId, type MapTable, maps } from '../tables/maps.js';
import { groundLetters } from '../tables/terrain.js';
import type { State } from './state.js';

/** Finds the numbers of a map's hexes by their names. */
export interface HexNumbers {
  /** The number of a hex; undefined for a name that no hex has. */
  readonly get: (name: string) => number | undefined;
}

/** A fully computed map. Hexes are numbered row by row from the top, land and river alike. */
export interface Board {
  /** The name of the map. */
  readonly id: MapId;
  /** The number of hexes, land and river together: 112 or 113. */
  readonly size: number;
  /** The names of the hexes, for instance `E7` for a land hex and `r5` for a river hex. @rule TMY-3.2 */
  readonly names: readonly string[];
  /** The number of each hex, by name. */
  readonly byName: HexNumbers;
  /** The place of each hex on the map. */
  readonly places: readonly HexPlace[];
  /** The ground printed on each hex, as an index into the list of all grounds. */
  readonly grounds: readonly number[];
  /** The numbers of the land hexes, in ascending order. */
  readonly lands: readonly number[];
  /** The land hexes adjacent to each hex. @rule TMY-3.3 */
  readonly land: readonly (readonly number[])[];
  /** The river hexes adjacent to each hex. */
  readonly water: readonly (readonly number[])[];
  /** For each hex, true if it is on the border of the map. @rule TMY-3.4 */
  readonly border: readonly boolean[];
  /** The bridge places, each as a pair of land hexes with the lower number first. @rule TMY-3.5 */
  readonly spans: readonly (readonly [number, number])[];
  /** The bridge places that touch each hex, as indices of `spans`. */
  readonly spansAt: readonly (readonly number[])[];
  /** The number of river hexes on the shortest way by river between two land hexes; 0 if there is no such way. @rule TMY-7.2 */
  readonly sea: (from: number, to: number) => number;
  /** For each hex, the land hexes that a ship can reach, nearest first, with the number of river hexes on the way. */
  readonly ports: readonly (readonly (readonly [number, number])[])[];
  /** The distance between two hexes. @rule TMY-3.3 */
  readonly distance: (from: number, to: number) => number;
}

const river = groundLetters.indexOf('~');

/** Names the hexes: land hexes are numbered within their row, river hexes over the whole map. @rule TMY-3.2 */
const namesOf = (map: MapTable): string[] => {
  const names: string[] = [];
  let rivers = 0;
  map.rows.forEach((row, r) => {
    let lands = 0;
    for (const letter of row)
      names.push(letter === '~' ? `r${rivers++}` : `${String.fromCharCode(map.firstRow.charCodeAt(0) + r)}${++lands}`);
  });
  return names;
};

/**
 * Returns the place of each hex; columns are counted in half hexes. Hexes of longer rows are in even columns; the shorter rows are shifted half a hex
 * to the right.
 */
const placesOf = (map: MapTable): HexPlace[] =>
  map.rows.flatMap((row, r) =>
    Array.from(row, (_, column) => ({ row: r, x: 2 * column + (row.length === 13 ? 0 : 1) })),
  );

const bordersOf = (map: MapTable): boolean[] =>
  map.rows.flatMap((row, r) =>
    Array.from(row, (_, column) => r === 0 || r === map.rows.length - 1 || column === 0 || column === row.length - 1),
  );

/** True if two places at a distance of two have two river hexes between them, or a river hex and the edge of the map. */
const bridgeable = (between: readonly (number | undefined)[], grounds: readonly number[]): boolean =>
  between.every((hex) => hex === undefined || grounds[hex] === river) && between.some((hex) => hex !== undefined);

/** Finds the land hexes that a ship can reach from a land hex, by breadth-first search. */
const sailFrom = (
  from: number,
  land: readonly (readonly number[])[],
  water: readonly (readonly number[])[],
): [number, number][] => {
  const ports: [number, number][] = [];
  const seen = new Set<number>([from]);
  let front = water[from]!;
  for (let steps = 1; front.length > 0; steps++) {
    front.forEach((hex) => seen.add(hex));
    for (const hex of front)
      for (const shore of land[hex]!)
        if (!seen.has(shore)) {
          seen.add(shore);
          ports.push([shore, steps]);
        }
    front = [...new Set(front.flatMap((hex) => water[hex]!).filter((hex) => !seen.has(hex)))];
  }
  return ports;
};

const work = (map: MapTable & { readonly id: MapId }): Board => {
  const [names, places] = [namesOf(map), placesOf(map)];
  const size = places.length;
  const at = new Map(places.map((place, hex) => [hexKey(place), hex]));
  const grounds = map.rows.flatMap((row) =>
    Array.from(row, (letter) => groundLetters.findIndex((known) => known === letter)),
  );
  const near = places.map((place) =>
    hexSteps
      .map((step) => at.get(hexKey(hexAt(place, step))))
      .filter((hex) => hex !== undefined)
      .sort((a, b) => a - b),
  );
  const land = near.map((list) => list.filter((hex) => grounds[hex] !== river));
  const water = near.map((list) => list.filter((hex) => grounds[hex] === river));
  const spans: [number, number][] = [];
  places.forEach((place, a) => {
    for (const leap of hexLeaps) {
      const b = at.get(hexKey(hexAt(place, leap)));
      if (b === undefined || b < a || grounds[a] === river || grounds[b] === river) continue;
      const other = hexAt(place, leap);
      const between = hexSteps.map((step) => hexAt(place, step)).filter((p) => hexDistance(p, other) === 1);
      if (
        bridgeable(
          between.map((p) => at.get(hexKey(p))),
          grounds,
        )
      )
        spans.push([a, b]);
    }
  });
  spans.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const ports = places.map((_, hex) => (grounds[hex] === river ? [] : sailFrom(hex, land, water)));
  const sea = new Uint8Array(size * size);
  ports.forEach((list, from) => {
    for (const [to, steps] of list) sea[from * size + to] = steps;
  });
  const distances = new Uint8Array(size * size);
  places.forEach((a, from) => {
    places.forEach((b, to) => {
      distances[from * size + to] = hexDistance(a, b);
    });
  });
  const numbers = new Map(names.map((name, hex) => [name, hex]));
  return {
    id: map.id,
    size,
    names,
    byName: { get: (name) => numbers.get(name) },
    places,
    grounds,
    lands: grounds.flatMap((ground, hex) => (ground === river ? [] : [hex])),
    land,
    water,
    border: bordersOf(map),
    spans,
    spansAt: places.map((_, hex) => spans.flatMap((span, index) => (span.includes(hex) ? [index] : []))),
    sea: (from, to) => sea[from * size + to]!,
    ports,
    distance: (from, to) => distances[from * size + to]!,
  };
};

/** The map with a given name, computed on first use. */
export const boardOf = kept((id: MapId): Board => work(maps.find((map) => map.id === id) ?? maps[0]));

/** The number of the hex with a given name; -1 if the map has no such hex. */
export const hexNamed = (board: Board, name: string): number => numberOf(board.byName, name);

/** The map of a state. */
export const boardIn = ({ switches }: State): Board => boardOf(switches.map);
