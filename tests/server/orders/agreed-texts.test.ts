import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '#server/api-error.ts';
import { findAgreedTexts } from '#server/orders/agreed-texts.ts';
import { uncached } from '#server/store/catalogue-cache.ts';
import { agreedText } from '#server/store/consents.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
  // A shop whose terms have been changed often; every other time by the desk, with drafts between.
  for (let change = 1; change <= 25; change += 1)
    await sql`insert into text_version (text, number, kind, content)
      select 'Regulamin', max(number) + 1, ${change % 2 === 0 ? 'published' : 'outside'},
        jsonb_build_object('TERMS_DESCRIPTION', ${`Zmiana ${change}`}::text)
      from text_version where text = 'Regulamin'`.execute(store.db);
  await sql`insert into text_version (text, number, kind, content)
    select 'Regulamin', max(number) + 1, 'draft', '{"TERMS_DESCRIPTION": "Szkic"}'
    from text_version where text = 'Regulamin'`.execute(store.db);
});
afterAll(() => store.close());

const agreedTo = (content: string) => {
  const { version } = agreedText('terms', content);
  return findAgreedTexts(store.db, { terms: version }, undefined, uncached).then(
    (texts) => texts.map((text) => text.content),
    (error: unknown) => (error instanceof ApiError ? error.statusCode : error),
  );
};

test('a page that is still open may be twenty terms behind, however they were changed; a draft was shown to nobody [LW-9]', async () => {
  for (const change of [25, 24, 7, 6])
    expect([change, await agreedTo(`Zmiana ${change}`)]).toEqual([change, [`Zmiana ${change}`]]);
  for (const unknown of ['Zmiana 5', 'Zmiana 1', 'Szkic', 'Inny'])
    expect([unknown, await agreedTo(unknown)]).toEqual([unknown, 409]);
});
