/** The bots of one game, in a worker. */
import { knownGame, transformartian } from 'rulehouse/bots';
import { serve } from 'rulehouse/bots/worker';
import { game } from 'rulehouse/transformartian';

serve(self, [knownGame(game, transformartian)]);
