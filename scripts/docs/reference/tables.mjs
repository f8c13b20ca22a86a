/**
 * Tables generated from the code: the tags of moves, the options, and the values of constants whose types are too long to read. Needs `npm run
 * build`.
 */
import { readFileSync } from 'node:fs';
import { decode, games, isLeft } from 'rulehouse';
import { firstSentence, markdownOf, tagsOf } from './comment.mjs';
import { folderOf, kinds } from './model.mjs';
import { isLong } from './pages.mjs';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('{{', '&#123;&#123;');
/** Escapes a value, so that none of its characters is read as Markdown. */
const plain = (text) => cell(text.replaceAll(/[\\`*_~[\]<]/g, '\\$&'));
const code = (text) => `\`${cell(String(text))}\``;

/** A table inside an element with a class, which pages and checks use to find it. */
const table = (name, head, rows) => [
  `<div class="${name}">`,
  '',
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
  '</div>',
  '',
];

/** Additional options, so that moves of all kinds occur. */
const unusual = {
  'terra-mystica': [
    { auction: true },
    {
      map: 'fire-ice',
      'fire-and-ice-factions/ice': true,
      'fire-and-ice-factions/volcano': true,
      'fire-and-ice-factions/variable_v5': true,
      'leech-timing': 'deferred',
    },
  ],
};

/** Notations for kinds of moves that are rare or do not occur in these games; each must be readable as a move. */
const seldom = {
  terrafex: ['T1'],
  icetraders: ['move:Y1@1-1234567890123456'],
  'terra-mystica': [
    'decline',
    'connect r5',
    'connect F1:F2',
    'gain P3 for VP',
    'drop witches',
    'wait',
    'leech 3',
    'keep key',
    '-1W',
  ],
};

/** Pseudo-random numbers between 0 and 1, the same every time. */
const drawing = (seed) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/** An example of each kind of move, from games in which all kinds are equally likely. */
const writtenMoves = (game) => {
  const found = new Map();
  for (const raw of [{}, ...(unusual[game.id] ?? [])]) {
    const options = decode(game.options)(raw);
    if (isLeft(options)) throw new Error(`${game.id}: the options for the table of moves are refused`);
    for (let seed = 1; seed <= 12; seed++) {
      const start = game.setup(options.right, seed);
      if (isLeft(start)) continue;
      let state = start.right;
      const draw = drawing(seed);
      for (let ply = 0; ply < 300; ply++) {
        const moves = game.legalMoves(state);
        if (moves.length === 0) break;
        for (const move of moves) if (!found.has(move._tag)) found.set(move._tag, game.moveText.print(move));
        const tags = [...new Set(moves.map(({ _tag }) => _tag))];
        const tag = tags[Math.floor(draw() * tags.length)];
        const same = moves.filter(({ _tag }) => _tag === tag);
        state = game.applyLegal(state, same[Math.floor(draw() * same.length)]);
      }
    }
  }
  // The test vectors contain moves that are too rare in such games.
  for (const [text] of readFileSync(`test/vectors/${game.id}.jsonl`, 'utf8').matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    const read = game.moveText.parse(JSON.parse(text));
    if (!isLeft(read) && !found.has(read.right._tag)) found.set(read.right._tag, JSON.parse(text));
  }
  for (const text of seldom[game.id] ?? []) {
    const read = game.moveText.parse(text);
    if (isLeft(read)) throw new Error(`${game.id}: ${text} in the table of moves is not a valid notation`);
    if (!found.has(read.right._tag)) found.set(read.right._tag, text);
  }
  return found;
};

/** The alternatives of a union of moves, with their tags, fields and comments. */
const variantsOf = (model, type) => {
  if (type.type === 'intersection')
    return variantsOf(model, type.types.find((one) => one.type === 'union') ?? type.types.at(-1));
  if (type.type === 'union') return type.types.flatMap((one) => variantsOf(model, one));
  if (type.type === 'reference') {
    const target = model.byId.get(model.targetOf(type.target));
    if (target.kind === kinds.alias) return variantsOf(model, target.type);
    return [{ children: target.children ?? [], comment: target.comment, id: target.id }];
  }
  const children = type.declaration?.children ?? [];
  return [{ children, comment: children.find(({ name }) => name === '_tag')?.comment }];
};

const tagTable = (model, page, game) => {
  const written = writtenMoves(game);
  const alias = page.parts.find(({ kind }) => kind === kinds.alias);
  const rows = variantsOf(model, alias.type).map(({ children, comment, id }) => {
    const tag = children.find(({ name }) => name === '_tag')?.type;
    const names = tag?.type === 'union' ? tag.types.map(({ value }) => value) : [tag?.value];
    const fields = children.filter(({ name }) => name !== '_tag').map(({ name }) => code(name));
    const path = id === undefined ? `#${names[0]}` : `${model.addressOf(id).split('/').at(-1)}.md`;
    const said = firstSentence(markdownOf(comment?.summary, () => undefined));
    const rules = tagsOf(comment, '@rule').map(({ content }) => content.map(({ text }) => text).join(''));
    const example = names.flatMap((name) => (written.has(name) ? [code(written.get(name))] : []));
    return [
      names.map((name) => `[\`${name}\`](${path})`).join(' '),
      cell(said),
      fields.join(', ') || 'none',
      example.join(' ') || 'rare',
      rules.join(', ') || '-',
    ];
  });
  return [
    '## Moves by tag {#section-tags}',
    '',
    ...table('tags', ['Tag', 'Meaning', 'Fields', 'Written, for instance', 'Rule'], rows),
  ];
};

/** The rule cited for a wrong value of an option: the option's own rule, or a rule for all options. */
const refusedBy = (game, { name, rule }) => {
  const read = decode(game.options)({ [name]: { wrong: true } });
  return isLeft(read) && read.left.rule !== rule ? read.left.rule : undefined;
};

const optionTable = (game) => [
  '## Options and their values {#section-options}',
  '',
  ...[...new Set(game.optionInfo.flatMap((one) => refusedBy(game, one) ?? []))].flatMap((rule) => [
    `The last column gives the rule for the option. Any other value is refused by ${rule}.`,
    '',
  ]),
  ...table(
    'options',
    ['Option', 'Meaning', 'Values', 'If left out', 'Rule'],
    game.optionInfo.map(({ name, meaning, values, default: otherwise, rule }) => [
      code(name),
      cell(meaning),
      cell(values),
      cell(otherwise),
      rule,
    ]),
  ),
];

/** A value for a table cell, short and without JSON punctuation. */
const shown = (value) => {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.map(shown).join(value.some((one) => typeof one === 'object') ? '; ' : ' ');
  if (typeof value !== 'object') return String(value);
  const { _tag, ...rest } = value;
  const parts = Object.entries(rest).map(([name, one]) => `${name} ${shown(one)}`);
  return [...(_tag === undefined ? [] : [_tag]), parts.join(', ')].filter((text) => text !== '').join(': ');
};

const firstColumns = ['id', 'title'];

/** A constant as a table, with a row for each value and a column for each common field. */
const valueTable = (value) => {
  const rows = Array.isArray(value) ? value.map((one) => [undefined, one]) : Object.entries(value);
  const isRecord = rows.every(([, one]) => typeof one === 'object' && one !== null && !Array.isArray(one));
  const named = isRecord ? [...new Set(rows.flatMap(([, one]) => Object.keys(one)))] : ['value'];
  // The column that names the rows comes first.
  const columns = [
    ...named.filter((name) => firstColumns.includes(name)),
    ...named.filter((name) => !firstColumns.includes(name)),
  ];
  const keyed = Array.isArray(value) ? [] : ['key'];
  const body = rows.map(([key, one]) => [
    ...(key === undefined ? [] : [code(key)]),
    ...columns.map((column) => plain(shown(isRecord ? one[column] : one)) || '-'),
  ]);
  return ['## Values {#section-values}', '', ...table('values', [...keyed, ...columns], body)];
};

/** The factions need several tables, because they have too many fields for one. */
const factionTables = (factions) => {
  const row = (columns) => factions.map((one) => [one.title, ...columns.map((name) => plain(shown(one[name])) || '-')]);
  const one = (title, id, columns) => [
    `## ${title} {#section-${id}}`,
    '',
    ...table('values', ['faction', ...columns], row(columns)),
  ];
  return [
    ...one('Start, prices and incomes', 'prices', ['ground', 'start', 'costs', 'income', 'digging', 'shipping']),
    ...one('Abilities', 'abilities', [
      'stronghold',
      'actions',
      'perSpade',
      'passing',
      'founding',
      'skipping',
      'exchange',
      'dwellings',
    ]),
  ];
};

/** Constants that are shown in full although their types are short. */
const always = new Set(['terra-mystica/resources', 'terra-mystica/finalTiles']);

/** The members that all games share; they are described once, on the page of the contract. */
const memberList = (model) => {
  const contract = model.pages.find(({ address }) => address === 'author/Game');
  const lines = contract.parts[0].children.map(({ name, comment }) => {
    const said = firstSentence(markdownOf(comment?.summary, () => undefined));
    return `- [\`game.${name}\`](../author/Game.md#${name}): ${said}`;
  });
  return ['## Members {#section-members}', '', ...lines, ''];
};

/** The generated tables below an export, in addition to its comment. */
export const extraOf = async (model) => {
  const byId = new Map(games.map((any) => any.open((game) => [game.id, game])));
  const loaded = new Map();
  for (const { module } of model.modules) loaded.set(module.name, await import(module.name).catch(() => ({})));
  return (page) => {
    const game = byId.get(folderOf(page.module));
    if (game !== undefined && page.name === 'Move') return tagTable(model, page, game);
    if (game !== undefined && page.name === 'game') return memberList(model);
    if (game !== undefined && page.name === 'Options') return optionTable(game);
    const value = loaded.get(page.module)?.[page.name];
    if (page.address === 'terra-mystica/factions') return factionTables(value);
    const isTable = page.parts.some(isLong) || always.has(page.address);
    return isTable && typeof value === 'object' && value !== null ? valueTable(value) : [];
  };
};
