import { game } from '../../../src/games/terra-mystica/index.js';
import { documentExamples } from '../../kit/examples.js';
import { traceability } from '../../kit/traceability.js';

documentExamples(game);
traceability(game, 'TMY');
