/** Finds where the sources, tests and guides of the project mention an export or a rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { roomOf } from '../../check/rooms.mjs';

const filesOf = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(ending))
    .sort();

const textsOf = (names) => names.map((name) => ({ name, text: readFileSync(name, 'utf8') }));

const sources = () => textsOf(filesOf('src', '.ts'));
const tests = () => textsOf(filesOf('test', '.test.ts'));

/** The guides for readers who are new to an entry; the first existing one is used. */
const guideOfEntry = {
  rulehouse: ['conventions'],
  arena: ['tournament'],
  author: ['author'],
  board: ['board'],
  'boardgame-io': ['boardgame-io'],
  bots: ['bots'],
  'bots/worker': ['bots'],
  environment: ['environments'],
  face: ['touch'],
  german: ['board'],
  laws: ['adding-a-game'],
  match: ['tournament'],
  protocol: ['protocol'],
  react: ['board'],
  session: ['session'],
  svg: ['board'],
  table: ['table'],
  'terra-mystica': ['ledgers'],
  'terra-mystica/ledger': ['ledgers'],
  icetraders: ['front-end'],
  terrafex: ['front-end'],
  toframenn: ['front-end'],
  transformartian: ['front-end'],
};

/** The guides: their addresses, their titles, and the names in their code. */
const guides = () =>
  textsOf(filesOf('docs/guide', '.md')).map(({ name, text }) => ({
    address: `/${name.slice('docs/'.length, -'.md'.length)}`,
    title: /^# (.*)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? name,
    imports: [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(rulehouse[^']*)'/g)].map(([, names, entry]) => ({
      entry,
      names: names.split(',').map((one) =>
        one
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      ),
    })),
    quoted: new Set([...text.matchAll(/`([A-Za-z]\w*)(?:\([^`]*\))?`/g)].map(([, one]) => one)),
  }));

/** Finds the guides for an export: first those that import it from its entry, then those that mention it, then the guide of its entry. */
export const guideFinder = () => {
  const all = guides();
  const byAddress = new Map(all.map((guide) => [guide.address, guide]));
  return (folder, name, entriesOfName) => {
    const importing = all.filter(({ imports }) =>
      imports.some((one) => entriesOfName.includes(one.entry) && one.names.includes(name)),
    );
    const naming =
      name.length > 5 && /[a-z][A-Z]|^[A-Z]/.test(name) ? all.filter(({ quoted }) => quoted.has(name)) : [];
    const usual = (guideOfEntry[folder] ?? []).flatMap((id) => byAddress.get(`/guide/${id}`) ?? []);
    const found = [...new Set([...importing, ...naming])].slice(0, 3);
    return found.length > 0 ? found : usual;
  };
};

/** Finds the tests that import a name, with the first line that uses it after the imports. A file named like the source comes first. */
export const testFinder = () => {
  const byName = new Map();
  for (const { name: file, text } of tests()) {
    const end = text.lastIndexOf("from '");
    const body = text.slice(end);
    const before = text.slice(0, end).split('\n').length - 1;
    const lines = body.split('\n');
    const seen = new Set();
    for (const [index, line] of lines.entries())
      for (const [word] of line.matchAll(/[A-Za-z_$][\w$]*/g)) {
        if (seen.has(word)) continue;
        seen.add(word);
        byName.set(word, [...(byName.get(word) ?? []), { file, line: before + index + 1 }]);
      }
  }
  return (name, source) => {
    const room = roomOf(source?.replace(/^src\//, '') ?? '').replace('/*', '');
    const found = (byName.get(name) ?? []).filter(({ file }) => file.startsWith(`test/${room}/`));
    const stem = source?.split('/').at(-1)?.replace('.ts', '') ?? '';
    return found.toSorted((a, b) => b.file.includes(`/${stem}.`) - a.file.includes(`/${stem}.`)).slice(0, 2);
  };
};

const number = /\b(?:IT|TF|TMY|TO|TX)-\d+(?:\.\d+[a-z]?)?\b/g;

/** For each rule, the first line of each file that mentions it. */
const linesOf = (texts) => {
  const found = new Map();
  for (const { name, text } of texts)
    for (const [index, line] of text.split('\n').entries())
      for (const [rule] of line.matchAll(number)) {
        const known = found.get(rule) ?? [];
        const place = { file: name, line: index + 1, text: line };
        const before = known.findIndex(({ file }) => file === name);
        if (before === -1) found.set(rule, [...known, place]);
        // A line of code tells more than a comment.
        else if (isComment(known[before].text) && !isComment(line)) found.set(rule, known.with(before, place));
      }
  return found;
};

const isComment = (line) => /^\s*(?:\*|\/)/.test(line);

/** For each rule, the exports and fields whose comments cite it, with their addresses below /api/. */
const apiOf = (model) => {
  const found = new Map();
  const note = (comment, name, address) => {
    for (const { content } of (comment?.blockTags ?? []).filter(({ tag }) => tag === '@rule'))
      for (const [rule] of content
        .map(({ text }) => text)
        .join('')
        .matchAll(number)) {
        const known = found.get(rule) ?? [];
        if (!known.some((one) => one.address === address)) found.set(rule, [...known, { name, address }]);
      }
  };
  for (const { name, parts, address } of model.pages)
    for (const one of parts) {
      note(one.comment ?? one.signatures?.[0]?.comment, name, address);
      for (const child of one.children ?? [])
        if (child.inheritedFrom === undefined) note(child.comment, `${name}.${child.name}`, `${address}#${child.name}`);
      const union = one.type?.type === 'intersection' ? one.type.types.find(({ type }) => type === 'union') : one.type;
      for (const { declaration } of union?.types ?? []) {
        const tag = declaration?.children?.find((child) => child.name === '_tag');
        note(tag?.comment, `${name} ${tag?.type.value}`, `${address}#${tag?.type.value}`);
      }
    }
  return found;
};

const rooms = { IT: 'icetraders', TF: 'terrafex', TMY: 'terra-mystica', TO: 'toframenn', TX: 'transformartian' };

/** The rules of the books, in order. */
const rulesOfBooks = () =>
  textsOf(filesOf('docs/rules', '.md')).flatMap(({ text }) =>
    [...text.matchAll(/<a id="([A-Z]+-[\d.]+[a-z]?)"/g)].map(([, rule]) => rule),
  );

/** For each rule, the places in the sources, tests and API that cite it. Those of its game and the most informative ones come first. */
export const ruleMarks = (model) => {
  const rank = ({ text, file }, room) =>
    (/^\s*(?:test|describe)\b/.test(text) ? 0 : 1) + (isComment(text) ? 2 : 0) + (file.includes(`/${room}/`) ? 0 : 4);
  const code = linesOf(sources().filter(({ name }) => !/\/rules\.ts$|^src\/german\//.test(name)));
  const titles = linesOf(sources().filter(({ name }) => /^src\/[a-z-]+\/rules\.ts$/.test(name)));
  const tried = linesOf(textsOf(filesOf('test', '.ts')));
  const api = apiOf(model);
  return Object.fromEntries(
    rulesOfBooks().map((rule) => {
      const room = rooms[rule.split('-')[0]];
      const best = (places = []) =>
        places
          .toSorted((a, b) => rank(a, room) - rank(b, room))
          .slice(0, 3)
          .map(({ file, line }) => [file, line]);
      return [
        rule,
        {
          code: best(code.get(rule) ?? titles.get(rule)),
          tests: best(tried.get(rule)),
          // If no name cites only this rule, list the functions that check moves, and the list of rules.
          api: (api.get(rule) ?? ['check', 'rules'].map((name) => ({ name, address: `${room}/${name}` })))
            .slice(0, 4)
            .map(({ name, address }) => [name, address]),
        },
      ];
    }),
  );
};
