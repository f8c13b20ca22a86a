/**
 * Ledgers: the texts in which the Terra Mystica community keeps its games (chapter 24 of the rule book). Ledgers have a separate entry point, because
 * a page on which people play does not need them.
 *
 * @packageDocumentation
 * @module rulehouse/terra-mystica/ledger
 */
export type { Figures } from './figures.js';
export type { LedgerComment } from './header.js';
export { type Ledger, type LedgerRow, readLedger } from './read.js';
export { checkLedger, inspectLedger, type LedgerReport, type Replayed, type ReplayedLine } from './replay.js';
export type { Difference } from './run.js';
export { writeLedger } from './write.js';
