import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { AGREEMENT_STATE, mailAgreement } from '#server/answers/agreement-mails.ts';
import { ANSWER_MAIL_STATE } from '#server/answers/answer-mails.ts';
import { DAY, outdatedSteps } from '#server/people/delete-outdated.ts';
import { sha256 } from '#server/sha256.ts';
import { agreedText, recordConsents, takeBackConsent } from '#server/store/consents.ts';
import type { Store } from '#server/store/store.ts';
import {
  approvedNow,
  callOff,
  paidOrder,
  sentOrder,
  unconfirmedOrder,
} from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const { retention } = loadConfig({});
const steps = (now: Date) =>
  outdatedSteps({ db: store.db, outbox: { clear: async () => undefined } as never, retention }, now);

test('an answered order is kept as long as promised after its last change, such as a correction [LV-6]', async () => {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const asked = async (answeredAt: Date, changedAt: Date) => {
    const { orderId } = await sentOrder(store.db);
    await store.db
      .updateTable('shop_order')
      .set({ paid_at: answeredAt, answered_at: answeredAt, updated_at: changedAt })
      .where('id', '=', orderId)
      .execute();
    return orderId;
  };
  const [within, over] = [ago(retention.orders - 1), ago(retention.orders + 1)];
  const ids = [await asked(within, within), await asked(over, over), await asked(over, within)];
  await steps(now).answered();
  const rows = await store.db
    .selectFrom('shop_order')
    .select(sql<boolean>`stripped_at is not null`.as('isStripped'))
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(rows.map(({ isStripped }) => isStripped)).toEqual([false, true, false]);
});

test('a mail that was given up is told as long as its order waits, though jobs are deleted after some weeks [LW-9] [LV-6]', async () => {
  const now = new Date();
  const { db } = store;
  await sql`delete from job`.execute(db);
  const unconfirmed = await unconfirmedOrder(db);
  const mended = await unconfirmedOrder(db);
  await db.transaction().execute((trx) => mailAgreement(trx, mended.orderId));
  const calledOff = await unconfirmedOrder(db);
  await callOff(db, calledOff.orderId);
  const answered = await paidOrder(db);
  await approvedNow(db, answered.orderId);
  const givenUp = new Date(now.getTime() - (retention.mails + 1) * DAY);
  await sql`update job set failed_at = ${givenUp}, last_error = 'Error' where kind like 'mail.%'`.execute(db);
  await steps(now).jobs();
  const kept = await sql<{
    key: string;
  }>`select once_key as key from job where failed_at is not null`.execute(db);
  expect(kept.rows.map(({ key }) => key).toSorted()).toEqual([
    `agreement:${unconfirmed.orderId}:1`,
    `agreement:${mended.orderId}:2`,
    expect.stringMatching(`^answer-mail:${answered.orderId}:`),
  ]);
  const states = await db
    .selectFrom('shop_order')
    .select([AGREEMENT_STATE.as('agreement'), ANSWER_MAIL_STATE.as('answer')])
    .where(
      'id',
      'in',
      [unconfirmed, mended, answered].map(({ orderId }) => orderId),
    )
    .orderBy('id')
    .execute();
  expect(states).toEqual([
    { agreement: 'refused', answer: null },
    { agreement: 'refused', answer: null },
    { agreement: 'accepted', answer: 'failed' },
  ]);
});

/** When the year after began in Warsaw. */
const NEW_YEAR = Date.parse('2019-12-31T23:00:00Z');

test('consents of readers who left go with the books of the year of their last, by the clock of Warsaw [LV-6]', async () => {
  const agreed = [agreedText('newsletter', 'Chcę listów.')];
  const left = async (name: string, given: number, takenBack: number) => {
    const who = sha256(`${name}@example.com`);
    await store.db.transaction().execute(async (trx) => {
      await recordConsents(trx, agreed, { who }, new Date(given));
      await takeBackConsent(trx, { kind: 'newsletter', who }, new Date(takenBack));
    });
    return who;
  };
  const whose = {
    'left in the old year': await left('ada', NEW_YEAR - 2 * DAY, NEW_YEAR - 1),
    'left in the new year': await left('ewa', NEW_YEAR - 2 * DAY, NEW_YEAR),
    'reads it again': await left('iga', NEW_YEAR - 2 * DAY, NEW_YEAR - 1),
  };
  await store.db
    .insertInto('subscriber')
    .values({ email: 'iga@example.com', asked_at: new Date() })
    .execute();
  const kept = async (now: string) => {
    await steps(new Date(now))['newsletter-consents']();
    const counts = Object.entries(whose).map(async ([name, who]) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from consent where who = (select keyed_consent(${who}))`.execute(
        store.db,
      );
      return [name, rows[0]?.count];
    });
    return Object.fromEntries(await Promise.all(counts));
  };
  const lastDay = (year: number) => `${year + retention.books}-12-31T12:00:00Z`;
  const all = { 'left in the old year': 2, 'left in the new year': 2, 'reads it again': 2 };
  expect(await kept(lastDay(2020))).toEqual(all);
  const firstYearGone = { ...all, 'left in the old year': 0 };
  expect(await kept(lastDay(2021))).toEqual(firstYearGone);
  expect(await kept(lastDay(2022))).toEqual({ ...firstYearGone, 'left in the new year': 0 });
});
