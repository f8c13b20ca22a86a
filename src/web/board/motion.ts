/**
 * Animates pieces to their places in a new picture. The new picture is complete immediately; the animation only makes pieces seem to come from their
 * old places. A click during an animation therefore means the same as a click after the animation.
 *
 * @packageDocumentation
 */
import type { Change } from '../../face/change.js';
import { attributeOf } from '../../face/clicked.js';
import { type Place, placeKey } from '../../face/part.js';
import { hitIn, middle } from './targets.js';

/** The longest duration of an animation, in milliseconds. */
const longest = 280;

const quick = 200;

/** Finds the element that stands for a place. */
export type Find = (place: Place) => Element | undefined;

const pieceIn = (element: Element | undefined, piece: string): Element | undefined => {
  if (element === undefined) return undefined;
  const pieces = [...element.querySelectorAll('[data-piece]')];
  // The name in a change may begin with the owner, which the picture shows by position instead.
  return pieces.find((one) => piece.endsWith(attributeOf(one, 'data-piece'))) ?? pieces[0];
};

const ease = { duration: longest, easing: 'ease-in-out', composite: 'add' } as const;

/** Animates a piece from its old place to its new place. The animation's transforms are in the units of the drawing that contains the piece. */
const come = (piece: Element, from: Element, to: Element): readonly Animation[] => {
  const parent = piece.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (matrix === null) return [];
  const [[x, y], [toX, toY]] = [middle(hitIn(from)), middle(hitIn(to))];
  const back = matrix.inverse();
  const [dx, dy] = [x - toX, y - toY];
  const start = `translate(${back.a * dx + back.c * dy}px,${back.b * dx + back.d * dy}px)`;
  return [piece.animate([{ transform: start }, { transform: 'translate(0px,0px)' }], ease)];
};

const appear = (element: Element | undefined): readonly Animation[] =>
  element === undefined ? [] : [element.animate([{ opacity: 0 }, { opacity: 1 }], quick)];

/**
 * Shows a copy of a removed piece, and lets the copy fade at the place where the piece was lost. If the piece moved before it was lost, the copy also
 * moves there from the piece's old place.
 */
const leave = (
  piece: Element | undefined,
  at: Element | undefined,
  from: Element | undefined,
): readonly Animation[] => {
  if (piece === undefined || at === undefined || from === undefined) return [];
  const copy = piece.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  copy.setAttribute('pointer-events', 'none');
  at.append(copy);
  const fading = copy.animate([{ opacity: 1 }, { opacity: 0 }], from === at ? quick : longest);
  fading.onfinish = fading.oncancel = () => copy.remove();
  return from === at ? [fading] : [...come(copy, from, at), fading];
};

/** What a piece is after its move, since it may change at its new place; undefined if it was lost there. */
const arrived = (changes: readonly Change[], piece: string, at: Place): string | undefined =>
  changes.reduce<string | undefined>((is, one) => {
    if (is === undefined || !('at' in one) || placeKey(one.at) !== placeKey(at)) return is;
    if (one._tag === 'Removed' && one.piece === is) return undefined;
    return one._tag === 'Replaced' && one.from === is ? one.to : is;
  }, piece);

/** The place that a lost piece came from; if the piece had not moved, the place where it was lost. */
const originOf = (changes: readonly Change[], piece: string, at: Place): Place =>
  changes.reduce(
    (is, one) => (one._tag === 'Moved' && one.piece === piece && placeKey(one.to) === placeKey(at) ? one.from : is),
    at,
  );

/** The places that the removed pieces had in the previous picture. */
export const lostFrom = (changes: readonly Change[]): readonly Place[] =>
  changes.flatMap((one) => (one._tag === 'Removed' ? [originOf(changes, one.piece, one.at)] : []));

/**
 * Animates the changes in a new picture, and returns the running animations, so that they can be stopped at any moment.
 *
 * @param changes - the changes to be shown
 * @param find - finds the element of a place in the new picture
 * @param was - finds the element of a place in the previous picture
 */
export const animated = (changes: readonly Change[], find: Find, was: Find): readonly Animation[] =>
  changes.flatMap((change): readonly Animation[] => {
    switch (change._tag) {
      case 'Moved': {
        const [from, to] = [find(change.from), find(change.to)];
        const left = arrived(changes, change.piece, change.to);
        const piece = left === undefined ? undefined : pieceIn(to, left);
        return from === undefined || to === undefined || piece === undefined ? [] : come(piece, from, to);
      }
      case 'Placed':
        return appear(pieceIn(find(change.at), change.piece));
      case 'Replaced':
        return appear(pieceIn(find(change.at), change.to));
      case 'Became':
      case 'Hidden':
        return appear(find(change.at));
      case 'Removed': {
        const origin = originOf(changes, change.piece, change.at);
        return leave(pieceIn(was(origin), change.piece), find(change.at), find(origin));
      }
      case 'Counted':
      case 'Scored':
      case 'Phase':
      case 'TurnPassed':
        return [];
    }
  });
