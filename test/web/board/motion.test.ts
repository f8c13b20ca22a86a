// @vitest-environment happy-dom
/** Motion: a piece that moves comes from its old place, even if it becomes a different piece there or is lost. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../../../src/face/index.js';
import { animated, type Find } from '../../../src/web/board/motion.js';

const at = (value: string) => ({ kind: 'square', value });
const moved: Change = { _tag: 'Moved', piece: 'B2', from: at('d3'), to: at('d4') };

/** The places of a picture, by value, each with the pieces on it. */
const picture = (places: Readonly<Record<string, readonly string[]>>): Find => {
  const holder = document.createElement('div');
  holder.innerHTML = Object.entries(places)
    .map(
      ([value, pieces]) =>
        `<p data-square="${value}">${pieces.map((one) => `<b data-piece="${one}"></b>`).join('')}</p>`,
    )
    .join('');
  document.body.append(holder);
  return ({ value }) => holder.querySelector(`[data-square="${value}"]`) ?? undefined;
};

/** The animated pieces, with their animated properties. */
let seen: readonly string[] = [];

beforeEach(() => {
  seen = [];
  document.body.innerHTML = '';
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    seen = [...seen, `${this.getAttribute('data-piece') ?? this.localName} ${Object.keys(frames[0] ?? {}).join()}`];
    // Only the end of the animation is observed.
    return { onfinish: null, oncancel: null } as unknown as Animation;
  };
});

describe('a piece that moved', () => {
  test('and was lost where it arrived comes as a copy, and nothing else comes in its place', () => {
    const [was, find] = [picture({ d3: ['B2'], d4: ['R3'] }), picture({ d3: [], d4: ['R1'] })];
    const changes: readonly Change[] = [
      moved,
      { _tag: 'Removed', piece: 'B2', at: at('d4') },
      { _tag: 'Replaced', at: at('d4'), from: 'R3', to: 'R1' },
    ];
    animated(changes, find, was);
    expect(seen).toEqual(['B2 opacity', 'R1 opacity']);
    expect([...(find(at('d4'))?.children ?? [])].map((one) => one.getAttribute('data-piece'))).toEqual(['R1', 'B2']);
  });

  test('that was there before fades where it lay', () => {
    const [was, find] = [picture({ d3: ['B2'] }), picture({ d3: [] })];
    animated([{ _tag: 'Removed', piece: 'B2', at: at('d3') }], find, was);
    expect(seen).toEqual(['B2 opacity']);
  });
});
