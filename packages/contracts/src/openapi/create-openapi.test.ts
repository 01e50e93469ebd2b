import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '../calls/calls.ts';
import { ERRORS } from '../errors/error-table.ts';
import { createOpenApi } from './create-openapi.ts';

const document = createOpenApi(CALLS, '1.2.3');

test('[A4] [S1] [S2] every call is in the document once, under its own id', () => {
  const places = CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(CALLS.length);
  expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
  for (const { path, method, id } of CALLS) expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'operationId'], id);
});

test('[A4] the document tells who may make a call, and its rate class', () => {
  const { paths } = JSON.parse(JSON.stringify(document));
  for (const { path, method, auth, cost } of CALLS) {
    expect(paths[path][method.toLowerCase()]).toMatchObject({ 'x-auth': auth, 'x-rate-class': cost });
  }
  expect(paths['/api/orders'].get.security).toEqual([{ session: [] }]);
  expect(paths['/api/health'].get.security).toEqual([]);
  expect(paths['/api/covers'].get.security).toContainEqual({});
});

test('every reference leads to a part of the document', () => {
  const references = new Set(
    [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? ''),
  );
  expect(references.size).toBeGreaterThan(4);
  // A recursive schema, as that of an article's blocks, is a union and has no type of its own.
  const isDescribed = z.object({
    components: z.object({
      schemas: z.record(z.string(), z.union([z.object({ type: z.literal('object') }), z.object({ oneOf: z.array(z.unknown()) })])),
    }),
  });
  const { schemas } = isDescribed.parse(document).components;
  for (const name of references) expect(schemas).toHaveProperty(name);
  expect(JSON.stringify(document).includes('$defs')).toBe(false);
  expect(document).toHaveProperty('components.schemas.Error.properties.code', { type: 'string' });
});

test('path parameters are those of the path', () => {
  for (const { path, method } of CALLS) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const { parameters = [] } = JSON.parse(JSON.stringify(document)).paths[path][method.toLowerCase()];
    const declared = parameters
      .filter((parameter: { in: string }) => parameter.in === 'path')
      .map((parameter: { name: string }) => parameter.name);
    expect([path, declared]).toEqual([path, inPath]);
  }
});

test("[M12] the spec's own refusals have its status and words", () => {
  expect(ERRORS.itemNotFound).toEqual({ status: 401, text: 'Item not found' });
  expect(ERRORS.tooManyRequests).toEqual({ status: 429, text: 'too many requests' });
  const { description } = JSON.parse(JSON.stringify(document)).paths['/api/covers/draft'].put.responses['401'];
  expect(description).toBe('itemNotFound: Item not found');
});
