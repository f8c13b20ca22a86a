import { game } from '../../src/transformartian/index.js';
import { documentExamples } from '../kit/examples.js';
import { traceability } from '../kit/traceability.js';

traceability(game, 'TX');
documentExamples(game);
