/** Writes the pages of the API: one for each exported name, and one for each entry. */
import { posix } from 'node:path';
import { commentOf, firstSentence, markdownOf, tagsOf } from './comment.mjs';
import { folderOf, kinds } from './model.mjs';
import { docOf, laidOut, shortDoc, signatureDoc, typeParametersDoc, widthOf } from './type.mjs';

const width = 84;

const kindName = {
  [kinds.variable]: 'constant',
  [kinds.function]: 'function',
  [kinds.class]: 'class',
  [kinds.interface]: 'interface',
  [kinds.alias]: 'type',
};

/** Quotes a text for front matter. */
const quoted = (text) => JSON.stringify(text);

const isFunction = (one) => one.kind === kinds.function || one.type?.declaration?.signatures !== undefined;
const signaturesOf = (one) => one.signatures ?? one.type?.declaration?.signatures ?? [];

/** Longer types of constants are unreadable, so their values are shown instead. */
export const isLong = (one) => one.kind === kinds.variable && widthOf(docOf(one.type)) > 250;

/** The declaration of an export. */
export const declarationDoc = (one) => {
  const [signature] = one.signatures ?? [];
  if (signature !== undefined) return ['function ', one.name, ...signatureDoc(signature, ': ')];
  if (one.kind === kinds.interface) {
    const extended = (one.extendedTypes ?? []).flatMap((type, index) => [
      index === 0 ? ' extends ' : ', ',
      docOf(type),
    ]);
    return ['interface ', one.name, ...typeParametersDoc(one.typeParameters), ...extended];
  }
  if (one.kind === kinds.class) return ['class ', one.name, ...typeParametersDoc(one.typeParameters)];
  if (one.kind === kinds.alias)
    return ['type ', one.name, ...typeParametersDoc(one.typeParameters), ' = ', docOf(one.type)];
  return ['const ', one.name, ': ', isLong(one) ? shortDoc(one.type) : docOf(one.type)];
};

/** Collects the contents of an export's page, and the targets of its links. */
class Page {
  constructor(model, page, marks) {
    this.model = model;
    this.page = page;
    this.marks = marks;
    this.links = {};
  }

  /** The relative address of another API page, with an extension. */
  href(address, ending) {
    const [path, anchor] = address.split('#');
    const relative = posix.relative(posix.dirname(this.page.address), path);
    return `${relative}${ending}${anchor === undefined ? '' : `#${anchor}`}`;
  }

  linkTo(id) {
    const address = this.model.addressOf(id);
    return address === undefined ? undefined : this.href(address, '.md');
  }

  text(parts) {
    return markdownOf(parts, (id) => this.linkTo(id)).trim();
  }

  /** A code block with a signature. The page stores the link targets of the names in it. */
  signature(doc) {
    const code = laidOut(doc, {
      width,
      link: ({ text, target, url }) => {
        const address = typeof target === 'number' ? this.model.addressOf(target) : undefined;
        if (address !== undefined && !address.startsWith(`${this.page.address}#`) && address !== this.page.address)
          this.links[text] ??= this.href(address, '.html');
        else if (url !== undefined) this.links[text] ??= url;
        return text;
      },
    });
    return [
      '```ts signature',
      code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      '```',
      '',
    ];
  }

  /** A line below a text with the rules, the version that introduced it, and so on. */
  notes(comment) {
    const rules = tagsOf(comment, '@rule').map(({ content }) => this.text(content));
    const since = tagsOf(comment, '@since').map(({ content }) => `Since ${this.text(content)}`);
    const otherwise = tagsOf(comment, '@default').map(({ content }) => `Default: ${this.text(content)}`);
    const parts = [...(rules.length === 0 ? [] : [`Rule ${rules.join(', ')}`]), ...since, ...otherwise];
    return parts.length === 0 ? [] : [`${parts.join(' · ')}.`, ''];
  }

  examples(comment, prefix) {
    const found = tagsOf(comment, '@example');
    if (found.length === 0) return [];
    return [`## Example {#section-${prefix}example}`, '', ...found.flatMap(({ content }) => [this.text(content), ''])];
  }

  /** The parameters, the type parameters, the result, and the possible failures. */
  calls(one, comment, prefix) {
    const [signature] = signaturesOf(one);
    const types = (signature?.typeParameters ?? one.typeParameters ?? []).flatMap((parameter) =>
      parameter.comment === undefined ? [] : [`- \`${parameter.name}\`: ${this.text(parameter.comment.summary)}`],
    );
    const parameters = (signature?.parameters ?? []).map((parameter) => {
      const said =
        parameter.comment?.summary ?? tagsOf(comment, '@param').find(({ name }) => name === parameter.name)?.content;
      return `- \`${parameter.name}\`${said === undefined ? '' : `: ${this.text(said).replace(/^- /, '')}`}`;
    });
    const section = (title, lines) =>
      lines.length === 0
        ? []
        : [`## ${title} {#section-${prefix}${title.toLowerCase().replaceAll(' ', '-')}}`, '', ...lines, ''];
    const result = tagsOf(comment, '@returns').map(({ content }) => this.text(content));
    const fails = tagsOf(comment, '@fails').map(({ content }) => this.text(content));
    return [
      ...section('Type parameters', types),
      ...section('Parameters', parameters),
      ...section('Returns', result),
      ...section('Fails', fails),
    ];
  }

  /** A field of an object, as a section with its own address. */
  member(one, prefix, level = '###') {
    const signature = one.signatures?.[0];
    const comment = one.comment ?? signature?.comment;
    const type =
      signature === undefined
        ? ['', one.name, one.flags?.isOptional ? '?' : '', ': ', docOf(one.type)]
        : [one.name, ...signatureDoc(signature, ': ')];
    const inner = one.type?.type === 'reflection' ? (one.type.declaration.children ?? []) : [];
    const nested = inner.flatMap((child) =>
      child.comment === undefined
        ? []
        : [`- \`${child.name}\`: ${this.text(child.comment.summary)}${this.inline(child.comment)}`],
    );
    const from = one.inheritedFrom?.target;
    const inherited = typeof from === 'number' ? this.linkTo(from) : undefined;
    return [
      `${level} ${one.name} {#${prefix}${one.name}}`,
      '',
      ...this.signature(type),
      this.text(comment?.summary),
      '',
      ...nested,
      ...(nested.length > 0 ? [''] : []),
      ...this.notes(comment),
      ...tagsOf(comment, '@returns').flatMap(({ content }) => [`Returns ${this.text(content)}`, '']),
      ...tagsOf(comment, '@fails').flatMap(({ content }) => [`Fails: ${this.text(content)}`, '']),
      ...(inherited === undefined ? [] : [`From [\`${one.inheritedFrom.name.split('.')[0]}\`](${inherited}).`, '']),
      ...tagsOf(comment, '@example').flatMap(({ content }) => [this.text(content), '']),
    ];
  }

  inline(comment) {
    const rules = tagsOf(comment, '@rule').map(({ content }) => this.text(content));
    return rules.length === 0 ? '' : ` (${rules.join(', ')})`;
  }

  /** The alternatives of a union, each with its comment from the sources. */
  alternatives(one, prefix) {
    const types =
      (one.type?.type === 'intersection' ? one.type.types.find(({ type }) => type === 'union') : one.type) ?? {};
    if (types.type !== 'union') return [];
    const rows = types.types.map((type, index) => {
      const children = type.declaration?.children ?? [];
      const tag = children.find(({ name }) => name === '_tag');
      const value = tag?.type?.value;
      const said = this.text(types.elementSummaries?.[index]) || this.text(tag?.comment?.summary);
      const fields = children.filter(({ name, comment }) => name !== '_tag' && comment !== undefined);
      return { value, said: `${said}${this.inline(tag?.comment)}`, fields, type };
    });
    if (rows.every(({ said, fields }) => said === '' && fields.length === 0)) return [];
    return [
      `## Alternatives {#section-${prefix}alternatives}`,
      '',
      ...rows.flatMap(({ value, said, fields, type }) => {
        const title = value ?? (type.type === 'literal' ? String(type.value) : type.name);
        const heading = title === undefined ? '' : `### ${title} {#${prefix}${title}}`;
        return [
          heading,
          '',
          said,
          '',
          ...fields.map(({ name, comment }) => `- \`${name}\`: ${this.text(comment.summary)}${this.inline(comment)}`),
          '',
        ];
      }),
    ];
  }

  /** The literals of a type, if its signature does not list them. */
  literals(one, prefix) {
    if (one.literals === undefined || one.type.type === 'union') return [];
    const values = one.literals.map((value) => `\`${typeof value === 'string' ? `'${value}'` : value}\``);
    return [`## Values {#section-${prefix}values}`, '', `${values.join(', ')}.`, ''];
  }

  members(one, prefix) {
    const isObject = one.kind === kinds.interface || one.kind === kinds.class || one.type?.type === 'reflection';
    const children = (one.children ?? (isObject ? one.type?.declaration?.children : undefined) ?? []).filter(
      ({ name, flags }) => name !== 'constructor' && !flags?.isPrivate,
    );
    if (children.length === 0 || isLong(one)) return [];
    const title = one.kind === kinds.class ? 'Members' : 'Fields';
    const readonly =
      children.every(({ flags, signatures }) => flags?.isReadonly || signatures) && one.kind !== kinds.class
        ? ['All fields are read-only.', '']
        : [];
    const ordered = children.toSorted((a, b) => (a.sources?.[0]?.line ?? 0) - (b.sources?.[0]?.line ?? 0));
    const own = [
      ...ordered.filter(({ inheritedFrom }) => inheritedFrom === undefined),
      ...ordered.filter(({ inheritedFrom }) => inheritedFrom !== undefined),
    ];
    return [
      `## ${title} {#section-${prefix}fields}`,
      '',
      ...readonly,
      ...own.flatMap((child) => this.member(child, prefix)),
    ];
  }

  /** Writes one reflection of the page. */
  part(one, prefix) {
    const comment = commentOf(one);
    return [
      ...this.signature(declarationDoc(one)),
      this.text(comment?.summary),
      '',
      ...tagsOf(comment, '@remarks').flatMap(({ content }) => [this.text(content), '']),
      ...this.notes(comment),
      ...(isFunction(one) || one.typeParameters !== undefined ? this.calls(one, comment, prefix) : []),
      ...this.members(one, prefix),
      ...this.literals(one, prefix),
      ...this.alternatives(one, prefix),
      ...this.examples(comment, prefix),
    ];
  }

  source(one) {
    const found = (one.sources ?? one.signatures?.[0]?.sources ?? [])[0];
    return found === undefined || !found.fileName.startsWith('src/') ? undefined : found;
  }

  /** Links to the source, tests and guides. */
  more() {
    const { name, parts, module } = this.page;
    const folder = folderOf(module);
    const source = parts.map((one) => this.source(one)).find((one) => one !== undefined);
    const entries = this.marks.entriesOf(parts);
    const guides = this.marks.guidesOf(folder, name, entries);
    const tests = this.marks.testsOf(name, source?.fileName);
    const at = ({ file, line }) => `[\`${file.replace(/^test\//, '')}\`](/source/${file}.html#L${line})`;
    const rows = [
      ...(guides.length === 0
        ? []
        : [`- Guides: ${guides.map((guide) => `[${guide.title}](${guide.address}.md)`).join(', ')}`]),
      ...(source === undefined
        ? ['- Comes from another package.']
        : [`- [Source](/source/${source.fileName}.html#L${source.line}): \`${source.fileName}\`, line ${source.line}`]),
      ...(tests.length === 0 ? [] : [`- Tests: ${tests.map(at).join(', ')}`]),
    ];
    return ['## See also {#section-see-also}', '', ...rows, ''];
  }

  render() {
    const { name, parts, module } = this.page;
    const [first] = parts;
    const comment = commentOf(first);
    const isType = parts.every(({ kind }) => kind === kinds.interface || kind === kinds.alias);
    const entries = this.marks.entriesOf(parts);
    const body = [
      `# ${name} {#section-top}`,
      '',
      `<p class="kind">${parts.map(({ kind }) => kindName[kind] ?? 'export').join(' and ')} of <a href="./index.html">${module}</a></p>`,
      '',
      '```ts import',
      `import ${isType ? 'type ' : ''}{ ${name} } from '${entries[0] ?? module}';`,
      '```',
      '',
      ...(entries.length > 1
        ? [
            `Also in ${entries
              .slice(1)
              .map((entry) => `\`${entry}\``)
              .join(', ')}.`,
            '',
          ]
        : []),
      ...parts.flatMap((one, index) => [
        ...(parts.length > 1
          ? [index === 0 ? '## The type {#section-type}' : '## The value {#section-value}', '']
          : []),
        ...this.part(one, index === 0 ? '' : 'value-'),
      ]),
      ...(this.marks.extra(this.page) ?? []),
      ...this.more(),
    ];
    // A wide table uses the space of the outline.
    const isWide = body.some((one) => /^\|(?:[^|]+\|){6,}$/.test(one));
    const said = firstSentence(
      this.text(comment?.summary)
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[`*]/g, ''),
    );
    return [
      '---',
      `title: ${quoted(`${name} (${module})`)}`,
      `description: ${quoted(said)}`,
      ...(isWide ? ['aside: false'] : []),
      ...(Object.keys(this.links).length === 0 ? [] : [`links: ${JSON.stringify(this.links)}`]),
      '---',
      '',
      ...body,
    ]
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n');
  }
}

export const renderPage = (model, page, marks) => new Page(model, page, marks).render();

/** The subject of an export: the tag set by scripts/docs/api-subjects.mjs, or else its kind. */
export const subjectOf = ({ parts }) => {
  const [group] = parts.flatMap((one) => tagsOf(commentOf(one), '@group'));
  const plural = {
    [kinds.variable]: 'Constants',
    [kinds.function]: 'Functions',
    [kinds.class]: 'Classes',
    [kinds.interface]: 'Types',
    [kinds.alias]: 'Types',
  };
  return group?.content[0]?.text ?? plural[parts[0].kind] ?? 'Other';
};

/** The exports of an entry, by subject. */
export const subjectsOf = (pages, order) => {
  const groups = new Map();
  for (const page of pages) groups.set(subjectOf(page), [...(groups.get(subjectOf(page)) ?? []), page]);
  const place = (title) => order.indexOf(title) + 1 || order.length + 1;
  return [...groups].toSorted(([a], [b]) => place(a) - place(b));
};

const slug = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Writes the page of an entry, with a line for each name. */
export const renderEntry = (model, { module, pages }, marks, order) => {
  const here = `${folderOf(module.name)}/index`;
  const page = new Page(model, { address: here, module: module.name }, marks);
  const about = page.text(module.comment?.summary);
  const lineOf = (one) => {
    const comment = commentOf(one.parts[0]);
    const isCall = one.parts.some(isFunction) ? '()' : '';
    return `- [\`${one.name}${isCall}\`](${page.href(one.address, '.md')}): ${firstSentence(page.text(comment?.summary))}`;
  };
  const handed = module.children
    .filter(({ kind }) => kind === kinds.reference)
    .map((one) => {
      const target = model.byId.get(model.targetOf(one.target));
      const comment = target === undefined ? undefined : commentOf(target);
      const link = page.linkTo(one.id);
      const renamed = target?.name === one.name ? '' : ` (\`${target?.name}\`)`;
      return `- ${link === undefined ? `\`${one.name}\`` : `[\`${one.name}\`](${link})`}${renamed}: ${firstSentence(page.text(comment?.summary))}`;
    });
  return [
    '---',
    `title: ${quoted(module.name)}`,
    `description: ${quoted(firstSentence(about.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '')))}`,
    '---',
    '',
    `# ${module.name} {#section-top}`,
    '',
    about,
    '',
    ...subjectsOf(pages, order).flatMap(([title, found]) => [
      `## ${title} {#${slug(title)}}`,
      '',
      ...found.map(lineOf),
      '',
    ]),
    ...(handed.length === 0 ? [] : ['## From other entries {#from-other-entries}', '', ...handed, '']),
  ].join('\n');
};

/** Writes the first page, which lists all entries. */
export const renderIndex = (model) => {
  const page = new Page(model, { address: 'index' }, {});
  return [
    '---',
    'title: API',
    'description: "Every entry of the package, with all its exports."',
    '---',
    '',
    '# API {#section-top}',
    '',
    'Every name that an entry exports has a page. The search finds names, fields and rules.',
    '',
    ...model.modules.map(({ module, pages }) => {
      const said = firstSentence(page.text(module.comment?.summary));
      return `- [\`${module.name}\`](${folderOf(module.name)}/index.md) (${pages.length + module.children.filter(({ kind }) => kind === kinds.reference).length} names): ${said}`;
    }),
    '',
  ].join('\n');
};
