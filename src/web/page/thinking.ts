/**
 * The module of the worker in which the bots of an embedded game think.
 *
 * @packageDocumentation
 */
import { known } from '../../bots/evaluations/index.js';
import { serve } from '../../bots/worker/serve.js';

serve(self, known);
