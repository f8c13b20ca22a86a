/** Bots of one game, in a worker of their own. */
import { knownGame, transformartian } from 'rulehouse/bots';
import { serve } from 'rulehouse/bots/worker';
import { game } from 'rulehouse/transformartian';

serve(self, [knownGame(game, transformartian)]);
