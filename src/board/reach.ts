/**
 * The area in which a small target can be hit. It is larger than the target's drawing, so that a small board can still be clicked.
 *
 * @packageDocumentation
 */
import { hitIn, type Target } from './targets.js';

/** The least side length, in pixels, of the area in which a target can be hit: one for a mouse or a pen, and one for a finger. */
const smallest = { mouse: 24, touch: 40 } as const;

/** A point of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance of a point from the centre of an element; undefined if it is outside the element's area. */
const distanceFrom = (element: Element, { x, y }: Point, side: number): number | undefined => {
  const { left, top, width, height } = element.getBoundingClientRect();
  // What has no size is not on the screen.
  if (width === 0 || height === 0) return undefined;
  const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
  return dx <= Math.max(width, side) / 2 && dy <= Math.max(height, side) / 2 ? Math.hypot(dx, dy) : undefined;
};

/**
 * The target nearest to a point, among those whose area contains it.
 *
 * @param targets - the targets that can be picked
 * @param point - a point of the screen
 * @param pointer - `touch` for a finger
 * @returns the target; undefined if the point is in no area
 */
export const nearestTo = (targets: readonly Target[], point: Point, pointer: string): Target | undefined => {
  const side = pointer === 'touch' ? smallest.touch : smallest.mouse;
  const found = targets.flatMap((target) => {
    const distance = distanceFrom(hitIn(target.element), point, side);
    return distance === undefined ? [] : [{ target, distance }];
  });
  return found.toSorted((one, other) => one.distance - other.distance)[0]?.target;
};
