/** Descriptions of the few fp-ts functions that entries re-export, because the comments in fp-ts name no parameters. */

const text = (said) => [{ kind: 'text', text: said }];
const example = (lines) => [{ kind: 'code', text: ['```ts', ...lines, '```'].join('\n') }];

/**
 * The comment on one function; `fails` is given if its result is an `Either`.
 *
 * @param {{ summary: string, parameter: string[], returns: string, fails?: string, lines: string[] }} said
 */
const words = ({ summary, parameter, returns, fails, lines }) => ({
  summary: text(summary),
  blockTags: [
    { tag: '@param', name: parameter[0], content: text(parameter[1]) },
    { tag: '@returns', content: text(returns) },
    ...(fails === undefined ? [] : [{ tag: '@fails', content: text(fails) }]),
    { tag: '@example', content: example(lines) },
  ],
});

const foreign = {
  isLeft: words({
    summary: 'True if a result is a failure; its field `left` is then the refusal or the fault.',
    parameter: ['ma', 'the result of a function that may fail'],
    returns: 'true for a failure; the compiler then knows `left`, and `right` in the other branch',
    lines: [
      "import { isLeft } from 'rulehouse';",
      "import { applyMove, initial } from 'rulehouse/terrafex';",
      "const next = applyMove({ _tag: 'MoveGlacier', from: 'a5', to: 'c5' })(initial);",
      "if (isLeft(next)) console.log(next.left); // { _tag: 'Broken', rule: 'TF-7.2', text: 'the two squares are not adjacent' }",
    ],
  }),
  isRight: words({
    summary: 'True if a result is a success; its field `right` is then the value.',
    parameter: ['ma', 'the result of a function that may fail'],
    returns: 'true for a success; the compiler then knows `right`, and `left` in the other branch',
    lines: [
      "import { isRight } from 'rulehouse';",
      "import { applyMove, initial } from 'rulehouse/terrafex';",
      "const next = applyMove({ _tag: 'GrowForest', square: 'c5' })(initial);",
      'if (isRight(next)) console.log(next.right.active); // 0: the turn has two actions',
    ],
  }),
  left: words({
    summary: 'A failure, for functions of your own that may fail.',
    parameter: ['e', 'the refusal or the fault'],
    returns: 'the failure as a result',
    fails: 'always: the result is the given failure',
    lines: ["import { isLeft, left } from 'rulehouse/author';", "isLeft(left('no such seat')); // true"],
  }),
  right: words({
    summary: 'A success, for functions of your own that may fail.',
    parameter: ['a', 'the value'],
    returns: 'the value as a result',
    fails: 'never: the result is the success',
    lines: ["import { isRight, right } from 'rulehouse/author';", 'isRight(right(7)); // true'],
  }),
  some: words({
    summary: 'An `Option` with a value.',
    parameter: ['a', 'the value'],
    returns: 'an `Option` that holds it in its field `value`',
    lines: ["import { isSome, some } from 'rulehouse';", 'isSome(some(7)); // true'],
  }),
  isSome: words({
    summary: 'True if an `Option` has a value; it is in its field `value`.',
    parameter: ['fa', 'the option'],
    returns: 'true if there is a value; the compiler then knows `value`',
    lines: ["import { isSome, none } from 'rulehouse';", 'isSome(none); // false'],
  }),
  isNone: words({
    summary: 'True if an `Option` holds nothing.',
    parameter: ['fa', 'the option'],
    returns: 'true if there is no value',
    lines: ["import { isNone, none } from 'rulehouse';", 'isNone(none); // true'],
  }),
};

/** Replaces the comments of fp-ts with these; other parts of the comments, such as groups, stay. */
export const nameForeign = (project) => {
  for (const module of project.children)
    for (const one of module.children) {
      const own = Object.hasOwn(foreign, one.name) ? foreign[one.name] : undefined;
      const isForeign = one.sources?.[0]?.fileName.startsWith('node_modules/fp-ts/');
      if (own === undefined || !isForeign) continue;
      const kept = [one, ...(one.signatures ?? [])]
        .flatMap(({ comment }) => comment?.blockTags ?? [])
        .filter(({ tag }) => tag === '@group');
      one.comment = { summary: own.summary, blockTags: [...own.blockTags, ...kept] };
      for (const signature of one.signatures ?? []) delete signature.comment;
    }
};
