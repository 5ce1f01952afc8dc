import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, MIGRATIONS } from '#server/store/migrate.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await migrate(
    store.db,
    MIGRATIONS.filter(({ name }) => name < '088'),
  );
});
afterAll(() => store.close());

test('a shop of before: its statements count as proved, and its mails to the owner are told together [LW-2] [LW-4]', async () => {
  const { db } = store;
  await sql`
    insert into withdrawal (name, order_number, email, statement, received_at, due_on, order_id)
    values ('Anna', '17', 'anna@example.com', 'Ja, Anna, odstępuję.', now(), now()::date + 14, 17)
  `.execute(db);
  await sql`
    insert into contact_message (first_name, last_name, email, message)
    values ('Anna', 'Lis', 'anna@example.com', 'Dzień dobry'), ('Ewa', 'Lis', 'ewa@example.com', 'Wysłane')
  `.execute(db);
  await sql`
    insert into job (kind, payload, run_at) values
      ('mail.contact-message', '{"email": "anna@example.com", "message": "Dzień dobry"}', now()),
      ('mail.withdrawal-notice', '{"email": "anna@example.com", "receiptNumber": 1}', now()),
      ('withdrawal.carry-out', '{"withdrawalId": 1}', now())
  `.execute(db);
  await migrate(db);
  const proofs = await db.selectFrom('withdrawal_proof').select(['withdrawal_id', 'proved_by']).execute();
  expect(proofs).toEqual([{ withdrawal_id: 1, proved_by: 'before' }]);
  const entries = await db.selectFrom('owner_digest_entry').select('kind').orderBy('id').execute();
  expect(entries.map(({ kind }) => kind)).toEqual(['message', 'withdrawal']);
  const { rows } = await sql<{ kind: string }>`select kind from job order by kind`.execute(db);
  expect(rows.map(({ kind }) => kind)).toEqual(['mail.owner-digest', 'withdrawal.carry-out']);
  // One that comes from now on waits.
  await sql`
    insert into withdrawal (name, order_number, email, statement, received_at, due_on, order_id)
    values ('Ewa', '18', 'ewa@example.com', 'Ja, Ewa, odstępuję.', now(), now()::date + 14, 18)
  `.execute(db);
  const waiting = await db
    .selectFrom('withdrawal_proof')
    .select('withdrawal_id')
    .where('proved_at', 'is', null)
    .execute();
  expect(waiting).toEqual([{ withdrawal_id: 2 }]);
});
