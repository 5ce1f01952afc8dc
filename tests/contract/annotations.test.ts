import { expect, test } from 'vitest';
import { ERROR_CODE } from '#domain/error-code.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import contract from '#openapi/storefront.yaml?contract';
import { readSources } from '../house/checks/source-tree.ts';

const { schemas } = (contract as unknown as { components: { schemas: Record<string, object> } }).components;

test('x-storefront-names are the storefront’s spellings of the product types, one for one [AP-12]', () => {
  const { enum: names = [], 'x-storefront-names': spellings = [] } = schemas['ProductType'] as {
    enum?: string[];
    'x-storefront-names'?: string[];
  };
  expect(Object.fromEntries(spellings.map((name, at) => [name, names[at]]))).toEqual(API_PRODUCT_TYPE);
});

test('x-http-status names every status that the server sends with a code, and each code has one', () => {
  const { enum: codes = [], 'x-http-status': listed = {} } = schemas['ErrorCode'] as {
    enum?: number[];
    'x-http-status'?: Record<string, number[]>;
  };
  expect(Object.keys(listed)).toEqual(codes.map(String));
  const sent = readSources(['server']).flatMap(({ text }) =>
    [...text.matchAll(/new ApiError\(\s*(\d{3}),\s*ERROR_CODE\.(\w+)/g)].map(([, status, name]) => ({
      status: Number(status),
      code: ERROR_CODE[name as keyof typeof ERROR_CODE],
    })),
  );
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter(({ status, code }) => !listed[code]?.includes(status))).toEqual([]);
});
