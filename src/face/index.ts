/**
 * Everything that people see and touch: a move as clicks, the effects of a move, and words for both. Every front end needs the modules of this
 * folder, but the rules of the games do not need them.
 *
 * Start with the {@link Face} of a game, for instance {@link terrafexFace}, and with {@link choices}. Pictures are in `rulehouse/svg`. In a picture,
 * the kind of a part becomes the name of a `data-*` attribute, and the part's value becomes the attribute's value.
 *
 * @packageDocumentation
 * @module rulehouse/face
 */
export { type AnyFace, anyFace, faces } from './any.js';
export { applyChange, applyChanges, type Change, hidden } from './change.js';
export { type Choices, choices } from './choices.js';
export { type Clicked, clickedPlaces } from './clicked.js';
export type { Face } from './face.js';
export { icetradersFace } from './icetraders/index.js';
export { type Catalogue, type Language, type Message, message, say, type Translated } from './message.js';
export type { Model } from './model.js';
export { type FaceParts, faceOf } from './own.js';
export { cards as svgCards } from './paint/cards.js';
export { die as svgDie } from './paint/dice.js';
export {
  type Attributes,
  type Caption,
  element as svgElement,
  group as svgGroup,
  type SvgDrawing,
  type SvgPicture,
  type SvgTree,
  svgText,
} from './paint/element.js';
export { finished as finishSvg } from './paint/finish.js';
export { box as svgBox, type Heading, label as svgLabel, sheet as svgSheet } from './paint/frame.js';
export { viewer } from './paint/options.js';
export { type Part, type Place, placeKey, samePlace } from './part.js';
export { describeRefusal } from './telling.js';
export { terraMysticaFace } from './terra-mystica/index.js';
export { terrafexFace } from './terrafex/index.js';
export { toframennFace } from './toframenn/index.js';
export { transformartianFace } from './transformartian/index.js';
export { type WhyNot, whyNot } from './why-not.js';
