import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { COUNTS_LIFETIME } from '#server/maintenance.ts';
import { KEY_LIFETIME } from '#server/orders/idempotency.ts';
import type { Store } from '#server/store/store.ts';
import { deleteExpired } from './support/delete-steps.ts';
import { startTestStore } from './support/test-store.ts';

const DAY = 24 * 60 * 60_000;
const NOW = new Date('2026-11-21T11:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

/** Which rows are there, by their names. */
const left = async (table: string, name: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select ${sql.id(name)} as name from ${sql.id(table)} order by 1`.execute(store.db);
  return rows.map((row) => row.name);
};

test('what has expired goes at its moment, and nothing before: a key whose order is asked for again makes no second one', async () => {
  const { db } = store;
  const at = (lifetime: number) => [
    ['just gone', ago(lifetime + 1000)] as const,
    ['still kept', ago(lifetime - 1000)] as const,
  ];
  for (const [key, created] of at(KEY_LIFETIME))
    await sql`insert into idempotency (key, body_hash, created_at) values (${key}, 'x', ${created})`.execute(
      db,
    );
  const person = randomUUID();
  await sql`insert into desk_person (id, role, name, email)
    values (${person}, 'owner', 'Ludmiła', 'l@example.com')`.execute(db);
  for (const [device, seen] of at(30 * DAY)) {
    await sql`insert into desk_session (token_hash, person_id, entry, device, created_at, last_seen_at)
      values (${device}, ${person}, 'passkey', ${device}, ${ago(60 * DAY)}, ${seen})`.execute(db);
    await sql`insert into desk_invitation (token_hash, person_id, role, name, email, created_at, expires_at)
      values (${device}, ${person}, 'owner', 'Ludmiła', 'l@example.com', ${ago(60 * DAY)}, ${seen})`.execute(
      db,
    );
  }
  for (const [name, moment] of [
    ['just gone', ago(COUNTS_LIFETIME + DAY)],
    ['still kept', ago(COUNTS_LIFETIME)],
  ] as const)
    await sql`insert into transition_count (day, machine, from_state, event, to_state, count)
      values (${moment}, ${name}, 'a', 'b', 'c', 1)`.execute(db);

  const { retention } = loadConfig({});
  await deleteExpired({ db, outbox: new Outbox(join(tmpdir(), randomUUID())), retention }, NOW);
  expect({
    keys: await left('idempotency', 'key'),
    sessions: await left('desk_session', 'device'),
    invitations: await left('desk_invitation', 'token_hash'),
    counts: await left('transition_count', 'machine'),
  }).toEqual({
    keys: ['still kept'],
    sessions: ['still kept'],
    invitations: ['still kept'],
    counts: ['still kept'],
  });
});
