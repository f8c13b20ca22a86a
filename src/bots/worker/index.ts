/** @packageDocumentation @module rulehouse/bots/worker */
export const x = 1;
