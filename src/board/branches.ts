/**
 * The texts of pictures as branches, so that of a new picture only what differs is read by the browser.
 *
 * @packageDocumentation
 */
import { patch, patchAttributes } from './patch.js';

/** An element of a text. */
export interface Branch {
  /** The whole element. */
  readonly text: string;
  /** Its first tag. */
  readonly open: string;
  /** The elements in it; null where nothing is looked for: in a target, in words, and in an element without others. */
  readonly children: readonly Branch[] | null;
}

const tag = /<(\/?)([\w:-]+)([^>]*?)(\/?)>/g;

/** A target is read as a whole: a board writes into it. */
const isTarget = (open: string): boolean => open.includes(' role="button"');

/** An element whose end is still to come. */
interface Growing {
  readonly begin: number;
  readonly open: string;
  readonly children: Branch[];
  readonly isWhole: boolean;
}

/**
 * The branches of a text; undefined if it is not one element, well formed, without comments. Linear in its length.
 *
 * @param svg - the text of a picture
 */
export const branchOf = (svg: string): Branch | undefined => {
  const growing: Growing[] = [];
  let root: Branch | undefined;
  const grown = (branch: Branch): void => {
    const around = growing.at(-1);
    if (around === undefined) root ??= branch;
    else if (!around.isWhole) around.children.push(branch);
  };
  for (const { 0: open, 1: closing, 4: single, index } of svg.matchAll(tag)) {
    if (closing === '/') {
      const last = growing.pop();
      if (last === undefined) return undefined;
      const { begin, children, isWhole } = last;
      const text = svg.slice(begin, index + open.length);
      grown({ text, open: last.open, children: isWhole || children.length === 0 ? null : children });
    } else if (single === '/') grown({ text: open, open, children: null });
    else {
      const isWhole = growing.at(-1)?.isWhole === true || isTarget(open);
      growing.push({ begin: index, open, children: [], isWhole });
    }
  }
  return growing.length === 0 && root?.text.length === svg.length ? root : undefined;
};

const naming = / data-(?!box=)[\w-]+="[^"]*"/g;

/** What an element is: its kind, and what it stands for. */
const keyOf = ({ open }: Branch): string => [/^<[\w:-]+/.exec(open)?.[0], ...(open.match(naming) ?? [])].join('');

/** True if two elements have the same elements in them, one for one. */
const isAlike = (old: readonly Branch[], now: readonly Branch[]): boolean =>
  old.length === now.length &&
  old.every((branch, index) => {
    const other = now[index];
    return other !== undefined && (branch.open === other.open || keyOf(branch) === keyOf(other));
  });

/**
 * Makes an element that was read from one text equal to another text: only branches that differ are read.
 *
 * @param shown - the element of the old text
 * @param old - the branches of the old text
 * @param now - the branches of the new text, of the same kind
 * @param made - reads the text of one element
 */
export const patchBranch = (shown: Element, old: Branch, now: Branch, made: (text: string) => Element): void => {
  if (old.text === now.text) return;
  const [before, after] = [old.children, now.children];
  const children = [...shown.children];
  // Where words stand between the elements, the element is read as a whole.
  const isKnown = before !== null && children.length === before.length && shown.childNodes.length === before.length;
  if (!isKnown || after === null || !isAlike(before, after)) {
    patch(shown, made(now.text));
    return;
  }
  if (old.open !== now.open) patchAttributes(shown, made(now.open.replace(/>$/, '/>')));
  for (const [index, branch] of before.entries()) {
    const [child, next] = [children[index], after[index]];
    if (child !== undefined && next !== undefined) patchBranch(child, branch, next, made);
  }
};
