/** The demands of a game as they appear in its sources: `{ rule, text, holds }`, and refusals that are created directly. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const root = new URL('../../', import.meta.url);

/** A demand as it appears in a source: the rule that it cites, and a pattern for its reason. */
export interface Found {
  readonly rule: string;
  /** The file below the game's folder and the line, for messages. */
  readonly place: string;
  /** The reason as written in the source. */
  readonly source: string;
  readonly fits: (text: string) => boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the texts that a template in a source can produce, with anything in its gaps. */
const pattern = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(node)) return escaped(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].map(escaped).join('[^]*');
};

/** The patterns of all texts inside an expression, for reasons that are computed. */
const patternsIn = (node: ts.Node): readonly string[] => {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? pattern(node) : undefined;
  if (own !== undefined) return [own];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...patternsIn(child));
  });
  return inside;
};

/** True if an expression can produce a text; always true if nothing is known about the expression. */
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

/** The refusal for a game that is over, by the check that all games share. */
const overText = ts.factory.createStringLiteral('the game is over');

/**
 * The demands of a check that is combined from parts: the game is not over, and the value is a move. The refusal of a value that is not a move may
 * have any words.
 */
const checkedBy = (node: ts.ObjectLiteralExpression): readonly (readonly [ts.Expression, ts.Expression])[] => {
  const [over, move] = [propertyOf(node, 'overRule'), propertyOf(node, 'moveRule')];
  return over === undefined || move === undefined
    ? []
    : [
        [over, overText],
        [move, ts.factory.createIdentifier('malformed')],
      ];
};

/** The rule and the reason of a node that states a demand: `{ rule, text, holds }`, or a refusal that is created directly. */
const statedBy = (node: ts.Node): readonly (readonly [ts.Expression, ts.Expression])[] => {
  if (ts.isObjectLiteralExpression(node)) {
    const [id, text] = [propertyOf(node, 'rule'), propertyOf(node, 'text')];
    // A rule with a path is an invariant of positions, not a demand on moves.
    const isDemand =
      node.properties.some(({ name }) => name?.getText() === 'holds') && propertyOf(node, 'path') === undefined;
    return id !== undefined && text !== undefined && isDemand ? [[id, text]] : checkedBy(node);
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
          source: ts.isStringLiteral(text) || ts.isIdentifier(text) ? text.text : text.getText(),
          fits: fitting(text),
        });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Every demand in the sources of a game, by file and line. */
export const demandsOf = (id: string): readonly Found[] =>
  readdirSync(new URL(`src/games/${id}`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => inFile(`src/games/${id}`, name));
