/**
 * Names the targets of a picture for people who use a screen reader or control a computer by voice.
 *
 * @packageDocumentation
 */
import type { SvgTree } from '../face/paint/element.js';
import { cutFrom, textNode } from './trees.js';

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True if a label already contains the words of a text in their order; other words may stand between them, as for the name of an icon. */
const isSaid = (label: string, text: string): boolean => {
  const all = wordsOf(label);
  return wordsOf(text).reduce((from, word) => (from < 0 ? from : all.indexOf(word, from) + 1 || -1), 0) >= 0;
};

const isTarget = ({ attributes }: SvgTree): boolean => attributes['role'] === 'button';

const isText = ({ name }: SvgTree): boolean => name === 'text';

/**
 * The label of a target; the texts seen in the target are added, except for those that the label already contains. The label of a group stays short,
 * because each part of the group is read out with a label of its own.
 */
const labelOf = (target: SvgTree, role: string): string => {
  const label = String(target.attributes['aria-label']);
  const added = cutFrom(target, isText).filter(({ text }) => !isSaid(label, text));
  return role === 'group' || added.length === 0 ? label : `${label}, ${added.map(({ text }) => text).join(' ')}`;
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
