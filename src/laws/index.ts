/**
 * The laws that every game keeps, for authors of games. Each law consists of a name, a rule of the contract and a property of fast-check, and runs in
 * any test runner.
 *
 * Start with {@link lawsOf}. The laws need `fast-check`, which is an optional peer dependency.
 *
 * @packageDocumentation
 * @module rulehouse/laws
 */
export { type ContractRule, contract } from './contract.js';
export { lawsOf } from './laws.js';
export { type LawReport, lawReport, type Tally } from './report.js';
export type { Law, LawOptions } from './sample.js';
