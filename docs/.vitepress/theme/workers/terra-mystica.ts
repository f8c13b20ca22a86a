/** The bots of one game, in a worker. */
import { knownGame, terraMystica } from 'rulehouse/bots';
import { serve } from 'rulehouse/bots/worker';
import { game } from 'rulehouse/terra-mystica';

serve(self, [knownGame(game, terraMystica)]);
