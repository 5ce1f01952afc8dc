import { expect, test } from 'vitest';
import { deskContract } from '#server/desk/desk-contract.ts';
import { pageOf } from '#server/desk/page-of.ts';
import { OPERATIONS } from './operations.ts';

interface Schema {
  $ref?: string;
  required?: string[];
  properties?: Record<string, { type?: string | string[] }>;
}
const { schemas } = (deskContract as unknown as { components: { schemas: Record<string, Schema> } })
  .components;

/** A schema of the contract, and the one that it refers to. */
const resolved = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];

interface Source {
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}

/** The operations that answer with a page of a list. One that changes something may answer with the first page anew. */
const LISTS = OPERATIONS.flatMap(({ id, source }) => {
  const { parameters = [], requestBody, responses } = source as unknown as Source;
  const page = resolved(responses['200']?.content?.['application/json']?.schema);
  if (!page?.properties || !('next' in page.properties) || '409' in responses) return [];
  const body = resolved(requestBody?.content['application/json'].schema)?.properties ?? {};
  const asks = [...parameters.flatMap(({ name }) => name ?? []), ...Object.keys(body)];
  return [{ id, page, asks }];
});

test('every list of the desk is turned in the same way: `after` the row that the page before calls `next`', () => {
  expect(LISTS.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['getQueue', 'listOrders', 'listMessages', 'listWithdrawals']),
  );
  for (const { id, page, asks } of LISTS) {
    expect([id, page.required?.includes('next'), page.properties?.['next']?.type]).toEqual([
      id,
      true,
      [expect.any(String), 'null'],
    ]);
    expect([id, asks.includes('after')]).toEqual([id, true]);
    // A page that can be turned back says so by `previous`.
    expect([id, asks.includes('before')]).toEqual([id, 'previous' in (page.properties ?? {})]);
  }
});

test('a page is followed by another when one row more was read than it holds', () => {
  const keyOf = (row: string) => `key ${row}`;
  expect(pageOf(['a', 'b', 'c'], 2, keyOf)).toEqual({ rows: ['a', 'b'], next: 'key b' });
  expect(pageOf(['a', 'b'], 2, keyOf)).toEqual({ rows: ['a', 'b'], next: null });
  expect(pageOf([], 2, keyOf)).toEqual({ rows: [], next: null });
});
