import { game } from '../../src/toframenn/index.js';
import { documentExamples } from '../kit/examples.js';
import { traceability } from '../kit/traceability.js';

traceability(game, 'TO');
documentExamples(game);
