import { expect, test } from 'vitest';
import * as core from '../../src/core/index.js';
import * as icetraders from '../../src/icetraders/index.js';
import * as all from '../../src/index.js';
import * as svg from '../../src/svg/index.js';
import * as ledger from '../../src/terra-mystica/ledger/index.js';
import * as terraMystica from '../../src/terra-mystica/index.js';
import * as terrafex from '../../src/terrafex/index.js';
import * as toframenn from '../../src/toframenn/index.js';
import * as transformartian from '../../src/transformartian/index.js';
import { partsOf } from '../../src/laws/data.js';

const entries = { all, core, icetraders, svg, ledger, terraMystica, terrafex, toframenn, transformartian };

test.each(Object.entries(entries))('%s: every exported table, option set, state and game is frozen', (_, entry) => {
  const open = Object.entries(entry).flatMap(([name, value]) =>
    [...partsOf(value)].filter(([part]) => !Object.isFrozen(part)).map(([, path]) => `${name}${path}`),
  );
  expect(open).toEqual([]);
});
