import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  LINK_LIFETIME,
  mailDataLink,
  newSecret,
  openDataLink,
  VISIT_LIFETIME,
} from '#server/my-data/data-link.ts';
import { sha256 } from '#server/sha256.ts';
import type { Store } from '#server/store/store.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const MINUTE = 60_000;
const START = Date.parse('2026-11-23T10:00:00Z');
const newToken = async (email: string) => {
  await mailDataLink(store.db, email, new Date(START));
  return String(
    (await jobRows(store.db)).find(({ payload }) => payload?.['to'] === email)?.payload?.['token'],
  );
};

const visits = fc.array(
  fc.record({ page: fc.integer({ min: 0, max: 2 }), minutes: fc.integer({ min: 0, max: 45 }) }),
  { minLength: 1, maxLength: 8 },
);

test('whatever pages come when, the first one in time has the link alone, for half an hour [LW-13]', async () => {
  let person = 0;
  await fc.assert(
    fc.asyncProperty(visits, async (history) => {
      const email = `p${(person += 1)}@example.com`;
      const token = await newToken(email);
      const claims = [newSecret(), newSecret(), newSecret()];
      let now = START;
      let owner: number | undefined;
      let end = START + LINK_LIFETIME;
      for (const { page, minutes } of history) {
        now += minutes * MINUTE;
        const isOpen = now < end && (owner === undefined || owner === page);
        if (isOpen && owner === undefined) {
          owner = page;
          end = now + VISIT_LIFETIME;
        }
        expect(await openDataLink(store.db, { token, claim: claims[page] ?? '' }, new Date(now))).toEqual(
          isOpen ? { kind: 'open', email, until: new Date(end) } : { kind: 'closed' },
        );
      }
    }),
    { numRuns: 40 },
  );
});

test('of many pages at once one gets the link [LW-13]', async () => {
  const token = await newToken('razem@example.com');
  const opened = await Promise.all(
    Array.from({ length: 20 }, () =>
      openDataLink(store.db, { token, claim: newSecret() }, new Date(START + MINUTE)),
    ),
  );
  expect(opened.filter(({ kind }) => kind === 'open')).toHaveLength(1);
});

test('the table holds digests alone, and nothing that is not a secret opens anything [LW-13]', async () => {
  const token = await newToken('skrot@example.com');
  const rows = await store.db
    .selectFrom('data_link')
    .selectAll()
    .where('email', '=', 'skrot@example.com')
    .execute();
  expect(rows).toMatchObject([{ token_hash: sha256(token), claim_hash: null }]);
  for (const claim of ['', 'x', `${newSecret()}\0`])
    expect(await openDataLink(store.db, { token, claim }, new Date(START))).toEqual({ kind: 'closed' });
});
