import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import { loadConfig } from '#server/config.ts';
import { orderConfirmedMail } from '#server/mail/agreement-mail.ts';
import { sha256 } from '#server/sha256.ts';
import { consentsOf } from '#server/store/consents.ts';
import { addVersion, headsOf, listVersions, readVersion } from '#server/store/text-versions.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Consents = ReturnType<typeof orderOf>['consents'];
const place = (consents?: Consents, email = `${randomUUID()}@example.com`) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/order',
    payload: orderOf('Tarot', { customer: { ...birth, email }, ...(consents && { consents }) }),
  });
const ledger = async (response: Awaited<ReturnType<typeof place>>) =>
  consentsOf(shop.store.db, response.json().orderId);
const shownTerms = async (): Promise<string> => {
  const texts: { type: string; content: string }[] = (
    await shop.app.inject('/api/content/page/Regulamin')
  ).json();
  return texts.find(({ type }) => type === 'TERMS_DESCRIPTION')?.content ?? '';
};
const publish = (content: string) =>
  shop.store.db
    .updateTable('page_content')
    .set({ content })
    .where('page', '=', 'Regulamin')
    .where('type', '=', 'TERMS_DESCRIPTION')
    .execute();

/** Stores terms as the desk does, which then publishes what is stored so. */
const storeAtDesk = (kind: 'published' | 'draft', terms: string) =>
  shop.store.db.transaction().execute(async (trx) => {
    const text = 'Regulamin';
    const { number, published } = headsOf(await listVersions(trx, text));
    const before = await readVersion(trx, text, published?.number);
    const content = { ...before, TERMS_DESCRIPTION: terms };
    await addVersion(trx, { text, number: number + 1, kind, content, author: 'Ludmiła' });
  });

const earlyStart = sha256(EARLY_START_TEXT);

describe('act on consumer rights art. 38 ust. 1 pkt 1 and art. 21 ust. 2, consents of an order', () => {
  test('the request to begin at once has the words of the act', () => {
    expect(EARLY_START_TEXT).toBe(
      'Żądam rozpoczęcia usługi przed upływem 14 dni na odstąpienie od umowy i przyjmuję do wiadomości, że po jej pełnym wykonaniu utracę prawo odstąpienia.',
    );
  });

  test('each is kept with exactly the text that was agreed to, and the time [LW-7]', async () => {
    const before = Date.now();
    const content = await shownTerms();
    const terms = sha256(content);
    const kept = await ledger(await place({ terms, earlyStart }));
    expect(kept).toEqual([
      { kind: 'terms', version: terms, content, at: expect.any(Date) },
      { kind: 'early-start', version: earlyStart, content: EARLY_START_TEXT, at: expect.any(Date) },
    ]);
    for (const { at } of kept) expect(at.getTime()).toBeGreaterThanOrEqual(before);
  });

  test('the request is optional: without it the order stands, and nothing is claimed [LW-7]', async () => {
    const terms = sha256(await shownTerms());
    expect((await ledger(await place({ terms }))).map(({ kind }) => kind)).toEqual(['terms']);
    expect((await ledger(await place())).map(({ kind }) => kind)).toEqual(['terms']);
  });

  test('a page that was opened before the terms changed has agreed to what it linked to [LW-7]', async () => {
    await publish('<p>Pierwszy regulamin</p>');
    const first = sha256(await shownTerms());
    await place({ terms: first });
    await publish('<p>Drugi regulamin</p>');
    const [named] = await ledger(await place({ terms: first }));
    expect(named?.content).toBe('<p>Pierwszy regulamin</p>');
    const [unnamed] = await ledger(await place());
    expect(unnamed?.content).toBe('<p>Drugi regulamin</p>');
  });

  test.each(['at the desk', 'in another way'])(
    'terms that were published %s, and that nobody had accepted before they changed, are accepted too by a page that was open [LW-7] [DK-16]',
    async (way) => {
      const third = `<p>Trzeci regulamin ${way} {{SELLER_NIP}}</p>`;
      if (way === 'at the desk') await storeAtDesk('published', third);
      await publish(third);
      const content = await shownTerms();
      await publish('<p>Czwarty regulamin</p>');
      const [named] = await ledger(await place({ terms: sha256(content) }));
      expect(named).toMatchObject({ version: sha256(content), content });
    },
  );

  test('of terms that changed often, a page that is a few versions behind has agreed to the one it linked to [LW-7] [DK-16]', async () => {
    const terms = Array.from({ length: 22 }, (_, at) => `<p>Regulamin, wersja ${at}</p>`);
    for (const text of terms) await storeAtDesk('published', text);
    await publish('<p>Najnowszy regulamin</p>');
    const [named] = await ledger(await place({ terms: sha256(terms[20] ?? '') }));
    expect(named?.content).toBe(terms[20]);
  });

  test('a draft of the terms, which only the desk has seen, is agreed to by nobody [LW-7] [DK-16]', async () => {
    await storeAtDesk('draft', '<p>Szkic regulaminu</p>');
    expect((await place({ terms: sha256('<p>Szkic regulaminu</p>') })).statusCode).toBe(409);
  });

  test.each([{ terms: 'f'.repeat(64) }, { earlyStart: 'f'.repeat(64) }, { terms: earlyStart }])(
    'a text that was never shown cannot be agreed to, and makes no order: %j [LW-7]',
    async (consents) => {
      const email = `${randomUUID()}@example.com`;
      expect((await place(consents, email)).statusCode).toBe(409);
      const orders = await shop.store.db
        .selectFrom('shop_order')
        .select('id')
        .where('email', '=', email)
        .execute();
      expect(orders).toEqual([]);
    },
  );

  test('without published terms nothing is sold, so nothing is claimed about them [LW-7]', async () => {
    const { db } = shop.store;
    const terms = await db
      .deleteFrom('page_content')
      .where('page', '=', 'Regulamin')
      .returning(['page', 'type', 'content', 'position'])
      .execute();
    const email = `${randomUUID()}@example.com`;
    const refused = await place({ earlyStart }, email);
    await db.insertInto('page_content').values(terms).execute();
    expect(refused.statusCode).toBe(404);
    expect(await db.selectFrom('shop_order').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  test('the ledger only grows, and a text that was agreed to is never changed [LW-7]', async () => {
    const { db } = shop.store;
    await place({ earlyStart });
    for (const change of [
      sql`delete from consent`,
      sql`truncate consent`,
      sql`update consent set version = null, is_given = false`,
      sql`update consent set at = now()`,
      sql`update consent_text set content = 'x'`,
      sql`delete from consent_text`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/only grows|is not changed/);
  });

  test('the confirmation repeats them: version, time and words, or that nothing was requested [LW-7]', async () => {
    const sender = loadConfig({});
    const paid = {
      to: 'anna@example.com',
      orderId: 17,
      customerId: randomUUID(),
      productName: 'Tarot',
      fairyName: 'Jagna',
      amount: grosze(4900),
      paidAt: new Date(),
    };
    const mail = async (consents: Consents) =>
      orderConfirmedMail(paid, await ledger(await place(consents)), sender).text.replaceAll('\u00a0', ' ');
    const requested = await mail({ earlyStart });
    expect(requested).toContain(EARLY_START_TEXT);
    expect(requested).toMatch(/Regulamin: zaakceptowany .* wersja [0-9a-f]{12}/);
    const plain = await mail({});
    expect(plain).not.toContain('Żądam');
    expect(plain).toContain('Nie zażądano rozpoczęcia usługi przed upływem 14 dni');
  });
});
