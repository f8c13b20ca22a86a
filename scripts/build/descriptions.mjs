/**
 * Adds descriptions to JSON Schema documents. Walks a schema and the TypeScript type of the values it accepts side by side, and copies the type's
 * comments on fields and kinds of moves to the schema. Where the two differ, because JSON represents a value in another way, nothing is added.
 */
import ts from 'typescript';
import { given } from '../given.mjs';

const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** The greatest depth to which schemas are walked. None of the library's schemas is deeper. */
const deepest = 12;

export class Descriptions {
  /** @param files - the modules whose exported types are used */
  constructor(files) {
    this.program = ts.createProgram(files, options);
    this.checker = this.program.getTypeChecker();
  }

  /** The type that a module exports under the given name. */
  typeOf(file, name) {
    const module = this.checker.getSymbolAtLocation(given(this.program.getSourceFile(file)));
    const found = this.checker.getExportsOfModule(given(module)).find((one) => one.name === name);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
    if (symbol === undefined) throw new Error(`${file} does not export ${name}`);
    return this.checker.getDeclaredTypeOfSymbol(symbol);
  }

  /** The comment on a symbol in one line, with its rules. */
  said(symbol) {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    const rules = symbol
      .getJsDocTags(this.checker)
      .filter(({ name }) => name === 'rule')
      .map(({ text: parts }) => ts.displayPartsToString(parts));
    const plain = text
      .replaceAll(/\{@link ([^}|]*)(?:\|[^}]*)?\}/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return plain === '' || rules.length === 0 ? plain : `${plain} Rule ${rules.join(', ')}.`;
  }

  property(type, name) {
    const symbol = type === undefined ? undefined : this.checker.getPropertyOfType(type, name);
    const declared = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
    return symbol === undefined || declared === undefined
      ? undefined
      : {
          text: this.said(symbol),
          type: this.checker.getNonNullableType(this.checker.getTypeOfSymbolAtLocation(symbol, declared)),
        };
  }

  /** The member of a union that has the given tag. */
  tagged(type, tag) {
    return (type.isUnion() ? type.types : [type]).find((one) => {
      const literal = this.property(one, '_tag')?.type;
      return literal?.isStringLiteral() === true && literal.value === tag;
    });
  }

  element(type) {
    return type === undefined ? undefined : this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  }

  /** Adds the descriptions of a type to a schema. The schema is otherwise unchanged. */
  described(schema, type, depth = 0) {
    if (type === undefined || depth > deepest || typeof schema !== 'object') return schema;
    const next = { ...schema };
    for (const key of ['oneOf', 'anyOf'])
      if (schema[key] !== undefined) next[key] = schema[key].map((one) => this.alternative(one, type, depth));
    if (schema.properties !== undefined)
      next.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, one]) => [
          name,
          this.field(one, this.property(type, name), depth),
        ]),
      );
    if (typeof schema.items === 'object') next.items = this.described(schema.items, this.element(type), depth + 1);
    return next;
  }

  field(schema, found, depth) {
    if (found === undefined) return schema;
    const inner = this.described(schema, found.type, depth + 1);
    return found.text === '' ? inner : { description: found.text, ...inner };
  }

  alternative(schema, type, depth) {
    const tag = schema.properties?._tag?.enum?.[0] ?? schema.properties?._tag?.const;
    if (tag === undefined) return this.described(schema, type, depth + 1);
    const part = this.tagged(type, tag);
    const inner = this.described(schema, part, depth + 1);
    const said = this.property(part, '_tag')?.text ?? '';
    return said === '' ? inner : { description: said, ...inner };
  }
}
