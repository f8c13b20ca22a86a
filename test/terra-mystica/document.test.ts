import { game } from '../../src/terra-mystica/index.js';
import { documentExamples } from '../kit/examples.js';
import { traceability } from '../kit/traceability.js';

documentExamples(game);
traceability(game, 'TMY');
