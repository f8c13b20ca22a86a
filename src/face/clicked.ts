/**
 * Finds the places of a picture that a clicked element stands for.
 *
 * @packageDocumentation
 */
import type { Place } from './part.js';

/** The members of a page's elements that {@link clickedPlaces} needs; every DOM provides them. */
export interface Clicked {
  /** The element that contains this element; null if there is none. */
  readonly parentElement: Clicked | null;
  /** The names of the element's attributes. */
  readonly getAttributeNames: () => readonly string[];
  /** The value of an attribute; null if the element has no attribute of that name. */
  readonly getAttribute: (name: string) => string | null;
}

const prefix = 'data-';

/** The value of an attribute; an empty text if the element does not have the attribute. */
export const attributeOf = (element: Pick<Clicked, 'getAttribute'>, name: string): string =>
  element.getAttribute(name) ?? '';

const placesOn = (element: Clicked): readonly Place[] =>
  element
    .getAttributeNames()
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ kind: name.slice(prefix.length), value: attributeOf(element, name) }));

/**
 * The places meant by a click on an element of a picture, innermost first: for instance a pyramid, then its square. A click may match several places;
 * the one that occurs in `next` of {@link choices} is the one that was picked.
 *
 * @param element - the target of a click event; null if there is none
 * @returns the places, the innermost first; empty outside a picture
 *
 * @example
 * ```ts
 * import { clickedPlaces } from 'rulehouse/face';
 * const attributes = new Map([['data-square', 'c5']]);
 * const square = { parentElement: null, getAttributeNames: () => [...attributes.keys()], getAttribute: (name: string) => attributes.get(name) ?? null };
 * clickedPlaces(square); // [{ kind: 'square', value: 'c5' }]
 * ```
 */
export const clickedPlaces = (element: Clicked | null): readonly Place[] =>
  element === null ? [] : [...placesOn(element), ...clickedPlaces(element.parentElement)];
