import { readFileSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import functional from 'eslint-plugin-functional';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * For each functional rule, the files in which it is off: code that searches call copies and fills states in plain loops (see docs/guide/inside.md),
 * elements are classes, and connections keep state. Everything visible to callers is readonly by its type.
 */
const exceptions = JSON.parse(readFileSync(new URL('eslint.functional.json', import.meta.url), 'utf8'));

/** For each interface of a Terra Mystica faction (tables/faction.ts), the only module that may check its tag; all others ask that module. */
const seamOwners = {
  ground: 'engine/terrain',
  spading: 'engine/terrain',
  perSpade: 'engine/points',
  shipping: 'engine/reach',
  skipping: 'engine/reach',
  neighbours: 'engine/neighbours',
  priests: 'engine/resources',
  digging: 'moves/dig',
  stronghold: 'moves/upgrade',
  powerUse: 'moves/actions',
  passing: 'moves/pass',
  linking: 'moves/towns',
  exchange: 'moves/convert',
  dwellings: 'moves/starting',
};

const seamTags = {
  create: (context) => ({
    "MemberExpression[property.name='_tag']": ({ object }) => {
      const name = object.type === 'MemberExpression' ? object.property.name : object.name;
      const owner = Object.hasOwn(seamOwners, name) ? seamOwners[name] : undefined;
      if (owner !== undefined && !context.filename.endsWith(`src/games/terra-mystica/${owner}.ts`))
        context.report({ node: object, message: `Only ${owner}.ts asks for the tag of the seam ${name}.` });
    },
  }),
};

/** Core ESLint rules for untyped code, for mistakes that are easily overlooked. */
const plain = Object.fromEntries(
  [
    ...[
      'array-callback-return',
      'constructor-super',
      'for-direction',
      'getter-return',
      'no-async-promise-executor',
      'no-caller',
    ],
    ...[
      'no-case-declarations',
      'no-class-assign',
      'no-compare-neg-zero',
      'no-cond-assign',
      'no-const-assign',
      'no-constant-binary-expression',
    ],
    ...[
      'no-constant-condition',
      'no-debugger',
      'no-delete-var',
      'no-dupe-class-members',
      'no-dupe-else-if',
      'no-dupe-keys',
    ],
    ...[
      'no-duplicate-case',
      'no-empty',
      'no-empty-character-class',
      'no-empty-pattern',
      'no-eval',
      'no-ex-assign',
      'no-fallthrough',
    ],
    ...[
      'no-func-assign',
      'no-global-assign',
      'no-implied-eval',
      'no-import-assign',
      'no-invalid-regexp',
      'no-irregular-whitespace',
    ],
    ...[
      'no-loss-of-precision',
      'no-misleading-character-class',
      'no-new-native-nonconstructor',
      'no-obj-calls',
      'no-prototype-builtins',
    ],
    ...[
      'no-redeclare',
      'no-self-assign',
      'no-self-compare',
      'no-setter-return',
      'no-shadow-restricted-names',
      'no-sparse-arrays',
    ],
    ...[
      'no-template-curly-in-string',
      'no-this-before-super',
      'no-unexpected-multiline',
      'no-unreachable',
      'no-unsafe-finally',
    ],
    ...[
      'no-unsafe-negation',
      'no-unsafe-optional-chaining',
      'no-unused-labels',
      'no-useless-backreference',
      'no-useless-catch',
    ],
    ...[
      'no-useless-escape',
      'no-var',
      'no-with',
      'object-shorthand',
      'prefer-const',
      'require-yield',
      'use-isnan',
      'valid-typeof',
    ],
  ].map((name) => [name, 'error']),
);

export default defineConfig(
  globalIgnores(['dist', 'docs', 'coverage', 'reports', 'python/src/rulehouse/node', 'tsup.config.bundled_*']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // All typed code.
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/array-type': ['error', { default: 'array' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Notations are ASCII, so `[...text]` splits them correctly.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // The code has no enums and few classes, and these two rules search every type in every assignment for them: each takes a fifth of the lint time.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { allowDefaultCaseForExhaustiveSwitch: false }],
    },
  },

  // Scripts, studies and other untyped code. The compiler checks their names and calls (scripts/tsconfig.json), so these rules concern the code only.
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      ...plain,
      // Terminal colours begin with a control character.
      'no-control-regex': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    // Fixtures of the browser tests that need no other fixture.
    files: ['test/browser/**/*.mjs'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // The pages that scripts test are untyped; the file explains why.
    files: ['scripts/page.d.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off', '@typescript-eslint/consistent-indexed-object-style': 'off' },
  },

  {
    // The files shared by all templates import a template's game from the same folder, as in a generated game.
    files: ['templates/common/**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, project: 'templates/perfect/tsconfig.json' } },
  },

  // The library.
  {
    files: ['src/**/*.ts'],
    plugins: { functional },
    rules: {
      'functional/no-let': 'error',
      'functional/no-loop-statements': 'error',
      'functional/immutable-data': 'error',
      'functional/no-throw-statements': 'error',
      'functional/no-classes': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        {
          selector: 'TSNonNullExpression > :not(MemberExpression[computed=true])',
          message: 'Only an index that is in range by construction may be called safe: list[index]!',
        },
      ],
      // An index that is in range by construction is written `list[index]!`. The build that tests run on
      // (test/kit/indexing.ts) throws if the element is missing; a fallback such as `?? 0` would hide the fault.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-non-null-assertion': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'fp-ts', message: 'Import one module: fp-ts/Either.' }],
          patterns: [
            { regex: '^(fp-ts|io-ts)/(lib|es6)(/|$)', message: 'Write fp-ts/Either; the build names the file.' },
            { regex: '^rulehouse(/|$)', message: 'Sources import each other by relative path.' },
          ],
        },
      ],
    },
  },
  {
    // Regular expressions must match in time proportional to the text, whoever wrote it. Both rules find expressions that take longer,
    // because they backtrack or start again at every position.
    files: ['src/**/*.ts', 'templates/**/*.ts', 'create-rulehouse/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    // The library also runs in browsers and workers, and always gives the same answers.
    files: ['src/**/*.ts'],
    // Only the bots' clock may read the time; only the board and the server's page
    // belong to a page.
    ignores: [
      'src/node/**',
      'src/bots/clock.ts',
      'src/web/board/**',
      'src/web/play/**',
      'src/web/page/**',
      'src/web/session/{answering,backoff,clocks,remote,sse}.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['document', 'window', 'navigator', 'location', 'customElements', 'matchMedia', 'localStorage'],
        ...['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename'],
        ...['console', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch', 'performance', 'Date'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from a seeded generator.' },
      ],
    },
  },
  {
    files: ['src/games/terra-mystica/**/*.ts'],
    plugins: { house: { rules: { 'seam-tags': seamTags } } },
    rules: { 'house/seam-tags': 'error' },
  },
  ...Object.entries(exceptions).map(([rule, files]) => ({ files, rules: { [`functional/${rule}`]: 'off' } })),
  // Files that may use loops may also use an index.
  { files: exceptions['no-loop-statements'], rules: { '@typescript-eslint/prefer-for-of': 'off' } },

  // Tests.
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
    },
  },
);
