import { expect, test } from 'vitest';
import { apiContract, type Document } from '#server/contract.ts';
import { contractRoutes } from '#server/http/contract-schemas.ts';

/** A document with one operation, whose body is `Wish`. */
const asking = (schemas: object): Document =>
  ({
    paths: {
      '/wish/{wishId}': {
        parameters: [{ name: 'wishId', in: 'path', required: true, schema: { type: 'string' } }],
        post: {
          operationId: 'wish',
          tags: ['wishes'],
          parameters: [{ name: 'X-Signature', in: 'header', required: true, schema: { type: 'string' } }],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Wish' } } },
          },
          responses: { 204: { description: 'Heard' } },
        },
      },
    },
    components: { schemas },
  }) as unknown as Document;

test('a route has the schemas of its parameters and its body, references followed, and headers in lower case', () => {
  const text = { type: 'string' };
  expect(
    contractRoutes(
      asking({ Wish: { properties: { is: { $ref: '#/components/schemas/Text' } } }, Text: text }),
    ),
  ).toEqual([
    {
      operationId: 'wish',
      method: 'POST',
      url: '/wish/:wishId',
      schema: {
        params: { type: 'object', properties: { wishId: text }, required: ['wishId'] },
        headers: { type: 'object', properties: { 'x-signature': text }, required: ['x-signature'] },
        body: { properties: { is: text } },
        response: {},
      },
    },
  ]);
});

test.each([
  ['to nothing', {}],
  ['that leads back to itself', { Wish: { properties: { wish: { $ref: '#/components/schemas/Wish' } } } }],
])('a reference %s is refused', (_, schemas) => {
  expect(() => contractRoutes(asking(schemas))).toThrow('The contract has no #/components/schemas/Wish');
});

test('a contract’s schemas are made once, so that a process compiles each once', () => {
  expect(contractRoutes(apiContract)).toBe(contractRoutes(apiContract));
});
