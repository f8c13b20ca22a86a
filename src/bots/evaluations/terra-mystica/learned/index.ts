/**
 * What bots have learned about Terra Mystica by self-play. This module contains the weights of the network, so it is loaded only when a bot that uses
 * them sits down.
 *
 * @packageDocumentation
 */
import type { TerraMystica } from '../../../../games/terra-mystica/index.js';
import type { Knowledge } from '../../../knowledge.js';
import { type Network, readyNetwork } from '../../../network.js';
import { readWeights } from '../../../network-weights.js';
import { byNetwork } from './by-network.js';
import { shape } from './judge.js';
import { trained } from './weights.js';

let made: Network | undefined;

/** The evaluation that was learned by self-play, in place of the usual one; its weights are read when it is first needed. */
export const learned: Knowledge<TerraMystica> = byNetwork(() => {
  made ??= readyNetwork(readWeights(trained.weights, shape));
  return made;
});
