/** The bots of one game, in a worker. */
import { icetraders, knownGame } from 'rulehouse/bots';
import { serve } from 'rulehouse/bots/worker';
import { game } from 'rulehouse/icetraders';

serve(self, [knownGame(game, icetraders)]);
