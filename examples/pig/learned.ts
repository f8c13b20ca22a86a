/**
 * Pig with what a bot has learned by playing against itself: `rulehouse match pig greedy:by=2 greedy:by=1 --with` this file. The network was trained by
 * `rulehouse learn pig --with encoding.js --games 1500 --out network.json`.
 */
import { readFileSync } from 'node:fs';
import { isRight } from 'rulehouse/author';
import { type Knowledge, learnedFrom } from 'rulehouse/bots';
import { encoding } from './encoding.ts';
import { game, type Pig } from './game.ts';

const file: unknown = JSON.parse(readFileSync(new URL('network.json', import.meta.url), 'utf8'));
const read = learnedFrom(encoding, file);

export const knowledge: Knowledge<Pig> = isRight(read) ? read.right : {};
export { game };
