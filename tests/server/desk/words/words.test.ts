import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWords } from '#server/ratings/rating-words.ts';
import { rateAnswer } from '#server/ratings/rate-answer.ts';
import { sentOrder } from '../../answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

async function written(words: string) {
  const { db } = desk.store;
  const { orderId } = await sentOrder(db);
  const { rating_key: key } = await db
    .selectFrom('shop_order')
    .select('rating_key')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await rateAnswer(db, { column: 'rating_key', key: String(key) }, 2);
  await writeWords(db, String(key), words);
}
interface Listed {
  waiting: { ratingId: number; words: string; stars: number }[];
  decided: { ratingId: number; state: string; rule?: string; decidedBy: string }[];
}
const list = async () => (await desk.call('GET', '/rating-words', { as: owner })).json<Listed>();
const decide = (ratingId: number, payload: object) =>
  desk.call('POST', `/rating-words/${ratingId}/decision`, { as: owner, payload });

test('words wait, the oldest first; an owner shows them or refuses them by a written rule alone [LW-16]', async () => {
  await written('Pierwsze.');
  await written('Drugie.');
  const { waiting } = await list();
  expect(waiting).toMatchObject([
    { words: 'Pierwsze.', stars: 2 },
    { words: 'Drugie.', stars: 2 },
  ]);
  const [first, second] = waiting.map(({ ratingId }) => ratingId);
  expect((await decide(first ?? 0, { seen: 'waiting', rule: 'too-few-stars' })).statusCode).toBe(400);
  expect((await decide(first ?? 0, { seen: 'waiting', rule: 'insult' })).statusCode).toBe(204);
  expect((await decide(second ?? 0, { seen: 'waiting' })).statusCode).toBe(204);
  expect((await list()).decided).toMatchObject([
    { ratingId: second, state: 'shown', decidedBy: 'Ludmiła' },
    { ratingId: first, state: 'refused', rule: 'insult', decidedBy: 'Ludmiła' },
  ]);
  // Of who has not seen the refusal; the same decision again changes nothing.
  const stale = await decide(first ?? 0, { seen: 'waiting' });
  expect([stale.statusCode, stale.json().code, stale.json().current.rule]).toEqual([409, 210, 'insult']);
  expect((await decide(first ?? 0, { seen: 'waiting', rule: 'insult' })).statusCode).toBe(204);
  // After a complaint.
  expect((await decide(first ?? 0, { seen: 'insult' })).statusCode).toBe(204);
  expect((await list()).decided.map(({ state }) => state)).toEqual(['shown', 'shown']);
  const noted = await desk.store.db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('entity', '=', 'rating')
    .orderBy('id')
    .execute();
  expect(noted.map(({ action }) => action)).toEqual(['words.refused', 'words.shown', 'words.shown']);
  expect(JSON.stringify(noted)).not.toContain('Pierwsze');
});

test('a decision on an erased comment is refused as gone', async () => {
  expect((await decide(999_999, { seen: 'waiting' })).statusCode).toBe(404);
});
