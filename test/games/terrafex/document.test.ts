import { game } from '../../../src/games/terrafex/index.js';
import { documentExamples } from '../../kit/examples.js';
import { traceability } from '../../kit/traceability.js';

traceability(game, 'TF');
documentExamples(game);
