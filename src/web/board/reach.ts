/**
 * The area in which a small target can be hit. This area is larger than the target's drawing, so that the target can be clicked even on a small
 * board.
 *
 * @packageDocumentation
 */
import { hitIn, type Target } from './targets.js';

/** The least side length, in pixels, of the area in which a target can be hit: for a mouse or a pen, and for a finger. */
const smallest = { mouse: 24, touch: 40 } as const;

/** A point on the screen. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** The distance of a point from an element's centre; undefined if the element cannot be hit at this point. */
const distanceFrom = (element: Element, { x, y }: ScreenPoint, side: number): number | undefined => {
  const { left, top, width, height } = element.getBoundingClientRect();
  // An element without size is not visible.
  if (width === 0 || height === 0) return undefined;
  const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
  return dx <= Math.max(width, side) / 2 && dy <= Math.max(height, side) / 2 ? Math.hypot(dx, dy) : undefined;
};

/**
 * Of the targets that can be hit at a point, the one whose centre is nearest to the point.
 *
 * @param targets - the targets that can be picked
 * @param point - a point on the screen
 * @param pointer - `touch` for a finger; anything else counts as a mouse
 * @returns the nearest target; undefined if no target can be hit at the point
 */
export const nearestTo = (targets: readonly Target[], point: ScreenPoint, pointer: string): Target | undefined => {
  const side = pointer === 'touch' ? smallest.touch : smallest.mouse;
  const found = targets.flatMap((target) => {
    const distance = distanceFrom(hitIn(target.element), point, side);
    return distance === undefined ? [] : [{ target, distance }];
  });
  return found.toSorted((one, other) => one.distance - other.distance)[0]?.target;
};
