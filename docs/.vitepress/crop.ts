/** Crops a picture to the places that a rule mentions, because readers of one rule need only one corner of the table. */

/** A place in a picture: its kind, its name, and its origin. */
interface Spot {
  readonly kind: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
}

/** The area to show around the origin of a place: left, top, right and bottom. */
const roomOf: Readonly<Record<string, readonly [number, number, number, number]>> = {
  hex: [-88, -88, 88, 88],
  tile: [-8, -8, 152, 71],
  space: [-8, -8, 152, 45],
};

const tag = /<(\/?)(?:g|svg)\b([^>]*?)(\/?)>/g;

/** Every place in a picture. Groups are moved by `translate` only. */
const spotsOf = (svg: string): readonly Spot[] => {
  const spots: Spot[] = [];
  const origins: [number, number][] = [[0, 0]];
  for (const [, closing, attributes = '', single] of svg.matchAll(tag)) {
    if (closing === '/') {
      origins.pop();
      continue;
    }
    const [, left = '0', top = '0'] = /transform="translate\(([-\d.]+),([-\d.]+)\)"/.exec(attributes) ?? [];
    const [fromX, fromY] = origins.at(-1) ?? [0, 0];
    const [x, y] = [fromX + Number(left), fromY + Number(top)];
    const [, kind, value] = /data-(hex|seat|tile|space)="([^"]*)"/.exec(attributes) ?? [];
    if (kind !== undefined && value !== undefined) spots.push({ kind, value, x, y });
    if (single === '') origins.push([x, y]);
  }
  return spots;
};

/**
 * The part of a picture of Terra Mystica that shows the named places and what surrounds them.
 *
 * @param places - hexes, and `tile:FAV5`, `space:ACT1` or `seat:0` with their kinds
 * @returns the picture with a smaller view box
 * @throws if the picture has no such place
 */
export const cropped = (svg: string, places: readonly { kind: string; value: string }[]): string => {
  const all = spotsOf(svg);
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const boxes = places.map(({ kind, value }) => {
    const spot = all.find((one) => one.kind === kind && one.value === value);
    if (spot === undefined) throw new Error(`there is no ${kind} ${value} in the picture`);
    // The board of a seat extends to the next board.
    const next = all.find((one) => one.kind === 'seat' && one.y > spot.y)?.y ?? height;
    const [left, top, right, bottom] = roomOf[kind] ?? [-12, -8, width, next - spot.y - 6];
    return [spot.x + left, spot.y + top, spot.x + right, spot.y + bottom] as const;
  });
  const [left, top] = [0, 1].map((side) => Math.max(0, Math.min(...boxes.map((box) => box[side] ?? 0))));
  const [right = width, bottom = height] = [2, 3].map((side) =>
    Math.min(side === 2 ? width : height, Math.max(...boxes.map((box) => box[side] ?? 0))),
  );
  const box = [left ?? 0, top ?? 0, right - (left ?? 0), bottom - (top ?? 0)].map((one) => Math.round(one * 10) / 10);
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${box.join(' ')}"`);
};
