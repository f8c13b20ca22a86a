import { game } from '../../../src/games/toframenn/index.js';
import { documentExamples } from '../../kit/examples.js';
import { traceability } from '../../kit/traceability.js';

traceability(game, 'TO');
documentExamples(game);
