import { sql } from 'kysely';
import { daysAfter } from '#domain/birth-date.ts';
import { shopDate } from '#domain/shop-day.ts';
import { createInvitation } from '#server/desk/access/invitations.ts';
import { readAvailability, setAvailability } from '#server/desk/availability/availability.ts';
import { writeOrderMail } from '#server/desk/messages/order-mails.ts';
import { saveText } from '#server/desk/texts/change-text.ts';
import { readText } from '#server/desk/texts/read-texts.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { correctAnswers } from './correct-answers.ts';
import { DAY, HOUR, later, MINUTE } from './moments.ts';
import { tellOfMoney, withdraw } from './late-news.ts';
import { uuidOf } from './plan-orders.ts';
import { asActor, type Deeds } from './year.ts';

/** Creates recent activity in the demo shop by the shop's own functions: work at the desk, withdrawals, and reports of providers. */
export async function doDeskDeeds(db: Db, deeds: Deeds): Promise<void> {
  await correctAnswers(db, deeds);
  await withdraw(db, deeds);
  await tellOfMoney(db, deeds);
  await goAway(db, deeds);
  await writeMails(db, deeds);
  await keepPhrases(db, deeds);
  await draftText(db, deeds);
  await db.transaction().execute((trx) =>
    createInvitation(
      trx,
      {
        id: uuidOf(deeds.random),
        role: 'owner',
        name: 'Bogna',
        email: 'bogna@kwiatpaproci.example',
        fairyId: null,
        invitedBy: asActor(deeds.owner),
      },
      { now: () => deeds.now },
    ),
  );
  await sql`
    insert into robot_refusal (day, why, count)
    select shop_today() - ago, 'refused', 1 + ago * 2 from generate_series(0, 4) as ago
  `.execute(db);
}

/** Makes one specialist absent now and another one later. */
async function goAway(db: Db, { owner, writers, now }: Deeds): Promise<void> {
  const today = shopDate(now);
  const spans = [
    [0, 5],
    [20, 27],
  ] as const;
  // The first two have most of the orders, so they stay available.
  for (const [index, fairyId] of [...writers.keys()].slice(2, 2 + spans.length).entries()) {
    const [from, until] = spans[index] ?? [0, 0];
    const { version } = await readAvailability(db, fairyId);
    await setAvailability(db, asActor(owner), fairyId, {
      seen: version,
      isAvailable: true,
      absences: [{ from: daysAfter(today, from), until: daysAfter(today, until) }],
    });
  }
}

/** Mails about orders: one leaves at once, one at its time, and one was refused. */
async function writeMails(db: Db, { random, now, owner }: Deeds): Promise<void> {
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'paid_at'])
    .where('status', '=', 'GENERATING_RESPONSE')
    .orderBy('id')
    .limit(3)
    .execute();
  const texts = [
    'Dzień dobry, czy zna Pani godzinę urodzenia? Bez niej policzymy na południe.',
    'Odpowiedź będzie dziś wieczorem, trochę po czasie. Przepraszamy.',
    'Dziękujemy za cierpliwość. Wróżka pisze właśnie do Pani.',
  ];
  for (const [index, { id, paid_at: paidAt }] of orders.entries()) {
    const mailId = uuidOf(random);
    const sendAt = index === 1 ? later(now, 3 * HOUR).toISOString() : null;
    await writeOrderMail(db, asActor(owner), id, {
      seen: null,
      written: { id: mailId, text: texts[index] ?? '', sendAt },
      now: later(paidAt ?? now, 30 * MINUTE),
    });
    if (index !== 2) continue;
    await sql`delete from job where once_key = ${`order-mail:${mailId}`}`.execute(db);
    await db.updateTable('order_mail').set({ refused_at: now }).where('id', '=', mailId).execute();
  }
}

const PHRASES = [
  'Dziękujemy za wiadomość. Sprawdzimy i odpiszemy najpóźniej jutro.',
  'Fakturę wyślemy w ciągu kilku dni na ten adres.',
  'Zwrot wyszedł dzisiaj. Bank zaksięguje go zwykle w ciągu trzech dni.',
];

/** Stores the owner's text snippets. */
const keepPhrases = (db: Db, { random, owner, now }: Deeds) =>
  db
    .insertInto('phrase')
    .values(
      PHRASES.map((body, index) => ({
        id: uuidOf(random),
        person_id: owner.id,
        body,
        made_at: later(now, -(PHRASES.length - index) * DAY),
      })),
    )
    .execute();

/** Leaves one of the shop's texts with an unpublished draft. */
async function draftText(db: Db, { owner }: Deeds): Promise<void> {
  const { number } = await readText(db, 'Tarot');
  await saveText(db, asActor(owner), 'Tarot', {
    seen: number,
    changes: [
      { key: 'HEADER_SLOGAN', text: 'Karty nie mówią, co masz zrobić. Pytają, czego naprawdę chcesz.' },
    ],
  });
}
