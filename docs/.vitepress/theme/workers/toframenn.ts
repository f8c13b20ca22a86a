/** The bots of one game, in a worker. */
import { knownGame, toframenn } from 'rulehouse/bots';
import { serve } from 'rulehouse/bots/worker';
import { game } from 'rulehouse/toframenn';

serve(self, [knownGame(game, toframenn)]);
