import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { readGuideTable } from '#server/store/offer/guide-table.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const read = async (): Promise<DeskSchemas['DeskGuide']> =>
  (await desk.call('GET', '/guide', { as: owner })).json();
const put = (payload: object) => desk.call('PUT', '/guide', { as: owner, payload });

test('the table names every service that can be suggested and every specialist, and is changed as a whole [RD-4]', async () => {
  const before = await read();
  const [service] = before.services;
  const [specialist] = before.specialists;
  expect(before.services.map(({ title }) => title)).not.toContain('Horoskop urodzeniowy');
  expect(specialist).toMatchObject({ name: 'Jagna', manner: 'direct' });
  const lengths = { [service?.id ?? '']: 'long' };
  const manners = { [specialist?.id ?? '']: 'wry' };
  const changed = await put({ seen: before.version, lengths, manners });
  expect(changed.json()).toMatchObject({ version: before.version + 1 });
  expect(await readGuideTable(desk.store.db)).toEqual({ lengths, manners });
});

test('whoever is archived meanwhile comes back with her entry [RD-4]', async () => {
  const { version, services, specialists } = await read();
  const mannerOf = async (id: string) => (await read()).specialists.find((one) => one.id === id)?.manner;
  const [gone, other] = specialists;
  if (!gone || !other) throw new Error('There are not two specialists');
  const lengths = Object.fromEntries(services.flatMap(({ id, length }) => (length ? [[id, length]] : [])));
  await put({ seen: version, lengths, manners: { [gone.id]: 'wry', [other.id]: 'direct' } });
  const archive = (at: Date | null) =>
    desk.store.db.updateTable('fairy').set({ archived_at: at }).where('id', '=', gone.id).execute();
  await archive(new Date());
  const saved = await put({ seen: version + 1, lengths, manners: { [other.id]: 'wry' } });
  expect(saved.statusCode).toBe(200);
  await archive(null);
  expect([await mannerOf(gone.id), await mannerOf(other.id)]).toEqual(['wry', 'wry']);
});

test('a save based on an older table gets the newer one, and nothing is overwritten [DK-6] [RD-4]', async () => {
  const { version } = await read();
  const stale = await put({ seen: version - 1, lengths: {}, manners: {} });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 210]);
  expect(stale.json().current.version).toBe(version);
  expect((await put({ seen: version, lengths: { x: 'huge' }, manners: {} })).statusCode).toBe(400);
  expect((await read()).version).toBe(version);
});

test('a specialist may not change the table [RD-4]', async () => {
  const jagna = (await read()).specialists[0];
  const she = await desk.sign('specialist', jagna?.id ?? null, 'Jagna');
  expect((await desk.call('GET', '/guide', { as: she })).statusCode).toBe(403);
});
