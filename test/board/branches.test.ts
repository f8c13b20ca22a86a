// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchOf, patchBranch } from '../../src/board/branches.js';

const parsed = (text: string): Element => {
  const around = document.createElement('div');
  around.innerHTML = text;
  const [first] = around.children;
  if (first === undefined) expect.fail(text);
  return first;
};

/** Pictures as painters write them: few kinds of elements, targets with words in them. */
const { picture } = fc.letrec<{ picture: string; child: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom(
    '<rect x="1"></rect>',
    '<rect x="2" fill="red"></rect>',
    '<text y="3">five &lt; six</text>',
    '<text y="3">six</text>',
    '<g role="button" data-hex="C4"><rect data-hit=""></rect><text>E6</text></g>',
    '<g role="button" data-hex="C4" aria-label="C4"><rect data-hit=""></rect></g>',
    '<g role="button" data-hex="C5"><g><rect data-hit=""></rect></g></g>',
  ),
  child: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc
      .tuple(
        fc.constantFrom('', ' data-seat="0"', ' data-seat="1"', ' transform="translate(1,2)"', ' data-box="0 0 1 1"'),
        fc.array(tie('child'), { maxLength: 4 }),
        fc.constantFrom('', '', '', 'words'),
      )
      .map(([attributes, children, words]) => `<g${attributes}>${words}${children.join('')}</g>`),
  ),
  picture: fc
    .tuple(fc.constantFrom('one', 'two'), fc.array(tie('child'), { maxLength: 6 }))
    .map(([label, children]) => `<div aria-label="${label}">${children.join('')}</div>`),
}));

describe('branches of a picture', () => {
  test('what is patched is what the new text says, whatever was there', () => {
    fc.assert(
      fc.property(picture, fc.array(picture, { minLength: 1, maxLength: 3 }), (first, others) => {
        const shown = parsed(first);
        let before = branchOf(first);
        for (const text of others) {
          const now = branchOf(text);
          if (before === undefined || now === undefined) expect.fail(text);
          patchBranch(shown, before, now, parsed);
          expect(shown.outerHTML).toBe(parsed(text).outerHTML);
          before = now;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('only what differs is read', () => {
    const text = (label: string, e6: string) =>
      `<svg aria-label="${label}"><g><g role="button" data-hex="E6">${e6}</g><g role="button" data-hex="E7"><text>a</text></g></g></svg>`;
    const [before, after] = [text('1', '<text>b</text>'), text('2', '<rect></rect>')];
    const [old, now] = [branchOf(before), branchOf(after)];
    if (old === undefined || now === undefined) expect.fail();
    const read: string[] = [];
    patchBranch(parsed(before), old, now, (part) => {
      read.push(part);
      return parsed(part);
    });
    expect(read).toEqual(['<svg aria-label="2"/>', '<g role="button" data-hex="E6"><rect></rect></g>']);
  });

  test('a text that is not one whole element has none', () => {
    for (const text of ['', 'words', '<g>', '</g>', '<g></g><g></g>', '<g/> ', ' <g/>', '<!-- a --><g/>'])
      expect(branchOf(text), text).toBeUndefined();
    expect(branchOf('<g/>')).toEqual({ text: '<g/>', open: '<g/>', children: null });
  });
});
