/**
 * Names the targets of a picture for people who use a screen reader or control a computer by voice.
 *
 * @packageDocumentation
 */
import type { SvgTree } from '../../face/paint/element.js';
import { cutFrom, textNode } from './trees.js';

/** The words of a text, with a space on either side of each word, so that a search finds only whole words. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;

const isTarget = ({ attributes }: SvgTree): boolean => attributes['role'] === 'button';

const isText = ({ name }: SvgTree): boolean => name === 'text';

/**
 * The label of a target; the words seen in the target are added, unless the label already contains them. The label of a group stays short, because
 * what is seen in the group is read with the group's parts.
 */
const labelOf = (target: SvgTree, role: string): string => {
  const label = String(target.attributes['aria-label']);
  const seen = cutFrom(target, isText)
    .map(({ text }) => text)
    .join(' ');
  return role === 'group' || seen === '' || wordsOf(label).includes(wordsOf(seen)) ? label : `${label}, ${seen}`;
};

/** The role of a target. A target that contains others is not a button, because a screen reader would ignore the targets inside. */
const roleOf = ({ children }: SvgTree): string =>
  children.some((child) => cutFrom(child, isTarget).length > 0) ? 'group' : 'button';

/** Adds a space after each text in a target and in the elements inside the target, so that the texts are read separately. */
const inTarget = (tree: SvgTree): SvgTree => {
  if (tree.children.length === 0) return tree;
  const children = tree.children.flatMap((child) => (isText(child) ? [child, textNode(' ')] : [inTarget(child)]));
  if (!isTarget(tree)) return { ...tree, children };
  const role = roleOf(tree);
  return { ...tree, children, attributes: { ...tree.attributes, role, 'aria-label': labelOf(tree, role) } };
};

/**
 * Changes a picture so that each target's name contains the words seen in the target.
 *
 * @param tree - the picture as it was painted, including its targets
 */
export const spoken = (tree: SvgTree): SvgTree => {
  if (tree.children.length === 0) return tree;
  return isTarget(tree) ? inTarget(tree) : { ...tree, children: tree.children.map(spoken) };
};
