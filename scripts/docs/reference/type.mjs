/** Prints types as text, with links for names and line breaks at suitable places. */

const line = { break: ' ' };
const soft = { break: '' };
const nest = (...parts) => ({ nest: parts });
const group = (...parts) => ({ group: parts });
const joined = (docs, between) => docs.flatMap((doc, index) => (index === 0 ? [doc] : [between, doc].flat()));

const literal = (value) => {
  if (typeof value === 'string') return { text: `'${value.replaceAll("'", "\\'")}'`, kind: 'literal' };
  if (typeof value === 'object' && value !== null) return `${value.negative ? '-' : ''}${value.value}n`;
  return { text: String(value), kind: 'literal' };
};

const named = (type) => ({ text: type.name, target: type.target, url: type.externalUrl });

const withArguments = (type) =>
  (type.typeArguments ?? []).length === 0
    ? named(type)
    : group(named(type), '<', nest(soft, ...joined(type.typeArguments.map(docOf), [',', line])), soft, '>');

const needsBrackets = (type) =>
  ['union', 'intersection', 'conditional', 'typeOperator'].includes(type.type) || isFunction(type);
const isFunction = (type) =>
  type.type === 'reflection' &&
  type.declaration.signatures !== undefined &&
  (type.declaration.children ?? []).length === 0;
const bracketed = (type) => (needsBrackets(type) ? ['(', docOf(type), ')'] : [docOf(type)]);

const alternatives = (type, sign) =>
  group(
    nest(
      soft,
      { ifBroken: `${sign} ` },
      ...joined(
        type.types.map((one) => [bracketedInside(one, sign)]),
        [line, `${sign} `],
      ),
    ),
  );
const bracketedInside = (type, sign) =>
  isFunction(type) || type.type === 'conditional' || (sign === '&' && type.type === 'union')
    ? ['(', docOf(type), ')']
    : docOf(type);

export const parameterDoc = (parameter) => [
  parameter.flags?.isRest ? '...' : '',
  parameter.name,
  parameter.flags?.isOptional || parameter.defaultValue !== undefined ? '?' : '',
  ': ',
  docOf(parameter.type),
];

export const typeParametersDoc = (parameters) =>
  (parameters ?? []).length === 0
    ? []
    : [
        group(
          '<',
          nest(
            soft,
            ...joined(
              parameters.map((one) => [
                one.flags?.isConst ? 'const ' : '',
                one.name,
                ...(one.type === undefined ? [] : [' extends ', docOf(one.type)]),
                ...(one.default === undefined ? [] : [' = ', docOf(one.default)]),
              ]),
              [',', line],
            ),
          ),
          soft,
          '>',
        ),
      ];

/** A call signature; `arrow` is the text before the result. */
export const signatureDoc = (signature, arrow) => {
  const parameters = signature.parameters ?? [];
  return [
    ...typeParametersDoc(signature.typeParameters ?? signature.typeParameter),
    parameters.length === 0
      ? '()'
      : group('(', nest(soft, ...joined(parameters.map(parameterDoc), [',', line]), { ifBroken: ',' }), soft, ')'),
    arrow,
    docOf(signature.type),
  ];
};

const memberDoc = (member) => {
  const optional = member.flags?.isOptional ? '?' : '';
  const signatures = member.signatures ?? [];
  if (signatures.length > 0) return [member.name, optional, ...signatureDoc(signatures[0], ': ')];
  return [/^[\w$]+$/.test(member.name) ? member.name : `'${member.name}'`, optional, ': ', docOf(member.type)];
};

const objectDoc = (declaration) => {
  const index = (declaration.indexSignatures ?? []).map((one) => [
    '[',
    ...joined(one.parameters.map(parameterDoc), ', '),
    ']: ',
    docOf(one.type),
  ]);
  const members = [...(declaration.children ?? []).map(memberDoc), ...index];
  if (members.length === 0) return '{}';
  return group('{', nest(line, ...joined(members, [';', line])), line, '}');
};

const reflection = ({ declaration }) => {
  const [signature] = declaration.signatures ?? [];
  if (signature !== undefined && (declaration.children ?? []).length === 0) return signatureDoc(signature, ' => ');
  return objectDoc(declaration);
};

/** A short form for the type of a value that is too long to read: the number of its parts. */
export const shortDoc = (type) => {
  if (type.type === 'typeOperator') return [`${type.operator} `, shortDoc(type.target)];
  if (type.type === 'tuple') return `[/* ${type.elements.length} elements */]`;
  if (type.type === 'reflection') return `{ /* ${(type.declaration.children ?? []).length} keys */ }`;
  return docOf(type);
};

/** A type as a document with possible line breaks. */
export function docOf(type) {
  switch (type?.type) {
    case undefined:
      return 'unknown';
    case 'literal':
      return literal(type.value);
    case 'reference':
      return withArguments(type);
    case 'union':
      return alternatives(type, '|');
    case 'intersection':
      return alternatives(type, '&');
    case 'array':
      return [...bracketed(type.elementType), '[]'];
    case 'tuple':
      return group('[', nest(soft, ...joined((type.elements ?? []).map(docOf), [',', line])), soft, ']');
    case 'namedTupleMember':
      return [type.name, type.isOptional ? '?' : '', ': ', docOf(type.element)];
    case 'rest':
      return ['...', docOf(type.elementType)];
    case 'optional':
      return [docOf(type.elementType), '?'];
    case 'typeOperator':
      return [`${type.operator} `, docOf(type.target)];
    case 'reflection':
      return reflection(type);
    case 'query':
      return ['typeof ', docOf(type.queryType)];
    case 'indexedAccess':
      return [...bracketed(type.objectType), '[', docOf(type.indexType), ']'];
    case 'predicate':
      return [
        type.asserts ? 'asserts ' : '',
        type.name,
        ...(type.targetType === undefined ? [] : [' is ', docOf(type.targetType)]),
      ];
    case 'conditional':
      return group(
        docOf(type.checkType),
        ' extends ',
        docOf(type.extendsType),
        nest(line, '? ', docOf(type.trueType), line, ': ', docOf(type.falseType)),
      );
    case 'inferred':
      return `infer ${type.name}`;
    case 'mapped':
      return group(
        '{',
        nest(
          line,
          type.readonlyModifier === '+' ? 'readonly ' : '',
          `[${type.parameter} in `,
          docOf(type.parameterType),
          ...(type.nameType === undefined ? [] : [' as ', docOf(type.nameType)]),
          ']',
          { '+': '?', '-': '-?' }[type.optionalModifier] ?? '',
          ': ',
          docOf(type.templateType),
        ),
        line,
        '}',
      );
    case 'templateLiteral':
      return ['`', type.head, ...type.tail.flatMap(([inner, text]) => ['${', docOf(inner), '}', text]), '`'];
    default:
      return type.name ?? 'unknown';
  }
}

export const widthOf = (doc) => {
  if (typeof doc === 'string') return doc.length;
  if (Array.isArray(doc)) return doc.reduce((sum, one) => sum + widthOf(one), 0);
  if (doc.text !== undefined) return doc.text.length;
  if (doc.break !== undefined) return doc.break.length;
  if (doc.ifBroken !== undefined) return 0;
  return widthOf(doc.nest ?? doc.group);
};

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Prints a document in lines of `width`; `link` turns a name and its target into a link. */
export const laidOut = (doc, { width, link }) => {
  let [out, column] = ['', 0];
  const write = (text, html = escaped(text)) => {
    out += html;
    column += text.length;
  };
  const put = (one, depth, isBroken) => {
    if (typeof one === 'string') write(one);
    else if (Array.isArray(one)) for (const part of one) put(part, depth, isBroken);
    else if (one.text !== undefined) write(one.text, link(one));
    else if (one.nest !== undefined) put(one.nest, depth + 1, isBroken);
    else if (one.group !== undefined) put(one.group, depth, column + widthOf(one.group) > width);
    else if (one.ifBroken !== undefined) write(isBroken ? one.ifBroken : '');
    else if (isBroken) {
      out = `${out.trimEnd()}\n${'  '.repeat(depth)}`;
      column = 2 * depth;
    } else write(one.break);
  };
  put(doc, 0, false);
  return out;
};
