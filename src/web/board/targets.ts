/**
 * Targets: the elements of a picture that stand for places, in reading order, and how the focus moves between them.
 *
 * @packageDocumentation
 */
import { attributeOf, clickedPlaces } from '../../face/clicked.js';
import { type Place, placeKey, samePlace } from '../../face/part.js';

/** An element of a picture that stands for one or more places. */
export interface Target {
  readonly element: Element;
  /** The places that the element itself stands for, without the places of the elements around it. */
  readonly places: readonly Place[];
  /** A text that identifies the same target in the next picture. */
  readonly key: string;
}

const own = (element: Element): readonly Place[] => {
  const around = clickedPlaces(element.parentElement).length;
  const all = clickedPlaces(element);
  return all.slice(0, all.length - around).filter(({ value }) => value !== '');
};

/** The targets inside an element; every area that can be clicked or tapped belongs to one target. */
export const targetsIn = (root: Element): readonly Target[] =>
  Array.from(root.querySelectorAll('[data-hit]'), ({ parentElement }) => parentElement)
    .filter((element) => element !== null)
    .map((element) => {
      const places = own(element);
      return { element, places, key: places.map(placeKey).join(' ') };
    });

/** The name of an element, as a screen reader says it. */
export const labelOf = (element: Element): string => attributeOf(element, 'aria-label');

/** True if a target stands for the given place. */
export const standsFor = ({ places }: Target, place: Place): boolean => places.some((one) => samePlace(one, place));

/** The part of an element that can be clicked or tapped; the element itself if no such part is marked. */
export const hitIn = (element: Element): Element => element.querySelector('[data-hit]') ?? element;

/** The centre of an element, in screen coordinates. */
export const middle = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest target above or below the present one. A target straight above or below is preferred to one further to the side. */
const beyond = (targets: readonly Target[], at: number, down: boolean): number => {
  const from = targets[at];
  if (from === undefined) return at;
  const [x, y] = middle(from.element);
  const nearest = targets
    .map(({ element }, index) => {
      const [otherX, otherY] = middle(element);
      const ahead = down ? otherY - y : y - otherY;
      return { index, ahead, cost: ahead + 3 * Math.abs(otherX - x) };
    })
    .filter(({ ahead }) => ahead > 4)
    .sort((a, b) => a.cost - b.cost)[0];
  return nearest?.index ?? at;
};

/**
 * The target that a key leads to from the present target; null if the key leads nowhere. The left and right arrow keys follow the reading order and
 * wrap around; the up and down arrow keys lead to the nearest target above or below. Home and End lead to the first and last target. Page Up and Page
 * Down lead to the previous and the next target that can be picked, in reading order. Other keys lead to no target.
 */
export const led = (
  targets: readonly Target[],
  at: number,
  key: string,
  isNext: (target: Target) => boolean,
): number | null => {
  const count = targets.length;
  const step = (by: 1 | -1): number => (at + by + count) % count;
  const open = (by: 1 | -1): number => {
    const found = targets.map((_, index) => (at + by * (index + 1) + count * 2) % count);
    return found.find((index) => targets.slice(index, index + 1).some(isNext)) ?? at;
  };
  switch (count === 0 ? '' : key) {
    case 'ArrowRight':
      return step(1);
    case 'ArrowLeft':
      return step(-1);
    case 'ArrowDown':
      return beyond(targets, at, true);
    case 'ArrowUp':
      return beyond(targets, at, false);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return open(1);
    case 'PageUp':
      return open(-1);
    default:
      return null;
  }
};
