/**
 * The games that a page shows one by one: the first few of each pairing.
 *
 * @packageDocumentation
 */

import type { GameLine } from '../../arena/index.js';
import { addTo, countIn } from '../../core/values/counts.js';
import { withoutSlashes } from '../../core/values/slashes.js';
import { escaped } from '../../face/paint/element.js';
import type { HtmlCell } from './html-tables.js';

/** Keeps a sample of the games passed to it. */
export interface Sampler {
  readonly see: (line: GameLine) => void;
  readonly kept: () => readonly GameLine[];
}

/** Makes a sampler that keeps the first `most` games of each pairing. */
export const sampler = (most: number): Sampler => {
  const kept: GameLine[] = [];
  const seen = new Map<string, number>();
  const see = (line: GameLine): void => {
    const name = `${line.game} ${line.pairing.join()}`;
    addTo(seen, name);
    if (countIn(seen, name) <= most) kept.push(line);
  };
  return { see, kept: () => kept };
};

/** The limits on a link's moves and characters, so that every browser can follow the link and the viewer can read it. */
const mostMoves = 2000;
const longestLink = 60_000;

/** The address at which the site shows a game, and how many of the game's moves it shows. */
export const replayLink = (site: string, { record }: GameLine): { readonly href: string; readonly moves: number } => {
  const base = `${withoutSlashes(site)}/play/${record.game}.html#position=${encodeURIComponent(record.start)}`;
  const parts = record.moves.slice(0, mostMoves).map((move) => `&move=${encodeURIComponent(move)}`);
  let length = base.length;
  const fitting = parts.findIndex((part) => (length += part.length) > longestLink);
  const moves = fitting < 0 ? parts.length : fitting;
  return { href: base + parts.slice(0, moves).join(''), moves };
};

/** A game's record as a link address that contains the whole record, so that a reader can save it as a file. */
const recordLink = ({ record }: GameLine): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record))}`;

/** The table cell with a link that saves a game's record; `name` is the name of the game. */
export const recordCell = (line: GameLine, name: string): HtmlCell => {
  const file = `${line.record.game}-${line.key.slice(0, 8)}.json`;
  const html = `<a download="${escaped(file)}" href="${escaped(recordLink(line))}" aria-label="record of ${escaped(name)}">record</a>`;
  return { html, kind: 'text' };
};
