/**
 * The dark sky behind the map, with a few distant stars; it is the same in light and dark pages.
 *
 * @packageDocumentation
 */
import { element, type SvgDrawing } from '../paint/element.js';

/** The colours of the sky and of everything that is drawn on the sky. */
export const sky = {
  ground: '#0f1626',
  card: '#1d2742',
  edge: '#4a5985',
  ink: '#eef1f8',
  faint: '#b9c3da',
  lane: '#8f9bb8',
  pending: '#34477c',
  glow: '#ffd54a',
} as const;

/** The places of distant stars in the piece of sky that is repeated; the pattern is fixed, not random. */
const pattern = [
  [17, 31],
  [96, 12],
  [171, 58],
  [233, 22],
  [310, 47],
  [377, 9],
  [441, 63],
  [502, 28],
  [61, 79],
  [268, 88],
  [405, 97],
] as const;

const period = 110;

/** Draws a piece of sky with its distant stars. */
export const skyAt = (x: number, y: number, width: number, height: number): SvgDrawing => {
  const rows = Array.from({ length: Math.max(0, Math.floor((height - 10) / period)) }, (_, row) => row * period);
  const stars = rows.flatMap((down) => pattern.map(([right, below]) => `M${x + right} ${y + down + below}h.01`));
  return [
    element('rect', { x, y, width, height, rx: 8, fill: sky.ground }),
    element('path', {
      d: stars.join(''),
      stroke: sky.faint,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  ];
};
