/**
 * The texts of the lessons in English.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../face/message.js';

/** The English texts of the library's lessons: three sentences for each step. */
export const english: Catalogue = {
  language: 'en',
  texts: {
    'terrafex.grow.task':
      'Nobody owns pieces here: each square has a place for each size, and it belongs to White or to Black. You are White. Let the small forest on d4 grow: click it, then confirm below the board.',
    'terrafex.grow.hint': 'Click the square d4, then the button below the board.',
    'terrafex.grow.done':
      'The medium place of d4 is yours: two points for you. The small one was Black’s, who loses a point.',
    'terrafex.raise.task':
      'In a turn you act once with each colour, in any order. Yellow is next: start a small mountain on d5.',
    'terrafex.raise.hint': 'A mountain starts on any empty square. Click d5, then confirm.',
    'terrafex.raise.done': 'The small place of d5 is yours: one more point.',
    'terrafex.choose.task':
      'With red you only choose how large a fire is; your opponent plays it. Choose a small fire from the pool beside the board.',
    'terrafex.choose.hint': 'Click the small red pyramid in the pool, then confirm.',
    'terrafex.choose.done':
      'Black lights it on c6, where it costs you a point: a fire counts against whoever owns its place.',
    'terrafex.move.task':
      'Blue is left: move a glacier. It needs a mountain, a glacier or the edge behind it to push off from. Move the glacier on a5 away from the edge, to b5.',
    'terrafex.move.hint': 'Click a5, then b5.',
    'terrafex.move.done':
      'All four colours have acted, so your turn is over. You may never pass while a colour can act.',
    'terrafex.burn.task':
      'Now you are Black. White has chosen a medium fire, and you must play it. Burn the large forest on d5, which scores for White.',
    'terrafex.burn.hint': 'Click d5, then confirm.',
    'terrafex.burn.done': 'Three less two leaves a small forest. The fire is spent and lies in the pit.',
    'terrafex.frost.task':
      'White again. A glacier that enters a forest makes it smaller. The large forest on b4 scores for Black: move the glacier there.',
    'terrafex.frost.hint': 'Click a4, then b4.',
    'terrafex.frost.done':
      'The forest is medium now and as large as the ice: it is frosted, keeps counting, and the glacier is part of it. It stands on your place.',
    'terrafex.melt.task': 'Glaciers and fires shrink each other. Move the large glacier onto the small fire on b4.',
    'terrafex.melt.hint': 'Click a4, then b4.',
    'terrafex.melt.done': 'Three less one: a medium glacier is left, and the fire has gone out.',
    'terrafex.end.task':
      'The game ends at once when no glacier is left. You lead, and one small glacier remains: melt it in the fire on b4.',
    'terrafex.end.hint': 'Click a4, then b4.',
    'terrafex.end.done':
      'No glacier is left, so the places are counted: five points for White, one for Black. Now you know all four colours.',

    'toframenn.archmage.task':
      'You are Light, with five wizards at the lower edge. If your Archmage falls, you lose: mark the wizard on d1, which stands well behind.',
    'toframenn.archmage.hint': 'Click the wizard on d1.',
    'toframenn.archmage.done': 'Everybody can see the token. Darkness has marked e7.',
    'toframenn.move.task':
      'In a turn you take one action with one wizard. The first is the Move: diagonally forward, as far as you like. Move g2 to d5.',
    'toframenn.move.hint': 'Click g2, then d5.',
    'toframenn.move.done': 'Nobody ever goes back. Darkness answers on c5, right beside you, and could duel next.',
    'toframenn.bolt.task':
      'The second is the Bolt: along a rank or file at an enemy exactly three or five squares away. Shoot from c2 at c5: your large black pyramid at the medium white one.',
    'toframenn.bolt.hint': 'Click c2, then c5, then the large pyramid of c2 and the medium one of c5.',
    'toframenn.bolt.done':
      'Black attacks white, so the white pyramid is gone. Your spell was larger than its target, so you keep it.',
    'toframenn.spent.task':
      'Another battle. The colour of the spell must attack the colour of its target; the table shows which colour attacks which. Shoot from d3 at a3 with yellow, at the large green one.',
    'toframenn.spent.hint': 'Click d3, then a3. Blue does not attack green; the large yellow pyramid does.',
    'toframenn.spent.done': 'Both are gone: a spell that is not larger than its target is spent.',
    'toframenn.stop.task':
      'A wizard may not slip past an enemy: it stops on the first square beside one. Move d3 to the left, as far as it goes.',
    'toframenn.stop.hint': 'Click d3, then c4: it is beside the enemy on c5.',
    'toframenn.stop.done': 'On c4 it had to stop. A try to go on to b5 is refused by this rule.',
    'toframenn.duel.task':
      'The third is the Duel with a neighbour. Your c6 is worth 11 against c5, which is worth 9: the margin is 2, and you leap. So the small pyramid may go. Fight c5.',
    'toframenn.duel.hint': 'Click c6, then c5, then confirm: only the small pyramid may be removed.',
    'toframenn.duel.done': 'You leap to c4, behind your enemy, and the small yellow pyramid is gone. You lose nothing.',
    'toframenn.win.task': 'The enemy Archmage on d4 has one pyramid left, and you are beside it on d3. Finish it.',
    'toframenn.win.hint': 'Click d3, then d4, then confirm.',
    'toframenn.win.done': 'The Archmage is destroyed: Light has won, whatever else stands on the board.',
    'toframenn.passed.task':
      'There is another end. You are Darkness now: go past your enemy, from b6 to c5, so that nobody can ever meet again.',
    'toframenn.passed.hint': 'Click b6, then c5.',
    'toframenn.passed.done': 'The pips on the board are counted: two each, a tie. Now you know all three actions.',

    'transformartian.exchange.task':
      'Your team, seat 0, holds the purple medium. In a turn you take a second one and exchange two larges of these two colours, wherever they are. Exchange d1 and e4, and keep the yellow or the purple medium.',
    'transformartian.exchange.hint': 'Click d1, then e4, then one of the two mediums.',
    'transformartian.exchange.done':
      'Purple and yellow have changed places. What your team holds, the other team cannot take.',
    'transformartian.alone.task':
      'After the exchange each of the two needs a neighbour of its own colour; corners count. Exchange b4 and c4: both find one.',
    'transformartian.alone.hint': 'Click b4, then c4, then a medium. Exchanging c3 and c4 would leave red alone.',
    'transformartian.alone.done':
      'Red on b4 has three red neighbours above it, green on c4 has one on d3. Other larges may stand alone.',
    'transformartian.joined.task':
      'One exception: if all five of one colour hang together, the other large may stand alone. In its first turn a team takes two mediums. Exchange a2 and b2.',
    'transformartian.joined.hint': 'Click a2, then b2, then a medium.',
    'transformartian.joined.done': 'All five purple ones still hang together, so yellow may stand alone on b2.',
    'transformartian.shape.task':
      'You score for shapes of the chart, made of all five of a colour. Four red ones lie in the top row: bring the fifth, from c4 to d5.',
    'transformartian.shape.hint': 'Click c4, then d5, then the yellow medium: red has to go home.',
    'transformartian.shape.done':
      'Red shows the row, and its small stood on 5: five points. The small goes down, so the next time that shape is worth 3.',
    'transformartian.double.task':
      'One exchange can form two shapes. Exchange red on a3 and purple on b4, and keep whichever you like.',
    'transformartian.double.hint': 'Click a3, then b4, then a medium.',
    'transformartian.double.done':
      'Both show the staircase: five points for red and three for purple, which scored before.',
    'transformartian.miss.task':
      'If some pair of mediums that you could have allows no exchange, you may miss your turn and only choose what you keep. Do so.',
    'transformartian.miss.hint': 'Click the button that misses the turn, then a medium.',
    'transformartian.miss.done': 'You have kept one colour and made no exchange.',
    'transformartian.win.task':
      'The first team to reach the target wins: here it is 12, and you have 5. You know this position: win the game.',
    'transformartian.win.hint': 'Click a3, then b4, then a medium.',
    'transformartian.win.done': 'Thirteen points: your team has won. A usual game goes to 61.',

    'icetraders.secret.task':
      'Everybody is secretly Good or Evil. The Good win together when the secret is out and no Evil player is left; an Evil player wins alone by eliminating anybody. Choose what you are.',
    'icetraders.secret.hint': 'Click one of the two buttons below the board.',
    'icetraders.secret.done': 'Only you know it, until one player eliminates another.',
    'icetraders.ship.task':
      'The pyramids that stand are star systems; a pyramid that lies is a ship. Put your first ship into any system: a small yellow one.',
    'icetraders.ship.hint': 'Click the small yellow pyramid in the stash, then a system.',
    'icetraders.ship.done': 'Colours are powers: a ship has the power of its own colour and that of its system.',
    'icetraders.move.task':
      'Yellow moves. Two systems are connected if their stars have the same size or the same colour, but not both. Move your ship from system 1 to system 3.',
    'icetraders.move.hint': 'Click your yellow ship in system 1, then system 3.',
    'icetraders.move.done': 'Both stars are small, so they are connected. System 4 would be out of reach.',
    'icetraders.trade.task':
      'Blue trades. Your yellow ship may do it because its star is blue: trade it for a small red one.',
    'icetraders.trade.hint': 'Click your ship, then the small red pyramid in the stash.',
    'icetraders.trade.done': 'A ship can be traded for any colour, but never for a larger size.',
    'icetraders.grow.task':
      'Green grows. The star is green, so let your small yellow ship in system 1 become a large one.',
    'icetraders.grow.hint': 'Click your yellow ship, then the large yellow pyramid in the stash.',
    'icetraders.grow.done':
      'A large ship is strength and danger: whoever loses the last large ship is out of the game.',
    'icetraders.build.task':
      'Green also builds: a green ship makes another one of its colour, not larger than itself. Build a green ship in system 1.',
    'icetraders.build.hint': 'Click a small or medium green pyramid in the stash, then system 1.',
    'icetraders.build.done': 'You have a second ship. In a system with four ships or more nothing can be built.',
    'icetraders.attack.task':
      'Red attacks, in the same system. The blue ship of seat 1 is larger than yours, so you can only reduce it. Do that.',
    'icetraders.attack.hint': 'Click the medium blue ship in system 1, then confirm.',
    'icetraders.attack.done': 'It has shrunk by one size. A ship that is not larger than yours is destroyed.',
    'icetraders.sacrifice.task':
      'A sacrifice gives one power several times. Sacrifice the large yellow ship in system 2: three moves for it.',
    'icetraders.sacrifice.hint': 'Click the large yellow ship in system 2, then confirm the sacrifice.',
    'icetraders.sacrifice.done': 'The ship is in the stash. Now three moves are yours, with ships that are not yellow.',
    'icetraders.uses.task': 'Use the first of them: move any of your ships to a connected system.',
    'icetraders.uses.hint': 'Click a ship of yours, then a system that is marked.',
    'icetraders.uses.done': 'Two are left. You may also stop before you have used them all.',
    'icetraders.win.task':
      'You are seat 2, and Good. Seat 1 is the last Evil player and has one large ship, beside yours in system 1. Destroy it.',
    'icetraders.win.hint': 'Click the large blue ship in system 1, then confirm.',
    'icetraders.win.done': 'Seat 1 is out, and nobody Evil is left: all Good players have won together.',

    'terra-mystica.home.task':
      'You lead the Witches, whose home is the forest. Everybody begins with two dwellings on home terrain. Build the first one on F4.',
    'terra-mystica.home.hint': 'Click the hex F4, then confirm below the board.',
    'terra-mystica.home.done': 'The Halflings settle on E6, beside you, and on B2. Neighbours are useful.',
    'terra-mystica.second.task': 'Build your second dwelling on C3.',
    'terra-mystica.second.hint': 'Click the hex C3, then confirm.',
    'terra-mystica.second.done':
      'Everybody takes a bonus tile, and round 1 begins with an income of coins, workers, priests and power.',
    'terra-mystica.trade.task':
      'In a turn you take one action. A structure can be upgraded: make the dwelling on F4 a trading house.',
    'terra-mystica.trade.hint': 'Click F4, then the trading house.',
    'terra-mystica.trade.done':
      'Because the Halflings live next door it costs 3 coins instead of 6. But they are offered power for it.',
    'terra-mystica.power.task':
      'Now you are the Halflings. You built nothing, and still gain power from your neighbour: accept it.',
    'terra-mystica.power.hint': 'Click the button that accepts one power.',
    'terra-mystica.power.done':
      'A token moved from bowl I to bowl II. Only tokens in bowl III can be spent. One power is free; more costs points.',
    'terra-mystica.dig.task':
      'Halflings live on plains. To settle elsewhere you change the terrain: each step on the ring takes a spade. Dig one.',
    'terra-mystica.dig.hint': 'Click the button “Dig”, then confirm one spade.',
    'terra-mystica.dig.done':
      'It costs three workers. Halflings score a point for it, and the scoring tile of this round pays two more.',
    'terra-mystica.build.task': 'Use it on E5, swamp beside your dwelling on E6, and build there.',
    'terra-mystica.build.hint': 'Click E5, then the dwelling.',
    'terra-mystica.build.done':
      'You can only build beside your structures, or across rivers as far as your shipping reaches.',
    'terra-mystica.temple.task': 'You are the Witches again. Make the trading house on F4 a temple.',
    'terra-mystica.temple.hint': 'Click F4, then the temple.',
    'terra-mystica.temple.done': 'A temple brings a priest in every income, and a favor tile at once.',
    'terra-mystica.favor.task': 'Take the favor tile FAV11: with it each dwelling that you build scores two points.',
    'terra-mystica.favor.hint': 'Click FAV11 among the tiles.',
    'terra-mystica.favor.done':
      'Your marker went up on the cult of Earth too. The Halflings took power, passed, and changed their bonus tile.',
    'terra-mystica.pass.task': 'You have little left to spend. Pass: choose another bonus tile for the next round.',
    'terra-mystica.pass.hint': 'Click one of the bonus tiles that are marked.',
    'terra-mystica.pass.done':
      'All have passed, so the round ends: the cults pay, and the next income comes. There are six rounds.',
    'terra-mystica.town.task':
      'You are the Darklings. Four structures side by side that are worth seven power together are a town. Yours are worth six: upgrade E5 to a trading house.',
    'terra-mystica.town.hint': 'Click E5, then the trading house.',
    'terra-mystica.town.done':
      'A town: a tile with five points and six coins. At the end the cults and the largest area score, and the most points win.',
  },
};
