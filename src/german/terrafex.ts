/**
 * The German texts of Terrafex.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../face/message.js';
import { terrafexPictures } from './pictures.js';
import { germanWith, sizes } from './words.js';

/** Every kind of piece: its noun, the ending of an adjective before it, and its plural. */
const kinds = [
  ['R', 'Feuer', 'es', 'Feuer'],
  ['Y', 'Berg', 'er', 'Berge'],
  ['G', 'Wald', 'er', 'Wälder'],
  ['B', 'Gletscher', 'er', 'Gletscher'],
] as const;

const pieces: Catalogue['texts'] = Object.fromEntries(
  kinds.flatMap(([letter, noun, ending, plural]) =>
    sizes.flatMap(([size, stem]) => [
      [`piece.${letter}${size}`, `ein ${stem}${ending} ${noun}`],
      [`pieces.${letter}${size}`, `${stem}e ${plural}`],
    ]),
  ),
);

const refusals: Catalogue['texts'] = {
  'the square is occupied': 'das Feld ist besetzt',
  'the pool holds no small mountain': 'im Vorrat ist kein kleiner Berg',
  'there is no small or medium mountain on the square': 'auf dem Feld ist kein kleiner oder mittlerer Berg',
  'the pool does not hold the next size of mountain': 'im Vorrat ist kein Berg der nächsten Größe',
  'the pool holds no fire of this size': 'im Vorrat ist kein Feuer dieser Größe',
  'the other seat could not play a fire of this size': 'die andere Seite könnte ein Feuer dieser Größe nicht spielen',
  'the fire is not small, or the square is occupied': 'das Feuer ist nicht klein, oder das Feld ist besetzt',
  'there is no fire of the size below this one on the square': 'auf dem Feld ist kein Feuer der nächstkleineren Größe',
  'there is nothing on the square that burns': 'auf dem Feld ist nichts, was brennt',
  'the pool does not hold the smaller piece that would be left': 'im Vorrat fehlt das kleinere Stück, das übrig bliebe',
  'neither the pool nor the pit holds the smaller fire that would be left':
    'weder im Vorrat noch in der Feuergrube ist das kleinere Feuer, das übrig bliebe',
  'the squares of a list ascend': 'die Felder einer Liste stehen in aufsteigender Folge',
  'there is no medium or large mountain on the square, so nothing is split':
    'auf dem Feld ist kein mittlerer oder großer Berg, also teilt sich nichts',
  'a medium mountain does not split the glacier into these sizes':
    'ein mittlerer Berg teilt den Gletscher nicht in diese Größen',
  'a large mountain does not split the glacier into these sizes':
    'ein großer Berg teilt den Gletscher nicht in diese Größen',
  'a landing square is occupied, named twice, or neither the square left nor one beside the mountain':
    'ein Zielfeld der Teilung ist besetzt, doppelt genannt oder weder das verlassene Feld noch eines neben dem Berg',
  'the pool does not hold the pieces that the split takes': 'im Vorrat fehlen die Stücke, die die Teilung braucht',
  'the landing squares of the split are not named': 'die Zielfelder der Teilung sind nicht genannt',
  'the mountain cannot be pushed there: the square is occupied or off the board':
    'der Berg kann nicht dorthin geschoben werden: das Feld ist besetzt oder außerhalb des Bretts',
  'the pool does not hold the piece that is needed': 'im Vorrat fehlt das Stück, das gebraucht wird',
  'there is no medium forest for the two capped ones': 'für die zwei bedeckten Wälder ist kein mittlerer Wald da',
  'there is no glacier on the square': 'auf dem Feld ist kein Gletscher',
  'the two squares are not adjacent': 'die beiden Felder sind nicht benachbart',
  'there is no mountain, glacier or edge of the board behind to move away from':
    'dahinter ist kein Berg, kein Gletscher und kein Rand des Bretts, wovon der Gletscher sich entfernen könnte',
  'the square is occupied, or not beside a large forest': 'das Feld ist besetzt oder nicht neben einem großen Wald',
  'the pool holds no small forest': 'im Vorrat ist kein kleiner Wald',
  'the forest on the square is frosted': 'der Wald auf dem Feld ist vereist',
  'there is no bare small or medium forest on the square': 'auf dem Feld ist kein freier kleiner oder mittlerer Wald',
  'the pool does not hold the next size of forest': 'im Vorrat ist kein Wald der nächsten Größe',
  'a fire of another size is selected, or none': 'es ist ein Feuer einer anderen Größe gewählt oder keines',
  'the tracker of this colour is down': 'die Anzeigepyramide dieser Farbe liegt',
};

const options: Catalogue['texts'] = {
  '"1", "2" or a board text': '"1", "2" oder ein Brett als Text',
  'initial pieces': 'Aufstellung zu Beginn',
  'owner of the small and large place of a1': 'wem die kleine und die große Stelle von a1 gehören',
  'squares by which a small mountain is pushed': 'um wie viele Felder ein kleiner Berg geschoben wird',
  'where the thing that a glacier moves away from may stand': 'wo stehen darf, wovon ein Gletscher sich entfernt',
  'the game ends after this many turns; 0: none': 'das Spiel endet nach so vielen Zügen; 0: nie',
  'the game ends after this many quiet turns in a row; 0: none':
    'das Spiel endet nach so vielen ruhigen Zügen in Folge; 0: nie',
};

/** The German texts of Terrafex. */
export const terrafexGerman: Catalogue = /* @__PURE__ */ germanWith(
  {
    ...pieces,
    ...refusals,
    ...options,
    'move.SpreadForest': '{who} breitet einen Wald nach {square} aus',
    'move.GrowForest': '{who} lässt den Wald auf {square} wachsen',
    'move.StartMountain': '{who} beginnt einen Berg auf {square}',
    'move.GrowMountain': '{who} lässt den Berg auf {square} wachsen',
    'move.SelectFire': '{who} wählt {piece}',
    'move.StartFire': '{who} entzündet {piece} auf {square}',
    'move.GrowFire': '{who} lässt das Feuer auf {square} wachsen: {piece}',
    'move.Burn': '{who} setzt {piece} ein und brennt {square} ab',
    'move.MoveGlacier': '{who} zieht den Gletscher von {from} nach {to}',
    'move.SplitGlacier': '{who} teilt den Gletscher von {from} an {to}. Es entstehen: {landings}',
    landing: '{piece} auf {square}',
    'verb.spread-forest': 'einen Wald ausbreiten',
    'verb.grow-forest': 'den Wald wachsen lassen',
    'verb.start-mountain': 'einen Berg beginnen',
    'verb.grow-mountain': 'den Berg wachsen lassen',
    'verb.start-fire': 'das Feuer entzünden',
    'verb.grow-fire': 'das Feuer wachsen lassen',
    'verb.burn': 'abbrennen',
    'place.pool': '{pieces} im Vorrat',
    'place.pit': '{pieces} in der Feuergrube',
    'place.tracker': 'die {colour} Anzeigepyramide',
    'place.selected': 'das gewählte Feuer',
    'place.landing-size': 'ein Gletscher der Größe {value}',
    'place.turn': 'Zug',
    'place.quiet': 'ruhige Züge',
    'word.tracker.standing': 'steht',
    'word.tracker.down': 'liegt',
    'word.selected.R1': 'ein kleines Feuer',
    'word.selected.R2': 'ein mittleres Feuer',
    'word.selected.R3': 'ein großes Feuer',
    'source.fire': 'Feuer',
    'source.forest': 'Wälder',
    'source.mountain': 'Berge',
    'phase.turn': 'der Zug',
    'phase.fire': 'das Spielen des gewählten Feuers',
    'phase.over': 'das Ende des Spiels',
    'reason.glaciers': 'es ist kein Gletscher mehr da',
    'reason.quiet': 'die Grenze der ruhigen Züge ist erreicht',
    'reason.limit': 'die Grenze der Züge ist erreicht',
    'reason.stuck': 'es ist nichts mehr möglich',
  },
  [
    ['White', 'Weiß'],
    ['Black', 'Schwarz'],
  ],
  terrafexPictures,
);
