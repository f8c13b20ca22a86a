/** Codecs as other libraries see them: Standard Schema 1, with two libraries from npm that use it. */
import { sValidator } from '@hono/standard-validator';
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { FormApi } from '@tanstack/form-core';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { arenaSpec, gameLine, gameOrder } from '../../src/arena/index.js';
import { gameOf, oneOf, standard, whole } from '../../src/core/author.js';
import * as terrafex from '../../src/games/terrafex/index.js';
import { gameRecord, games } from '../../src/index.js';
import { info } from '../../src/protocol/index.js';
import { message, playerName, tableSpec } from '../../src/table/index.js';

const { defaultOptions, game, initial, Move, Options, State } = terrafex;

test('the types are those of the specification', () => {
  expectTypeOf(Options).toExtend<StandardSchemaV1<terrafex.Options> & StandardJSONSchemaV1<terrafex.Options>>();
  expectTypeOf(Move).toExtend<StandardSchemaV1<terrafex.Move> & StandardJSONSchemaV1<terrafex.Move>>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof State>>().toEqualTypeOf<terrafex.State>();
  expectTypeOf<StandardSchemaV1.InferInput<typeof State>>().toEqualTypeOf<unknown>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof gameRecord>>().toHaveProperty('moves');
});

describe('every public codec', () => {
  const others = { arenaSpec, gameLine, gameOrder, gameRecord, info, message, playerName, tableSpec };
  const all: readonly (readonly [string, StandardSchemaV1 & StandardJSONSchemaV1])[] = [
    ...Object.entries(others),
    ...games.flatMap((any) =>
      any.open(({ id, options, state, viewState, move }) =>
        Object.entries({ options, state, viewState, move }).map(([kind, codec]) => [`${id}: ${kind}`, codec] as const),
      ),
    ),
  ];

  test.each(all)('%s is a frozen standard schema', (_, codec) => {
    const { version, vendor, validate, jsonSchema } = codec['~standard'];
    expect([version, vendor]).toEqual([1, 'rulehouse']);
    expect(Object.isFrozen(codec['~standard']) && Object.isFrozen(jsonSchema)).toBe(true);
    expect(validate(Symbol('none'))).toMatchObject({
      issues: [{ message: expect.stringContaining('a symbol') as string }],
    });
    expect(() => new Ajv2020({ strict: false }).compile(jsonSchema.input({ target: 'draft-2020-12' }))).not.toThrow();
    expect(() => new Ajv({ strict: false }).compile(jsonSchema.input({ target: 'draft-07' }))).not.toThrow();
    expect(() => jsonSchema.output({ target: 'openapi-3.0' })).toThrow('not as openapi-3.0');
  });
});

test('a value is what the codec decodes, and an issue has the rule and the place', () => {
  expect(Options['~standard'].validate({ push: 1 })).toEqual({ value: { ...defaultOptions, push: 1 } });
  expect(Options['~standard'].validate({ push: 3 })).toEqual({
    issues: [{ message: 'TF-2.3: 3 is not one of 1, 2', path: ['push'] }],
  });
  expect(State['~standard'].validate(State.encode(initial))).toEqual({ value: initial });
});

test('the output schema is the input schema, or allows everything', () => {
  const target = { target: 'draft-07' };
  expect(Move['~standard'].jsonSchema.output(target)).toEqual(Move['~standard'].jsonSchema.input(target));
  expect(Object.keys(State['~standard'].jsonSchema.output(target))).toEqual(['$schema']);
});

test('a codec is made a standard schema once, and a game of an author has them', () => {
  expect(standard(Options)).toBe(Options);
  const plain = gameOf<terrafex.Terrafex>({ ...game, move: oneOf('none') as never });
  expect(plain.options).toBe(Options);
  expect(plain.state).toBe(plain.viewState);
  expect(plain.move['~standard'].validate('none')).toEqual({ value: 'none' });
  expect(standard(whole(1, 6))['~standard'].validate(0)).toMatchObject({ issues: [{ path: [] }] });
});

test('Hono checks the body of a request by a codec', async () => {
  const app = new Hono().post('/moves', sValidator('json', Move), (context) => {
    const move: terrafex.Move = context.req.valid('json');
    return context.json(move._tag);
  });
  const post = (json: unknown) =>
    app.request('/moves', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  const good = await post({ _tag: 'GrowForest', square: 'c5' });
  expect([good.status, await good.json()]).toEqual([200, 'GrowForest']);
  const bad = await post({ _tag: 'GrowForest', square: 'z9' });
  expect(bad.status).toBe(400);
  expect(JSON.stringify(await bad.json())).toContain('TF-11.1');
});

test('a TanStack form validates options with a codec', () => {
  const form = new FormApi({ defaultValues: { ...defaultOptions }, validators: { onChange: Options } });
  const leave = form.mount();
  form.setFieldValue('turnLimit', -1);
  expect(form.state.canSubmit).toBe(false);
  expect(JSON.stringify(form.state.errors)).toContain('TF-2.5');
  form.setFieldValue('turnLimit', 30);
  expect(form.state.canSubmit).toBe(true);
  leave();
});
