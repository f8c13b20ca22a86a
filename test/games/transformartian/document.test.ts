import { game } from '../../../src/games/transformartian/index.js';
import { documentExamples } from '../../kit/examples.js';
import { traceability } from '../../kit/traceability.js';

traceability(game, 'TX');
documentExamples(game);
