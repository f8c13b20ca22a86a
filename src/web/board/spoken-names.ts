/**
 * Names the targets of a picture for people who use a screen reader or control a computer by voice, and arranges the targets as a grid, in which
 * screen readers pass the arrow keys on to the board.
 *
 * @packageDocumentation
 */
import type { SvgTree } from '../../face/paint/element.js';
import { cutFrom, textNode } from './trees.js';

/** The words and figures of a text, with a space on either side of each, so that a search finds only whole ones. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+−]+/gu, ' ')
    .trim()} `;

const isTarget = ({ attributes }: SvgTree): boolean => attributes['role'] === 'button';

const isText = ({ name }: SvgTree): boolean => name === 'text';

/** Matches a text that is only a sign on a piece, such as `R` or `Wi`: the label already says in words what the sign stands for. A number is not a sign. */
const sign = /^\p{L}[\p{L}\p{N}]?$/u;

const isSign = (tree: SvgTree): boolean => isText(tree) && sign.test(tree.text);

const withMore = (tree: SvgTree, more: SvgTree['attributes']): SvgTree => ({
  ...tree,
  attributes: { ...tree.attributes, ...more },
});

/**
 * The label of a target; the words seen in the target are added, unless one of the two texts contains the other. The label of a group stays short,
 * because what is seen in the group is read with the group's parts.
 */
const labelOf = (target: SvgTree, isAround: boolean): string => {
  const label = String(target.attributes['aria-label']);
  const seen = cutFrom(target, (tree) => isText(tree) && !isSign(tree))
    .map(({ text }) => text)
    .join(' ');
  const [named, shown] = [wordsOf(label), wordsOf(seen)];
  if (isAround || seen === '' || named.includes(shown)) return label;
  return shown.includes(named) ? seen : `${label}, ${seen}`;
};

/** Adds a space after each text in a target and in the elements inside the target, so that the texts are read separately. Signs are not read. */
const spaced = (child: SvgTree): readonly SvgTree[] =>
  isSign(child)
    ? [withMore(child, { 'aria-hidden': 'true' })]
    : isText(child)
      ? [child, textNode(' ')]
      : [inTarget(child)];

/** Names a target inside another one. A target that contains others is a group, because a screen reader would ignore the targets inside a button. */
const inTarget = (tree: SvgTree): SvgTree => {
  if (tree.children.length === 0) return tree;
  const children = tree.children.flatMap(spaced);
  return isTarget(tree) ? named(tree, children, 'button', 'group') : { ...tree, children };
};

/** A target with its name and its role, which depends on whether the target contains others. */
const named = (tree: SvgTree, children: readonly SvgTree[], alone: string, around: string): SvgTree => {
  const isAround = tree.children.some((child) => cutFrom(child, isTarget).length > 0);
  const spoken = { role: isAround ? around : alone, 'aria-label': labelOf(tree, isAround) };
  return withMore({ ...tree, children }, spoken);
};

const cell = 'gridcell';

const isCell = ({ attributes }: SvgTree): boolean => attributes['role'] === cell;

/** The height at which an element is drawn, as the element itself says. */
const heightOf = ({ attributes }: SvgTree): string | undefined =>
  /^translate\([^ ,)]+[ ,]([^ ,)]+)\)$/.exec(String(attributes['transform']))?.[1];

/** Puts the cells that follow each other at the same height into a row. */
const inRows = (children: readonly SvgTree[]): readonly SvgTree[] =>
  children.reduce<readonly SvgTree[]>((before, child) => {
    const row = before.at(-1);
    const first = row?.attributes['role'] === 'row' ? row.children[0] : undefined;
    if (!isCell(child)) return [...before, child];
    if (row !== undefined && first !== undefined && heightOf(first) === heightOf(child))
      return [...before.slice(0, -1), { ...row, children: [...row.children, child] }];
    return [...before, { name: 'g', attributes: { role: 'row' }, children: [child], text: '' }];
  }, []);

/** Makes cells of the outermost targets in an element, and arranges the cells in rows. */
const withCells = (tree: SvgTree): SvgTree => {
  if (tree.children.length === 0) return tree;
  if (isTarget(tree)) return named(tree, tree.children.flatMap(spaced), cell, cell);
  return { ...tree, children: inRows(tree.children.map(withCells)) };
};

/**
 * Changes a picture so that each target's name contains the words seen in the target. A picture with targets becomes a grid, and its outermost targets
 * the cells of the grid; the targets inside a cell stay buttons.
 *
 * @param tree - the picture as it was painted, including its targets
 */
export const spoken = (tree: SvgTree): SvgTree => {
  const drawn = withCells(tree);
  return cutFrom(drawn, isCell).length === 0 || isCell(drawn) ? drawn : withMore(drawn, { role: 'grid' });
};
