/**
 * Names the targets of a picture for people who use a screen reader or control a computer by voice.
 *
 * @packageDocumentation
 */
import type { SvgTree } from '../face/paint/element.js';
import { cutFrom, textNode } from './trees.js';

/** The words of a text, each with a space on either side, so that a search finds whole words only. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;

const isTarget = ({ attributes }: SvgTree): boolean => attributes['role'] === 'button';

const isText = ({ name }: SvgTree): boolean => name === 'text';

/** The label of a target, with the words seen in the target added unless the label already contains them. */
const labelOf = (target: SvgTree): string => {
  const label = String(target.attributes['aria-label']);
  const seen = cutFrom(target, isText)
    .map(({ text }) => text)
    .join(' ');
  return wordsOf(label).includes(wordsOf(seen)) ? label : `${label}, ${seen}`;
};

/** A target that contains others is not a button, because a screen reader would not announce the targets inside. */
const roleOf = ({ children }: SvgTree): string =>
  children.some((child) => cutFrom(child, isTarget).length > 0) ? 'group' : 'button';

/** True for a target and for every element inside one: a space is added after each text in them, so that texts are read separately. */
const inTarget = (tree: SvgTree): SvgTree => {
  if (tree.children.length === 0) return tree;
  const children = tree.children.flatMap((child) => (isText(child) ? [child, textNode(' ')] : [inTarget(child)]));
  if (!isTarget(tree)) return { ...tree, children };
  return { ...tree, children, attributes: { ...tree.attributes, role: roleOf(tree), 'aria-label': labelOf(tree) } };
};

/**
 * A picture in which each target's name contains the words that are seen in it.
 *
 * @param tree - the picture as it was painted, with its targets
 */
export const spoken = (tree: SvgTree): SvgTree => {
  if (tree.children.length === 0) return tree;
  return isTarget(tree) ? inTarget(tree) : { ...tree, children: tree.children.map(spoken) };
};
