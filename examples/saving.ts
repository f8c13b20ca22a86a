/**
 * Saves a game to a file and reads it back. The record is replayed, so changes made by hand are detected, with the
 * first move that breaks a rule and the number of the rule.
 *
 * Run: npx tsx examples/saving.ts
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft, isRight, type Legal, playout, printFault, readRecord, source, writeRecord } from 'rulehouse';
import { defaultOptions, game, type Move } from 'rulehouse/terrafex';

const folder = mkdtempSync(join(tmpdir(), 'saved-games-'));
const file = join(folder, 'game.json');

// Play some moves. The host stores the moves, because states hold no history.
const options = { ...defaultOptions, turnLimit: 20 };
const seed = 2026;
const start = game.setup(options, seed);
if (isLeft(start)) throw new Error(start.left.text);
const moves: Legal<Move>[] = [];
playout(game)(start.right, source(seed), 12, ({ move }) => moves.push(move));

// Save the game.
const record = writeRecord(game)(options, seed, start.right, moves);
if (isLeft(record)) throw new Error(printFault(record.left));
writeFileSync(file, JSON.stringify(record.right, null, 2));
console.log(`saved ${moves.length} moves`);

// Load the game and continue where it stopped.
const loaded = readRecord(game)(readFileSync(file, 'utf8'));
if (isLeft(loaded)) throw new Error(printFault(loaded.left));
const final = playout(game)(loaded.right.final, source(seed + 1), 1000);
console.log(`loaded ${loaded.right.record.moves.length} moves, went on to the end: ${game.score(final).join(' to ')}`);

// A file that was changed by hand.
const forged = readFileSync(file, 'utf8').replace(/"moves": \[\s*"[^"]*"/, '"moves": [ "Ba5>c5"');
const read = readRecord(game)(forged);
console.log(isRight(read) ? 'the forgery was not found' : `refused: ${printFault(read.left)}`);

rmSync(folder, { recursive: true });
