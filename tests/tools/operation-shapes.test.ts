import { expect, test } from 'vitest';
import { operationShapes } from '#tools/vite-plugins/operation-shapes.ts';

/** A contract of two operations that share a schema. */
const document = (changes: { row?: object; words?: string; other?: object } = {}) => ({
  paths: {
    '/a/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }] as unknown as object,
      get: {
        summary: changes.words ?? 'One',
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Row' } } } },
        },
      },
    },
    '/b': { post: { requestBody: changes.other ?? { type: 'string' } } },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path' } },
    schemas: {
      Row: {
        type: 'object',
        properties: { description: { type: 'string' }, inner: { $ref: '#/components/schemas/Row' } },
        ...changes.row,
      },
    },
  },
});
const first = operationShapes(document());

test('words change no shape, and a changed schema changes those of its operations alone', () => {
  expect(Object.keys(first)).toEqual(['GET /a/{id}', 'POST /b']);
  expect(operationShapes(document({ words: 'Another' }))).toEqual(first);
  const row = operationShapes(document({ row: { type: 'array' } }));
  expect(row['GET /a/{id}']).not.toBe(first['GET /a/{id}']);
  expect(row['POST /b']).toBe(first['POST /b']);
  const other = operationShapes(document({ other: { type: 'number' } }));
  expect(other['GET /a/{id}']).toBe(first['GET /a/{id}']);
  expect(other['POST /b']).not.toBe(first['POST /b']);
});

test('a field that is called as words are belongs to the shape', () => {
  const properties = { inner: { $ref: '#/components/schemas/Row' } };
  expect(operationShapes(document({ row: { properties } }))['GET /a/{id}']).not.toBe(first['GET /a/{id}']);
});
