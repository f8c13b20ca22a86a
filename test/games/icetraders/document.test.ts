import { game } from '../../../src/games/icetraders/index.js';
import { documentExamples } from '../../kit/examples.js';
import { traceability } from '../../kit/traceability.js';

traceability(game, 'IT');
documentExamples(game);
