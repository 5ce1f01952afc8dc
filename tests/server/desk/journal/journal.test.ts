import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditActions, AUDIT_GROUPS } from '#domain/desk/audit-actions.ts';
import { AUDIT_NAMES } from '#domain/desk/audit-names.ts';
import { recordAudit, SHOP, type PersonActor } from '#server/store/audit.ts';
import { shopDate } from '#domain/shop-day.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

interface Entry {
  id: string;
  at: string;
  action?: string;
  actor: { kind: string; name?: string };
  orderId?: number;
  subject?: string;
  isRefused: boolean;
  page?: string;
}

let desk: TestDesk;
let owner: Signed;
let jagna: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  const { id } = await desk.store.db.selectFrom('fairy').select('id').executeTakeFirstOrThrow();
  jagna = await desk.sign('specialist', id, 'Jagna');
});
afterAll(() => desk.close());

const read = async (query = ''): Promise<{ entries: Entry[]; next: string | null; people: object[] }> => {
  const response = await desk.call('GET', `/journal${query}`, { as: owner });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const actorOf = ({ id, name }: Signed): PersonActor => ({ kind: 'person', id, name, role: 'owner' });
const note = (entry: Partial<Parameters<typeof recordAudit>[1]>) =>
  recordAudit(desk.store.db, { actor: SHOP, action: 'draft.saved', entity: 'order', entityId: 1, ...entry });

describe('the journal [DK-1]', () => {
  test('is the owner’s alone', async () => {
    expect((await desk.call('GET', '/journal', { as: jagna })).statusCode).toBe(403);
    expect((await desk.call('GET', '/journal')).statusCode).toBe(401);
    const [refusal] = (await read('?refused=true')).entries;
    expect(refusal).toMatchObject({
      action: 'access.refused',
      isRefused: true,
      actor: { kind: 'person', name: 'Jagna' },
      page: 'Dziennik',
    });
  });

  test('more than fifty come page by page, the latest first, none twice and none left out', async () => {
    for (let n = 0; n < 130; n += 1) await note({ entityId: n + 1 });
    const seen: string[] = [];
    let query = '';
    for (let page = 0; page < 10; page += 1) {
      const { entries, next } = await read(query);
      seen.push(...entries.map(({ id }) => id));
      if (next === null) break;
      query = `?after=${next}`;
    }
    const all = await desk.store.db.selectFrom('audit').select('id').orderBy('id', 'desc').execute();
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('is narrowed to a person, a kind, a day, and all at once', async () => {
    await note({ actor: actorOf(owner), action: 'price.changed', entity: 'price', entityId: 'x' });
    await note({ actor: actorOf(owner), action: 'refund.asked', entityId: 1001 });
    await note({ actor: { ...actorOf(jagna), role: 'specialist' }, action: 'refund.asked', entityId: 1002 });
    expect(
      (await read(`?person=${owner.id}&group=money`)).entries.map(({ action, orderId }) => [action, orderId]),
    ).toEqual([['refund.asked', 1001]]);
    expect((await read(`?person=${jagna.id}&group=money`)).entries).toMatchObject([
      { actor: { name: 'Jagna', role: 'specialist' }, orderId: 1002 },
    ]);
    expect((await read('?group=offer')).entries.map(({ action }) => action)).toEqual(['price.changed']);
    const today = shopDate(new Date());
    expect((await read(`?day=${today}&group=money`)).entries).toHaveLength(2);
    expect((await read('?day=2020-02-29')).entries).toEqual([]);
    for (const wrong of ['?day=2026-02-30', '?day=x', '?group=x', '?person=x', '?after=0', '?after=9e9'])
      expect((await desk.call('GET', `/journal${wrong}`, { as: owner })).statusCode, wrong).toBe(400);
  });

  test('says whom it was done to, and of customers no more than an order’s number', async () => {
    const anna = await desk.sign('owner', null, 'Anna');
    await note({ actor: actorOf(owner), action: 'person.removed', entity: 'person', entityId: anna.id });
    await note({
      actor: actorOf(owner),
      action: 'email.shown',
      entityId: 7,
      details: { email: 'x@example.com' },
    });
    // What she did to herself needs no second name.
    await note({ actor: actorOf(owner), action: 'person.renamed', entity: 'person', entityId: owner.id });
    const { entries: all } = await read('?person=' + owner.id);
    expect(all[0]).not.toHaveProperty('subject');
    const entries = all.slice(1);
    expect(entries[1]).toMatchObject({ action: 'person.removed', subject: 'Anna' });
    expect(entries[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      action: 'email.shown',
      actor: { kind: 'person', name: 'Ludmiła', role: 'owner' },
      isRefused: false,
      orderId: 7,
    });
  });

  test('an entry of a kind that this program does not know is shown without a raw name', async () => {
    await desk.store.db
      .insertInto('audit')
      .values({
        actor_kind: 'shop',
        actor_name: 'shop',
        action: 'gone.long-ago',
        entity: 'thing',
        entity_id: '1',
        fields: [],
        details: '{}',
      })
      .execute();
    const [entry] = (await read()).entries;
    expect(entry).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      actor: { kind: 'shop' },
      isRefused: false,
    });
  });
});

test('every kind of entry has a name of its own, and every group has kinds', () => {
  const names = auditActions.map((action) => AUDIT_NAMES[action]);
  expect(new Set(names).size).toBe(names.length);
  expect(AUDIT_GROUPS.length).toBe(9);
});
