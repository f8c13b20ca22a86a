/**
 * The German texts of Terrafex.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../message.js';
import { terrafexPictures } from './pictures.js';
import { germanWith, sizes } from './words.js';

/** Every kind of piece: its English and German noun, the ending of an adjective before the German noun, and the plural. */
const kinds = [
  ['R', 'fire', 'Feuer', 'es', 'Feuer'],
  ['Y', 'mountain', 'Berg', 'er', 'Berge'],
  ['G', 'forest', 'Wald', 'er', 'Wälder'],
  ['B', 'glacier', 'Gletscher', 'er', 'Gletscher'],
] as const;

const englishSizes = ['', 'small', 'medium', 'large'];

const pieces: Catalogue['texts'] = Object.fromEntries(
  kinds.flatMap(([letter, english, noun, ending, plural]) =>
    sizes.flatMap(([size, stem]) => [
      [`piece.${letter}${size}`, `ein ${stem}${ending} ${noun}`],
      [`pieces.${letter}${size}`, `${stem}e ${plural}`],
      [`the pool holds no ${englishSizes[size]} ${english}`, `im Vorrat ist kein ${stem}${ending} ${noun}`],
    ]),
  ),
);

const refusals: Catalogue['texts'] = {
  'the square is occupied': 'das Feld ist besetzt',
  'there is no mountain on the square': 'auf dem Feld ist kein Berg',
  'the mountain on the square is already large': 'der Berg auf dem Feld ist schon groß',
  'the pool holds no fire of this size': 'im Vorrat ist kein Feuer dieser Größe',
  'the other seat could not play a fire of this size': 'die andere Seite könnte ein Feuer dieser Größe nicht spielen',
  'a new fire must be small': 'ein neues Feuer muss klein sein',
  'the square has no fire that is one size smaller than this fire':
    'auf dem Feld ist kein Feuer der nächstkleineren Größe',
  'nothing on the square can burn': 'auf dem Feld ist nichts, was brennt',
  'neither the pool nor the pit holds the smaller fire that would be left':
    'weder im Vorrat noch in der Feuergrube ist das kleinere Feuer, das übrig bliebe',
  'the squares of a list ascend': 'die Felder einer Liste stehen in aufsteigender Folge',
  'there is no medium or large mountain on the square to split the glacier':
    'auf dem Feld ist kein mittlerer oder großer Berg, also teilt sich nichts',
  'a medium mountain cannot split the glacier into these sizes':
    'ein mittlerer Berg teilt den Gletscher nicht in diese Größen',
  'a large mountain cannot split the glacier into these sizes':
    'ein großer Berg teilt den Gletscher nicht in diese Größen',
  'a piece lands neither on the square that the glacier leaves nor beside the mountain, to the left or right of the direction of the move':
    'ein Zielfeld der Teilung ist weder das verlassene Feld noch eines neben dem Berg quer zum Zug',
  'a landing square is occupied': 'ein Zielfeld der Teilung ist besetzt',
  'a landing square is named twice': 'ein Zielfeld der Teilung ist doppelt genannt',
  'the pool holds fewer small glaciers than the split needs': 'im Vorrat fehlen kleine Gletscher für die Teilung',
  'this move splits the glacier, so it must name the landing squares': 'die Zielfelder der Teilung sind nicht genannt',
  'the mountain cannot be pushed off the board': 'der Berg kann nicht vom Brett geschoben werden',
  'the square to which the mountain would be pushed is occupied':
    'das Feld, auf das der Berg geschoben würde, ist besetzt',
  'there is no medium forest to replace the two capped forests':
    'für die zwei bedeckten Wälder ist kein mittlerer Wald da',
  'there is no glacier on the square': 'auf dem Feld ist kein Gletscher',
  'the two squares are not adjacent': 'die beiden Felder sind nicht benachbart',
  'the glacier has no mountain, glacier or edge of the board behind it to move away from':
    'dahinter ist kein Berg, kein Gletscher und kein Rand des Bretts, wovon der Gletscher sich entfernen könnte',
  'the square is not beside a large forest': 'das Feld ist nicht neben einem großen Wald',
  'the forest on the square is frosted': 'der Wald auf dem Feld ist vereist',
  'there is no bare forest on the square': 'auf dem Feld ist kein freier Wald',
  'the forest on the square is already large': 'der Wald auf dem Feld ist schon groß',
  'no fire has been selected': 'es ist kein Feuer gewählt',
  'a fire has been selected, so it must be played': 'ein Feuer ist gewählt, also muss es gespielt werden',
  'the selected fire is of a different size': 'das gewählte Feuer hat eine andere Größe',
  'only chance decides about an extra turn, when the turn limit is reached':
    'nur der Zufall entscheidet über einen weiteren Zug, wenn die Grenze der Züge erreicht ist',
  'the tracker of this colour is down': 'die Anzeigepyramide dieser Farbe liegt',
};

const options: Catalogue['texts'] = {
  '"1", "2" or a board text': '"1", "2" oder ein Brett als Text',
  'initial pieces': 'Aufstellung zu Beginn',
  'owner of the small and large place of a1': 'wem die kleine und die große Stelle von a1 gehören',
  'squares by which a small mountain is pushed': 'um wie viele Felder ein kleiner Berg geschoben wird',
  'where the thing that a glacier moves away from may stand': 'wo stehen darf, wovon ein Gletscher sich entfernt',
  'whether a large glacier that merges stays, or the pool must hold one':
    'ob ein großer Gletscher beim Verschmelzen bleibt oder im Vorrat sein muss',
  'the game ends after this many turns; 0: none; an even number favours black, who acts last, an odd one white':
    'das Spiel endet nach so vielen Zügen; 0: nie; eine gerade Zahl nützt Schwarz, das zuletzt handelt, eine ungerade Weiß',
  'whether chance may add one more turn after the last':
    'ob nach dem letzten Zug der Zufall entscheidet, dass noch einer folgt',
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
    'move.DrawExtraTurn.0': 'Der Zufall entscheidet: kein weiterer Zug',
    'move.DrawExtraTurn.1': 'Der Zufall entscheidet: noch ein Zug',
    landing: '{piece} auf {square}',
    'verb.spread-forest': 'einen Wald ausbreiten',
    'verb.grow-forest': 'den Wald wachsen lassen',
    'verb.start-mountain': 'einen Berg beginnen',
    'verb.grow-mountain': 'den Berg wachsen lassen',
    'verb.start-fire': 'das Feuer entzünden',
    'verb.grow-fire': 'das Feuer wachsen lassen',
    'verb.burn': 'abbrennen',
    'verb.end-game': 'kein weiterer Zug',
    'verb.extra-turn': 'noch ein Zug',
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
