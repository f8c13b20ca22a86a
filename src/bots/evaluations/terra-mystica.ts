/** @packageDocumentation */
import type { TerraMystica } from '../../terra-mystica/index.js';
import type { Knowledge } from '../knowledge.js';
export const terraMystica: Knowledge<TerraMystica> = {};
