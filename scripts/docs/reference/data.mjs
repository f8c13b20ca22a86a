/** The API as data for programs: every name of every entry, with its signature and its comment. */
import { commentOf, markdownOf, tagsOf } from './comment.mjs';
import { folderOf, kinds } from './model.mjs';
import { declarationDoc } from './pages.mjs';
import { docOf, laidOut, signatureDoc } from './type.mjs';

const kindName = {
  [kinds.variable]: 'constant',
  [kinds.function]: 'function',
  [kinds.class]: 'class',
  [kinds.interface]: 'interface',
  [kinds.alias]: 'type',
};

const plain = (doc) =>
  laidOut(doc, { width: 100, link: ({ text }) => text })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const said = (parts) => markdownOf(parts, () => undefined).trim();
const tagged = (comment, name) => tagsOf(comment, name).map(({ content }) => said(content));
/** Adds a key only if it has a value. */
const given = (key, value) => (value === undefined || value.length === 0 ? {} : { [key]: value });

const parametersOf = (one, comment) => {
  const [signature] = one.signatures ?? one.type?.declaration?.signatures ?? [];
  return (signature?.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    ...given(
      'text',
      said(
        parameter.comment?.summary ?? tagsOf(comment, '@param').find(({ name }) => name === parameter.name)?.content,
      ).replace(/^- /, ''),
    ),
  }));
};

const memberOf = (one) => {
  const comment = commentOf(one);
  const [signature] = one.signatures ?? [];
  return {
    name: one.name,
    type: plain(signature === undefined ? docOf(one.type) : signatureDoc(signature, ': ')),
    ...(one.flags?.isOptional ? { optional: true } : {}),
    ...given('text', said(comment?.summary)),
    ...given('rules', tagged(comment, '@rule')),
  };
};

const partOf = (one) => {
  const comment = commentOf(one);
  const source = (one.sources ?? one.signatures?.[0]?.sources ?? [])[0];
  const members = (one.children ?? one.type?.declaration?.children ?? []).filter(
    ({ name, flags }) => name !== 'constructor' && !flags?.isPrivate,
  );
  return {
    kind: kindName[one.kind] ?? 'export',
    signature: plain(declarationDoc(one)),
    ...given('text', said(comment?.summary)),
    ...given('remarks', tagged(comment, '@remarks')),
    ...given('parameters', parametersOf(one, comment)),
    ...given('returns', tagged(comment, '@returns').join(' ')),
    ...given('fails', tagged(comment, '@fails')),
    ...given('rules', tagged(comment, '@rule')),
    ...given('examples', tagged(comment, '@example')),
    ...given('members', members.map(memberOf)),
    ...(source?.fileName.startsWith('src/') ? { source: { file: source.fileName, line: source.line } } : {}),
  };
};

/** The whole API; `entriesOf` returns the entries that export the parts of a page. */
export const apiData = (model, { name, version }, entriesOf) => ({
  package: name,
  version,
  entries: model.modules.map(({ module, pages }) => ({
    entry: module.name,
    page: `api/${folderOf(module.name)}/index.html`,
    text: said(module.comment?.summary),
    names: pages.map(({ name, address, parts }) => ({
      name,
      page: `api/${address}.html`,
      from: entriesOf(parts),
      parts: parts.map(partOf),
    })),
  })),
});
