/**
 * A case for every demand: one rule broken, everything asked for before it kept. The demands are read from the sources, the cases
 * come from `test/<game>/demands.test.ts`, and the two must fit together both ways.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Either, isLeft } from 'fp-ts/Either';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Fault, type Game, type GameTypes, parseMoveIn, type Refusal } from '../../src/core/index.js';
import { at } from './play.js';

const root = new URL('../../', import.meta.url);

/** A demand as it stands in a source: the rule that it cites, and what its reason may look like. */
export interface Found {
  readonly rule: string;
  /** File below the game's folder and line, for messages. */
  readonly place: string;
  /** The reason as it is written in the source. */
  readonly source: string;
  readonly fits: (text: string) => boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text of the source can become: itself, with anything where something is put in. */
const pattern = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(node)) return escaped(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].map(escaped).join('[^]*');
};

/** The patterns of all texts inside an expression, for reasons that are worked out. */
const patternsIn = (node: ts.Node): readonly string[] => {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? pattern(node) : undefined;
  if (own !== undefined) return [own];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...patternsIn(child));
  });
  return inside;
};

/** Whether a text is one that an expression can become; every text if nothing can be told of it. */
const fitting = (node: ts.Expression): ((text: string) => boolean) => {
  const patterns = patternsIn(node);
  const whole = new RegExp(`^(?:${patterns.join('|')})$`);
  return patterns.length === 0 ? () => true : (text) => whole.test(text);
};

const propertyOf = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined => {
  for (const property of node.properties)
    if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && property.name.text === name)
      return property.initializer;
  return undefined;
};

const refusals: readonly string[] = ['broken', 'over', 'notYourTurn'];

/** Rule and reason of a node that states a demand: `{ id, text, holds }`, or a refusal that is built on the spot. */
const statedBy = (node: ts.Node): readonly (readonly [ts.Expression, ts.Expression])[] => {
  if (ts.isObjectLiteralExpression(node)) {
    const [id, text] = [propertyOf(node, 'id'), propertyOf(node, 'text')];
    const isDemand = node.properties.some(({ name }) => name?.getText() === 'holds');
    return id !== undefined && text !== undefined && isDemand ? [[id, text]] : [];
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const [id, text] = node.arguments;
  if (!refusals.includes(node.expression.text) || id === undefined || text === undefined) return [];
  return ts.isConditionalExpression(text)
    ? [
        [id, text.whenTrue],
        [id, text.whenFalse],
      ]
    : [[id, text]];
};

const inFile = (folder: string, name: string): readonly Found[] => {
  const code = readFileSync(new URL(`${folder}/${name}`, root), 'utf8');
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    for (const [id, text] of statedBy(node))
      if (ts.isStringLiteralLike(id))
        found.push({
          rule: id.text,
          place: `${name}:${file.getLineAndCharacterOfPosition(id.getStart()).line + 1}`,
          source: text.getText(),
          fits: fitting(text),
        });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Every demand in the sources of a game, by file and line. */
export const demandsOf = (id: string): readonly Found[] =>
  readdirSync(new URL(`src/${id}`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => inFile(`src/${id}`, name));

/** A position and a move in it, each as a value or as text. */
export interface Attempt<T extends GameTypes> {
  readonly in: T['State'] | string;
  readonly move: T['Move'] | string;
}

/** One rule broken: by a move, with the same thing put right beside it where that makes it legal; or by options at set-up. */
export type Case<T extends GameTypes> =
  | (Attempt<T> & {
      readonly rule: T['Rule'];
      /** What is wrong. */
      readonly title: string;
      /** What is different when the move is legal. */
      readonly mended?: Partial<Attempt<T>>;
    })
  | {
      readonly rule: T['Rule'];
      readonly title: string;
      readonly options: T['Options'];
      readonly seed?: number;
      readonly mended?: { readonly options?: T['Options']; readonly seed?: number };
    };

/** A demand that no move can break first: where it stands, counted among those of its rule in that file, and why. */
export interface Unreachable<Rule extends string> {
  readonly rule: Rule;
  /** File below the game's folder. */
  readonly file: string;
  /** 1 for the first demand of this rule in the file. */
  readonly nth: number;
  readonly why: string;
}

/** The refusal of an attempt; `undefined` if it is legal. */
const refusalOf = <T extends GameTypes>(
  game: Game<T>,
  { in: start, move: what }: Attempt<T>,
): Refusal<string> | undefined => {
  const state = typeof start === 'string' ? at(game)(start) : start;
  const read = typeof what === 'string' ? parseMoveIn(game)(what)(state) : undefined;
  if (read !== undefined && isLeft(read)) throw new Error(`${String(what)} is no move: ${read.left.reason}`);
  const checked = game.check(read === undefined ? what : read.right)(state);
  return isLeft(checked) ? checked.left : undefined;
};

const refused = <T extends GameTypes>(game: Game<T>, one: Case<T>): Refusal<string> | undefined => {
  if ('in' in one) return refusalOf(game, one);
  const start = game.setup(one.options, one.seed ?? 0);
  return isLeft(start) ? start.left : undefined;
};

const mended = <T extends GameTypes>(game: Game<T>, one: Case<T>): Refusal<string> | undefined =>
  'in' in one ? refusalOf(game, { ...one, ...one.mended }) : refused(game, { ...one, ...one.mended });

/** The positions of a case that are given as values. */
const statesOf = <T extends GameTypes>(one: Case<T>): readonly T['State'][] =>
  'in' in one ? [one.in, one.mended?.in].filter((state) => state !== undefined && typeof state !== 'string') : [];

/** A position written and read: only those that can be read are positions. */
const reread = <T extends GameTypes>(game: Game<T>, state: T['State']): Either<Fault, T['State']> =>
  game.position.parse(game.position.print(state));

/** What must differ between two cases of demands with the same words: the kind of move. */
const kindOf = <T extends GameTypes>(one: Case<T>): string =>
  'in' in one ? (typeof one.move === 'string' ? one.move : JSON.stringify(one.move)) : JSON.stringify(one.options);

const nameOf = ({ rule, place, source }: Found): string => `${place} ${rule} ${source}`;

/** The demands without those that no move can break first. */
const reachable = (all: readonly Found[], unreachable: readonly Unreachable<string>[]): readonly Found[] => {
  const out = unreachable.map(({ rule, file, nth }) => {
    const found = all.filter((demand) => demand.rule === rule && demand.place.startsWith(`${file}:`))[nth - 1];
    if (found === undefined) throw new Error(`${file} has no demand number ${String(nth)} of ${rule}`);
    return found;
  });
  return all.filter((demand) => !out.includes(demand));
};

/**
 * Registers a test for each case, and one that compares the cases with the demands of the sources: every demand has a case (demands
 * with equal words as many different ones), and every case breaks a demand.
 */
export const demandTests = <T extends GameTypes>(
  game: Game<T>,
  cases: readonly Case<T>[],
  unreachable: readonly Unreachable<T['Rule']>[] = [],
): void => {
  describe(`${game.id}: one rule broken, all before it kept`, () => {
    for (const one of cases)
      test(`${one.rule} ${one.title}`, () => {
        for (const state of statesOf(one)) expect(isLeft(reread(game, state))).toBe(false);
        expect(refused(game, one)?.rule).toBe(one.rule);
        if (one.mended !== undefined) expect(mended(game, one)).toBeUndefined();
      });
  });

  test(`${game.id}: every demand of the sources has a case, every case breaks a demand`, () => {
    const found = reachable(demandsOf(game.id), unreachable);
    const texts = cases.map((one) => ({ one, refusal: refused(game, one) }));
    const hits = (demand: Found): ReadonlySet<string> =>
      new Set(
        texts
          .filter(({ refusal }) => refusal?.rule === demand.rule && demand.fits(refusal.text))
          .map(({ one }) => kindOf(one)),
      );
    const alike = (demand: Found): number =>
      found.filter(({ rule, source }) => rule === demand.rule && source === demand.source).length;
    expect(found.filter((demand) => hits(demand).size < alike(demand)).map(nameOf)).toEqual([]);
    expect(
      texts
        .filter(({ refusal }) => !found.some(({ rule, fits }) => refusal?.rule === rule && fits(refusal.text)))
        .map(({ one }) => `${one.rule} ${one.title}`),
    ).toEqual([]);
  });
};
