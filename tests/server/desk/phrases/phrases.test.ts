import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHRASE_LONGEST, PHRASES_MOST } from '#domain/desk/phrase.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

const list = async (as: Signed): Promise<DeskSchemas['Phrases']> =>
  (await desk.call('GET', '/phrases', { as })).json();
const save = (as: Signed, id: string, text: string, seen = 0) =>
  desk.call('PUT', `/phrases/${id}`, { as, payload: { seen, text } });

test('a phrase is its person’s own: kept, changed with its version, read and changed by nobody else', async () => {
  const ewa = await desk.sign('owner', null, 'Ewa');
  const id = randomUUID();
  expect((await save(ewa, id, ' Dziękuję za zaufanie. ')).json()).toEqual([
    { id, text: 'Dziękuję za zaufanie.', version: 1 },
  ]);
  expect(await list(owner)).toEqual([]);
  expect((await save(owner, id, 'Moje.', 1)).statusCode).toBe(404);
  expect((await desk.call('DELETE', `/phrases/${id}`, { as: owner })).statusCode).toBe(404);
  expect((await save(ewa, id, 'Dziękuję.', 1)).json()).toEqual([{ id, text: 'Dziękuję.', version: 2 }]);
  // The first response may be lost: the same press again is no failure.
  for (let press = 0; press < 2; press += 1)
    expect((await desk.call('DELETE', `/phrases/${id}`, { as: ewa })).json()).toEqual([]);
});

test('the same again changes nothing; another text with an older version is 409 with what is there now [DK-6]', async () => {
  const ewa = await desk.sign('owner', null, 'Ewa');
  const id = randomUUID();
  await save(ewa, id, 'Pierwszy.');
  const made = await list(ewa);
  expect((await save(ewa, id, 'Pierwszy.')).json()).toEqual(made);
  for (const seen of [0, 2]) {
    const refused = await save(ewa, id, 'Drugi.', seen);
    expect([refused.statusCode, refused.json().code, refused.json().current]).toEqual([409, 210, made]);
  }
  expect(await list(ewa)).toEqual(made);
});

test('an empty, a too long and one phrase too many are refused in Polish', async () => {
  const ewa = await desk.sign('owner', null, 'Ewa');
  for (const text of [' ', 'x'.repeat(PHRASE_LONGEST + 1)])
    expect((await save(ewa, randomUUID(), text)).json().errors).toEqual([
      { path: '/text', message: 'Od 1 do 2000 znaków' },
    ]);
  await desk.store.db
    .insertInto('phrase')
    .values(
      Array.from({ length: PHRASES_MOST }, (_, at) => ({
        id: randomUUID(),
        person_id: ewa.id,
        body: `${at}`,
      })),
    )
    .execute();
  expect((await save(ewa, randomUUID(), 'Jeszcze jeden.')).json().errors).toEqual([
    { path: '/text', message: 'Masz już 50 zwrotów' },
  ]);
});

test('with a person’s access her phrases are erased', async () => {
  const ewa = await desk.sign('owner', null, 'Ewa');
  await save(ewa, randomUUID(), 'Do usunięcia.');
  const removed = await desk.call('DELETE', `/people/${ewa.id}?version=1`, { as: owner });
  expect(removed.statusCode, removed.body).toBe(204);
  const left = await desk.store.db
    .selectFrom('phrase')
    .select('id')
    .where('person_id', '=', ewa.id)
    .execute();
  expect(left).toEqual([]);
});
