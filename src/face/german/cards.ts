/**
 * The texts of cards in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../message.js';

/** The German texts of the library's cards, under the same keys as the English texts. */
export const german: Catalogue = {
  language: 'de',
  texts: {
    'card.home': 'Heimat: {ground}',
    'card.home.any': 'Heimat: nach Wahl',
    'card.start': 'Münzen {coins}, Arbeiter {workers}, Priester {priests}, Punkte {vp}',
    'card.power': 'Macht: {one} in Schale I, {two} in Schale II',
    'card.cult': '{cult} {steps}',
    'card.ships': 'Schifffahrt {level}',
    'card.dwelling': 'Wohnhaus: Arbeiter {workers}, Münzen {coins}',
    'card.stronghold': 'Festung: Arbeiter {workers}, Münzen {coins}',
    'card.ground.ice': 'Lebt auf Eis; wählt ein Gelände, von dem aus seine Schritte zählen',
    'card.ground.shifting': 'Wählt sein Heimatgelände und kann es wechseln',
    'card.ground.cycle':
      'Besiedelt jedes Gelände, das seine Priester freigeschaltet haben, aber nur an Flüssen entlang',
    'card.ground.volcano.steps':
      'Lebt auf Vulkanen, jeder für {plain} Kultschritte oder {home}, wo ein anderes Volk zu Hause ist',
    'card.ground.volcano.tokens':
      'Lebt auf Vulkanen, jeder für Machtsteine: {plain} oder {home}, wo ein anderes Volk zu Hause ist',
    'card.dwellings.three': 'Beginnt mit drei Wohnhäusern',
    'card.dwellings.one-last': 'Beginnt mit einem Wohnhaus, das nach allen anderen gesetzt wird',
    'card.digging.none': 'Kauft keine Spaten',
    'card.digging.fixed': 'Ein Spaten kostet immer {count} Arbeiter',
    'card.digging.priests': 'Gräbt mit Priestern, einer je Spaten: jedes Mal {vp} Punkte',
    'card.digging.advance': 'Das Graben wird besser für Arbeiter {workers}, Münzen {coins}, Priester {priests}',
    'card.digging.short': 'Das Graben wird höchstens {levels}-mal besser',
    'card.spading': 'Braucht für jedes Feld {spades} Spaten, gleich welches Gelände',
    'card.spade.vp': 'Bekommt {vp} mehr für jeden Spaten',
    'card.spade.power': 'Mit Festung: {power} Macht für jeden Spaten',
    'card.spade.step': 'Bekommt statt jedes Spatens einen Kultschritt',
    'card.spade.token': 'Bekommt statt jedes Spatens einen neuen Machtstein',
    'card.spade.lost': 'Spaten, die es bekommt, verfallen',
    'card.shipping.fixed': 'Die Schifffahrt ist immer {level}, und es baut nur per Schiff',
    'card.shipping.none': 'Hat keine Schiffe',
    'card.skipping.tunnel':
      'Gräbt Tunnel unter einem Feld für {count} Arbeiter, mit Festung für {less}: jedes Mal {vp} Punkte',
    'card.skipping.carpet':
      'Fliegt für einen Priester über {range} Feld, später über bis zu {most}: jedes Mal {vp} Punkte',
    'card.favors.each': 'Nimmt jedes Mal {favors} Gunstplättchen',
    'card.favors.start': 'Beginnt mit einem Gunstplättchen',
    'card.exchange': 'Tauscht einen Punkt gegen eine Münze und {coins} Münzen gegen einen Punkt',
    'card.thrifty': 'Machtaktionen kosten {discount} Macht weniger; mit Festung auch solche, die schon vergeben sind',
    'card.values': 'Festung und Heiligtum haben den Machtwert {value}',
    'card.stronghold.power': 'Die Festung bringt {power} Macht',
    'card.stronghold.ordain': 'Die Festung macht aus bis zu {workers} Arbeitern Priester',
    'card.stronghold.vp': 'Die Festung bringt {vp} Punkte',
    'card.stronghold.spades': 'Die Festung bringt {spades} Spaten',
    'card.stronghold.bridges': 'Die Festung bringt {bridges} Brücken',
    'card.stronghold.favor': 'Die Festung bringt ein Gunstplättchen',
    'card.stronghold.ship': 'Die Festung verbessert die Schifffahrt',
    'card.stronghold.range': 'Mit der Festung fliegen Teppiche ein Feld weiter',
    'card.stronghold.tokens': 'Die Festung bringt so viele neue Machtsteine, wie Personen mitspielen',
    'card.action.stronghold': 'Mit Festung, {often}: {gain} ({price})',
    'card.action.nothing': '{often}: {gain} ({price})',
    'card.often.once': 'einmal je Runde',
    'card.often.always': 'beliebig oft',
    'card.often.seats': 'so oft im Spiel, wie Personen mitspielen',
    'card.often.opponents': 'so oft im Spiel, wie es Gegner gibt',
    'card.price.free': 'umsonst',
    'card.price.workers': 'für {price} Arbeiter',
    'card.price.power': 'für {price} Macht',
    'card.price.tokens': 'für {price} Machtsteine',
    'card.gain.leap': '{steps} Schritte auf einer Kultleiste',
    'card.gain.ride': 'ein Wohnhaus auf einem beliebigen leeren Feld ({ground}), ohne Spaten, wo es auch liegt',
    'card.gain.actions': '{actions} Aktionen in einem Zug',
    'card.gain.spades': '{spades} Spaten',
    'card.gain.bridge': 'eine Brücke',
    'card.gain.sandstorm': 'ein Feld neben einem eigenen Gebäude wird Heimatgelände',
    'card.gain.trading-house': 'ein Wohnhaus wird zum Handelshaus',
    'card.gain.shift': 'ein anderes Heimatgelände',
    'card.gain.shift.vp': 'ein anderes Heimatgelände und {vp} Punkte',
    'card.passing.bridges': 'Mit Festung, beim Passen: {vp} Punkte für jede Brücke zwischen zwei eigenen Gebäuden',
    'card.passing.temples': 'Mit Festung, beim Passen: {vp} Punkte für jeden Tempel',
    'card.founding.vp': 'Bekommt {vp} mehr für jede Stadt',
    'card.founding.workers': 'Bekommt {workers} Arbeiter für jede Stadt',
    'card.linking': 'Seine Städte dürfen über ein Flussfeld reichen',
    'card.neighbours.step': 'Ein Kultschritt, wenn ein Nachbar durch sein Gebäude Macht nimmt',
    'card.neighbours.gift': 'Ein neuer Machtstein, wenn ein Nachbar durch sein Gebäude Macht nimmt',
    'card.neighbours.token':
      'Darf einen Machtstein für {vp} Punkt kaufen, wenn ein Nachbar durch sein Gebäude Macht nimmt',
    'card.priests':
      'Statt eines Priesters, den es bekommt, darf es ein Gelände freischalten, für Münzen: {coins} oder {home}, wo ein anderes Volk zu Hause ist',
    'card.preaching': 'Mit Festung geht ein Priester auf einer Kultleiste {steps} Schritt weiter',
  },
};
