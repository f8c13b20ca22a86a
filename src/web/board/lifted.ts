/**
 * A piece that follows the pointer: a copy of its drawing above everything else in the picture, while the piece itself is faint.
 *
 * @packageDocumentation
 */

/** A piece that was lifted from the board. */
export interface Lifted {
  /** Moves the piece by a distance on the screen, in pixels, from the place where it was lifted. */
  readonly moveBy: (x: number, y: number) => void;
  /** Removes the copy; the piece looks as before. */
  readonly drop: () => void;
}

const onGround: Lifted = { moveBy: () => undefined, drop: () => undefined };

/** The picture that contains an element: the outermost drawing around it. */
const pictureOf = (element: Element): SVGSVGElement | undefined => {
  const around = element.parentElement?.closest('svg');
  const outer = around === null || around === undefined ? undefined : pictureOf(around);
  return outer ?? (around instanceof SVGSVGElement ? around : undefined);
};

/**
 * Lifts a piece from the board.
 *
 * @param piece - the element of the piece
 * @returns the piece, which has not moved yet; outside a picture that is shown, a piece that stays where it is
 */
export const lifted = (piece: Element): Lifted => {
  const [picture, parent] = [pictureOf(piece), piece.parentElement];
  const outer = picture?.getScreenCTM() ?? null;
  const inner = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (picture === undefined || outer === null || inner === null) return onGround;
  const back = outer.inverse();
  const { a, b, c, d, e, f } = back.multiply(inner);
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  copy.setAttribute('class', 'ghost');
  copy.append(piece.cloneNode(true));
  picture.append(copy);
  piece.classList.add('lifted');
  const moveBy = (x: number, y: number): void => {
    const [dx, dy] = [back.a * x + back.c * y, back.b * x + back.d * y];
    copy.setAttribute('transform', `translate(${dx} ${dy}) matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  };
  moveBy(0, 0);
  return {
    moveBy,
    drop: () => {
      copy.remove();
      // A preview may have drawn the piece anew.
      for (const one of picture.querySelectorAll('.lifted')) one.classList.remove('lifted');
    },
  };
};
