/**
 * A TypeDoc plugin that groups the exports of an entry by subject, which is the chapter of the sources that contains them, instead of by
 * functions and types. scripts/docs/api-pages.mjs writes a section for each subject.
 */
import { CommentTag, Converter, ReflectionKind } from 'typedoc';

/** The literals of a type, if it is a union of literals only. */
const literalsOf = (type) => {
  const parts = type.isUnion() ? type.types : [];
  const values = parts.map((one) => (one.isLiteral() ? one.value : undefined));
  return values.length === 0 || values.some((value) => !['string', 'number'].includes(typeof value))
    ? undefined
    : values;
};

/**
 * Files below src and their subjects; the first match counts. Entries that are not listed stay on one page.
 *
 * @type {readonly (readonly [kind: string, files: RegExp, subject: string])[]}
 */
const subjects = [
  // the core, as `rulehouse` and `rulehouse/author` export it
  ['core', /^games\/catalogue\.ts$/, 'The games'],
  ['core', /^core\/(?:playing\/|values\/random\.)/, 'Playing'],
  ['core', /^core\/(?:records\/|values\/notation\.)/, 'Records and notations'],
  ['core', /^core\/(?:reading\/|values\/fault\.)/, 'Codecs, options and faults'],
  ['core', /^core\/authors\//, 'Members of a game'],
  // fp-ts keeps its sources in lib and es6.
  ['core', /^core\/(?:contract\/(?:demand|invariant)\.|values\/results\.)|^(?:lib|es6)\//, 'Demands and results'],
  ['core', /./, 'The contract'],
  // the host of a table
  ['rulehouse/table', /\/(?:act|restart|record|look)\.ts$/, 'Opening and acting'],
  ['rulehouse/table', /\/(?:message|spec|log-line)\.ts$/, 'Messages and what is agreed'],
  ['rulehouse/table', /./, 'Events and the state'],
  // environments
  ['rulehouse/environment', /\/(?:encoding|all)\.ts$|\/games\//, 'Games as numbers'],
  ['rulehouse/environment', /\/(?:layout|space)\.ts$/, 'Layouts and ids'],
  ['rulehouse/environment', /./, 'Batches'],
  // a game
  ['game', /\/(?:game|index)\.ts$/, 'The game'],
  ['game', /\/tables\/(?:faction|factions\/index)\.ts$/, 'Factions'],
  ['game', /\/tables\/tiles\.ts$/, 'Tiles'],
  ['game', /\/(?:codecs|move-text|verbs|position-text|positions)\.ts$/, 'Texts and codecs'],
  ['game', /\/(?:rules|tables|published|pieces|terrain|maps|hex|duel-table)\.ts$|^pieces\//, 'Tables'],
  ['game', /\/(?:move|build|roster)\.ts$/, 'Moves'],
  ['game', /\/(?:state|options|options-codec|map|pair)\.ts$/, 'Positions and options'],
  ['game', /./, 'Playing'],
];

const games = ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian'].map(
  (id) => `rulehouse/${id}`,
);

const kindOf = (entry) => {
  if (games.includes(entry)) return 'game';
  return ['rulehouse', 'rulehouse/author'].includes(entry) ? 'core' : entry;
};

const subjectOf = (entry, file, name) => {
  const kind = kindOf(entry);
  // Readers look for the game first, but not for the names of its types.
  if (kind === 'game' && file.endsWith('/game.ts') && name !== 'game') return 'Positions and options';
  return subjects.find(([name, pattern]) => name === kind && pattern.test(file))?.[2];
};

export const load = (app) => {
  // Collect the literals of an alias, so that pages can use its name where a type spells them out.
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, one) => {
    const symbol = one.kind === ReflectionKind.TypeAlias ? context.getSymbolFromReflection(one) : undefined;
    const literals = symbol === undefined ? undefined : literalsOf(context.checker.getDeclaredTypeOfSymbol(symbol));
    if (literals !== undefined) one.literals = literals;
  });
  app.serializer.addSerializer({
    priority: 0,
    supports: (item) => item.literals !== undefined,
    toObject: (item, object) => ({ ...object, literals: item.literals }),
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? [])
      for (const one of module.children ?? []) {
        if (one.kind === ReflectionKind.Reference) continue;
        const id = project.getSymbolIdFromReflection(one);
        const subject = subjectOf(module.name, `${id?.packagePath ?? ''}`.replace(/^src\//, ''), one.name);
        const comments = [one, ...(one.signatures ?? [])].flatMap(({ comment }) => (comment ? [comment] : []));
        if (subject === undefined) continue;
        for (const comment of comments) {
          comment.removeTags('@group');
          // Exports from other packages have categories of their own.
          comment.removeTags('@category');
          comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: subject }]));
        }
      }
  });
};
