import { readFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, it } from 'vitest';

it('the generated types are those of the contract (else: npm run contract)', async () => {
  const fresh = astToString(await openapiTS(new URL('../../openapi/storefront.yaml', import.meta.url)));
  const committed = await readFile(new URL('../../openapi/storefront.d.ts', import.meta.url), 'utf8');
  expect(committed).toBe(`${COMMENT_HEADER}${fresh}`);
}, 60_000);
