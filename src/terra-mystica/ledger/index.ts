/**
 * Ledgers: the texts in which the Terra Mystica community keeps its games (chapter 24 of the rule book). An entry of its own, because
 * a page that plays a game needs none of it.
 *
 * @packageDocumentation
 * @module rulehouse/terra-mystica/ledger
 */
export type { Figures } from './figures.js';
export { type Ledger, type LedgerComment, type LedgerRow, readLedger } from './read.js';
export { checkLedger, type Difference, type Replayed } from './replay.js';
export { writeLedger } from './write.js';
