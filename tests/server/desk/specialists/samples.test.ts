import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { readFairyMore } from '#server/store/offer/fairy-more.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
let jagna: string;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  const { id } = await desk.store.db
    .selectFrom('fairy')
    .select('id')
    .where('name', '=', 'Jagna')
    .executeTakeFirstOrThrow();
  jagna = id;
});
afterAll(() => desk.close());

const put = (payload: object, service = 'tarot', id = jagna) =>
  desk.call('PUT', `/specialists/${id}/samples/${service}`, { as: owner, payload });
const read = async (): Promise<DeskSchemas['SampleAnswer'][]> =>
  (await desk.call('GET', `/specialists/${jagna}/samples`, { as: owner })).json();

test('a sample answer is written, changed and taken away, and the shop shows what is there [RD-1] [R48]', async () => {
  const written = await put({ question: ' Czy zdążę? ', answer: 'Zdążysz.\r\n\r\nJagna ', seen: 0 });
  expect(written.json()).toEqual([
    { service: 'tarot', question: 'Czy zdążę?', answer: 'Zdążysz.\n\nJagna', version: 1 },
  ]);
  await put({ question: '', answer: 'Inaczej.', seen: 1 });
  expect((await readFairyMore(desk.store.db, jagna)).samples).toEqual([
    { service: 'tarot', question: '', answer: 'Inaczej.' },
  ]);
  await put({ question: 'Jak?', answer: 'Inaczej.', seen: 2 });
  expect(await read()).toEqual([{ service: 'tarot', question: 'Jak?', answer: 'Inaczej.', version: 3 }]);
  // Another one is listed before it, and stays.
  await put({ question: '', answer: 'W gwiazdach.', seen: 0 }, 'horoscope');
  expect((await read()).map(({ service }) => service)).toEqual(['horoscope', 'tarot']);
  await put({ question: 'zostaje bez odpowiedzi', answer: '  ', seen: 3 });
  expect(await read()).toMatchObject([{ service: 'horoscope', answer: 'W gwiazdach.' }]);
  await put({ question: '', answer: '', seen: 1 }, 'horoscope');
  expect(await read()).toEqual([]);
});

test('who saw an older sample overwrites nothing, and hidden characters are refused [DK-6] [RD-1]', async () => {
  await put({ question: '', answer: 'Pierwsza.', seen: 0 }, 'ritual');
  const stale = await put({ question: '', answer: 'Druga.', seen: 0 }, 'ritual');
  expect([stale.statusCode, stale.json().code]).toEqual([409, 210]);
  expect(stale.json().current).toMatchObject([{ answer: 'Pierwsza.', version: 1 }]);
  expect((await put({ question: '', answer: 'a\u202Eb', seen: 1 }, 'ritual')).statusCode).toBe(422);
  expect((await put({ question: '', answer: 'x', seen: 0 }, 'newsletter')).statusCode).toBe(400);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await put({ question: '', answer: 'x', seen: 0 }, 'tarot', nobody)).statusCode).toBe(404);
});
