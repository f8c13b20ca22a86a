/** The bots of one game, in a worker. */
import { knownGame, terrafex } from 'rulehouse/bots';
import { serve } from 'rulehouse/bots/worker';
import { game } from 'rulehouse/terrafex';

serve(self, [knownGame(game, terrafex)]);
