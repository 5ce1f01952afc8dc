import { expect, test } from 'vitest';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { ERROR_CODE } from '#domain/error-code.ts';
import desk from '#openapi/desk.yaml?contract';
import shop from '#openapi/storefront.yaml?contract';

/** The codes that a contract lists, in its order. */
function codesOf(document: unknown, name: string): number[] {
  const { components } = document as {
    components: { schemas: Record<string, { enum: number[] } | undefined> };
  };
  return components.schemas[name]?.enum ?? [];
}

test('the shop’s contract lists exactly the codes of the API’s errors [ER-1]', () => {
  expect(codesOf(shop, 'ErrorCode')).toEqual(Object.values(ERROR_CODE));
});

test('the desk’s contract lists exactly its own codes and the three that it shares with the shop', () => {
  const { client, unauthorized, server } = ERROR_CODE;
  const codes = [client, unauthorized, server, ...Object.values(DESK_ERROR)];
  expect(codesOf(desk, 'DeskErrorCode')).toEqual(codes.toSorted((a, b) => a - b));
});
