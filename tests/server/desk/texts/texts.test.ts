import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { lateHouse } from '#server/plain-pages/house.ts';
import { ebookPage } from '#server/content-pages/ebook-page.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { readEbook, readMailWords } from '#server/store/page-contents.ts';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import { listPageContents } from '#server/store/page-contents.ts';
import { listProducts } from '#server/store/products.ts';
import { webp } from '#tests/picture-bytes.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Text = DeskSchemas['Text'];

let desk: TestDesk;
let owner: Signed;
let other: Signed;

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  other = await desk.sign('owner', null, 'Zofia');
});
afterAll(() => desk.close());

const read = async (id: string): Promise<Text> =>
  (await desk.call('GET', `/texts/${id}`, { as: owner })).json();
const write = (id: string, act: string, payload: object, as = owner) =>
  desk.call(act === 'draft' ? 'PUT' : 'POST', `/texts/${id}/${act}`, { as, payload });
const save = (id: string, seen: number, key: string, text: string, as = owner) =>
  write(id, 'draft', { seen, changes: [{ key, text }] }, as);
const findings = async (id: string, key: string, text: string) =>
  (await write(id, 'check', { changes: [{ key, text }] })).json() as DeskSchemas['TextCheck'];
const inShop = async (id: 'Tarot' | 'Regulamin', key: string) =>
  (await listPageContents(desk.store.db, id)).find(({ type }) => type === key)?.content;

test('a draft reaches the shop when it is published, in every process at its next look, and stays in the history [DK-16]', async () => {
  const elsewhere = new CatalogueCache(desk.store.db);
  await elsewhere.refresh();
  const shown = () => elsewhere.cached('tarot', () => listPageContents(desk.store.db, 'Tarot'));
  const before = await read('Tarot');
  expect(before).toMatchObject({ number: 1, draft: null, published: { number: 1, author: null } });
  expect(before.versions).toMatchObject([{ number: 1, kind: 'published' }]);
  const first = (await save('Tarot', 1, 'HEADER_TITLE', '  Karty\n tarota ')).json();
  expect(first).toMatchObject({
    number: 2,
    fields: { HEADER_TITLE: 'Karty tarota' },
    draft: { author: 'Ludmiła' },
  });
  expect(first.inShop).toEqual(before.inShop);
  const second = (await save('Tarot', 2, 'HEADER_SLOGAN', '')).json();
  expect((await shown()).find(({ type }) => type === 'HEADER_TITLE')?.content).toBe('Tarot');
  const published: Text = (await write('Tarot', 'publish', { seen: second.number })).json();
  expect(published).toMatchObject({ number: 4, draft: null, published: { number: 4, author: 'Ludmiła' } });
  expect(published.versions.map(({ number, kind }) => [number, kind])).toEqual([
    [4, 'published'],
    [1, 'replaced'],
  ]);
  await elsewhere.refresh();
  const after = await shown();
  expect(after.find(({ type }) => type === 'HEADER_TITLE')?.content).toBe('Karty tarota');
  // What is emptied falls back to the shop's own words.
  expect(after.some(({ type }) => type === 'HEADER_SLOGAN')).toBe(false);
  const audit = await desk.store.db
    .selectFrom('audit')
    .select(['action', 'fields', 'details'])
    .where('entity', '=', 'text')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({
    action: 'text.published',
    fields: expect.arrayContaining(['HEADER_SLOGAN', 'HEADER_TITLE']),
    details: { number: 4 },
  });
});

test('bringing a version back makes a draft: nothing is deleted, nothing is published, an open draft stays to be found [DK-16]', async () => {
  const open = (await save('Wrozby', 1, 'HEADER_TITLE', 'W połowie')).json();
  const restored: Text = (await write('Wrozby', 'restore', { seen: open.number, number: 1 })).json();
  expect(restored.fields).toEqual(restored.inShop);
  expect(restored.versions.map(({ number, kind, restored: from }) => [number, kind, from])).toEqual([
    [4, 'draft', 1],
    [2, 'discarded', null],
    [1, 'published', null],
  ]);
  const discarded: Text = (await write('Wrozby', 'discard', { seen: 4 })).json();
  expect(discarded.draft).toBeNull();
  // A closing says nothing; the draft that it closed can be read.
  const { number: closing } = discarded;
  const statusOf = async (number: number) =>
    (await desk.call('GET', `/texts/Wrozby/versions/${number}`, { as: owner })).statusCode;
  expect([await statusOf(closing), await statusOf(open.number)]).toEqual([404, 200]);
  const preview = async () => (await desk.call('POST', '/texts/Wrozby/preview', { as: owner })).statusCode;
  const previewed = async () =>
    (await desk.store.db.selectFrom('audit').select('id').where('action', '=', 'text.previewed').execute())
      .length;
  // Without a draft there is nothing to preview.
  expect([await preview(), await previewed()]).toEqual([404, 0]);
  const back: Text = (await write('Wrozby', 'restore', { seen: discarded.number, number: 2 })).json();
  expect([await preview(), await previewed()]).toEqual([200, 1]);
  expect(back.fields['HEADER_TITLE']).toBe('W połowie');
  expect(back.inShop['HEADER_TITLE']).toBe('Wróżby');
  expect((await write('Wrozby', 'restore', { seen: back.number, number: 99 })).statusCode).toBe(404);
  for (const change of [sql`update text_version set author = null`, sql`delete from text_version`])
    await expect(change.execute(desk.store.db)).rejects.toThrow(/only grows/);
});

test('a discarded draft stays in the history, also where the shop’s text was changed past the desk meanwhile [DK-16]', async () => {
  const { number } = (await save('Horoskopy', 1, 'HEADER_TITLE', 'W połowie')).json();
  const content = JSON.stringify({ HEADER_TITLE: 'Spoza zaplecza' });
  await desk.store.db
    .insertInto('text_version')
    .values({ text: 'Horoskopy', number: number + 1, kind: 'outside', content, author: null })
    .execute();
  const { versions }: Text = (await write('Horoskopy', 'discard', { seen: number + 1 })).json();
  expect(versions.map((version) => [version.number, version.kind])).toEqual([
    [3, 'published'],
    [2, 'discarded'],
    [1, 'replaced'],
  ]);
});

test('two owners: other fields are merged, the same field is refused with both, and only the draft that was seen is published [DK-6] [DK-16]', async () => {
  expect((await save('Rytualy', 1, 'HEADER_TITLE', 'Moje')).statusCode).toBe(200);
  expect((await save('Rytualy', 1, 'HEADER_SLOGAN', 'Jej hasło', other)).statusCode).toBe(200);
  const refused = await save('Rytualy', 1, 'HEADER_TITLE', 'Jej tytuł', other);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 210]);
  expect(refused.json().current).toEqual(await read('Rytualy'));
  expect(refused.json().current.fields).toMatchObject({ HEADER_TITLE: 'Moje', HEADER_SLOGAN: 'Jej hasło' });
  for (const act of ['publish', 'discard', 'restore']) {
    const stale = await write('Rytualy', act, { seen: 2, ...(act === 'restore' && { number: 1 }) });
    expect([act, stale.statusCode, stale.json().current?.number]).toEqual([act, 409, 3]);
  }
  const [one, two] = await Promise.all([
    write('Rytualy', 'publish', { seen: 3 }),
    write('Rytualy', 'publish', { seen: 3 }, other),
  ]);
  expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
});

test('what changes in the shop by another way is a version too, and leaves an open draft open [DK-16]', async () => {
  await save('Kontakt', 1, 'HEADER_TITLE', 'Napisz');
  await desk.store.db
    .updateTable('page_content')
    .set({ content: 'Z terminala' })
    .where('page', '=', 'Kontakt')
    .where('type', '=', 'HEADER_TITLE')
    .execute();
  const text = await read('Kontakt');
  expect(text).toMatchObject({
    number: 3,
    fields: { HEADER_TITLE: 'Napisz' },
    inShop: { HEADER_TITLE: 'Z terminala' },
    published: { number: 3, author: null },
  });
  // The draft is published over it only by somebody who has seen it.
  expect((await write('Kontakt', 'publish', { seen: 2 })).statusCode).toBe(409);
});

test('terms lose what is dangerous when they are published, so that orders accept what was shown; each version stays [DK-16] [LW-7]', async () => {
  const before = await read('Regulamin');
  const pasted =
    '<h2 style="color:red">Zasady</h2><p class="MsoNormal">Sklep<script>alert(1)</script> {{SELLER_NAME}}</p>';
  const draft = (await save('Regulamin', before.number, 'TERMS_DESCRIPTION', pasted)).json();
  expect(draft.fields.TERMS_DESCRIPTION).toBe(pasted);
  const { shown, findings: found } = await findings('Regulamin', 'TERMS_DESCRIPTION', pasted);
  expect(shown['TERMS_DESCRIPTION']).toBe(`<h2>Zasady</h2><p>Sklep ${desk.config.seller.name}</p>`);
  const said = found.map(({ message }) => message).join(' ');
  for (const word of ['style="…"', 'class="…"', '<script>', '{{SELLER_NIP}}', 'prawo odstąpienia', '18 lat'])
    expect(said).toContain(word);
  expect(found.filter(({ isBlocking }) => isBlocking)).toEqual([]);
  expect((await write('Regulamin', 'publish', { seen: draft.number })).statusCode).toBe(200);
  expect(await inShop('Regulamin', 'TERMS_DESCRIPTION')).toBe('<h2>Zasady</h2><p>Sklep {{SELLER_NAME}}</p>');
  const old = (await desk.call('GET', `/texts/Regulamin/versions/${before.number}`, { as: owner })).json();
  expect(old.fields).toEqual(before.inShop);
});

test.each([
  ['Regulamin', 'TERMS_DESCRIPTION', '', 'bez regulaminu sklep nie może sprzedawać'],
  ['Polityka_prywatnosci', 'PRIVACY_POLICY_DESCRIPTION', '', 'bez polityki prywatności'],
  ['Regulamin', 'TERMS_DESCRIPTION', '<script>1</script>', 'nic, co da się przeczytać'],
  ['Horoskopy', 'HEADER_TITLE', 'Cześć {{SELER_NAME}}', 'sklep zna {{SELLER_NAME}}'],
  ['Horoskopy', 'HEADER_TITLE', 'Cześć { seller_name }', 'sklep zna {{SELLER_NAME}}'],
  ['Horoskopy', 'HEADER_TITLE', 'Cześć {{IMIE}}', 'nie jest miejsce'],
])(
  '%s is kept out of the shop with %s = %j, and its draft is kept [DK-16]',
  async (id, key, text, message) => {
    const { number } = await read(id);
    const { findings: found } = await findings(id, key, text);
    expect(
      found
        .filter(({ isBlocking }) => isBlocking)
        .map((one) => one.message)
        .join(),
    ).toContain(message);
    const draft = (await save(id, number, key, text)).json();
    const refused = await write(id, 'publish', { seen: draft.number });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 221]);
    expect(refused.json().errors[0].message).toContain(message);
    await write(id, 'discard', { seen: draft.number });
  },
);

test('promises to heal or to win are named, denials are not; a privacy page names the periods that it lacks [DK-16]', async () => {
  const said = async (text: string) => (await findings('Tarot', 'HEADER_DESCRIPTION', text)).findings.length;
  expect(await said('Ten rytuał wyleczy bezsenność')).toBe(1);
  expect(await said('Podam numery lotto')).toBe(1);
  expect(await said('Wróżba nie leczy i nie zastępuje porady lekarza; liczy się rozmowa.')).toBe(0);
  const page = (await read('Polityka_prywatnosci')).fields['PRIVACY_POLICY_DESCRIPTION'] ?? '';
  const lacking = await findings(
    'Polityka_prywatnosci',
    'PRIVACY_POLICY_DESCRIPTION',
    page.replaceAll('{{RETENTION_MAILS_DAYS}}', 'długo'),
  );
  expect(lacking.findings.map(({ message }) => message).join()).toContain('{{RETENTION_MAILS_DAYS}}');
});

test('a mail’s text keeps its placeholders, loses all markup, and is used from then on, by queued mails too [DK-17]', async () => {
  const compose = async () =>
    answerMail(
      {
        to: 'anna@example.com',
        orderId: 17,
        customerId: 'x',
        productName: 'Trzy karty',
        fairyName: 'Jagna',
        response: 'Tak.',
        approver: null,
        ratingKey: null,
        answerKey: '',
      },
      { ...desk.config, words: await readMailWords(desk.store.db) },
    );
  expect((await compose()).subject).toBe('Jagna odpowiada: Trzy karty');
  const draft = (await save('List_odpowiedz', 0, 'MAIL_TITLE', 'Twoje karty')).json();
  expect(draft.fallbacks.MAIL_SUBJECT).toBe('{{SPECIALIST}} odpowiada: {{SERVICE}}');
  const refused = await write('List_odpowiedz', 'publish', { seen: draft.number });
  expect(refused.json().errors[0].message).toContain('{{SPECIALIST}}');
  await save('List_odpowiedz', 1, 'MAIL_TITLE', 'Odpowiada {{SPECIALIST}}');
  // A subject needs no place and may have three.
  await save('List_odpowiedz', 2, 'MAIL_SUBJECT', '<b>Karty</b> do {{ORDER_NUMBER}}');
  expect((await write('List_odpowiedz', 'publish', { seen: 3 })).statusCode).toBe(200);
  const { subject, text } = await compose();
  expect(subject).toBe('Karty do 17');
  // What the owner left as it is, and what the law needs, stands.
  expect(text).toContain('Odpowiedź: Trzy karty');
  expect(text).toContain('Odstąp od umowy tutaj');
  expect((await findings('List_odpowiedz', 'MAIL_TITLE', 'Od {{SPECIALIST}}')).shown['MAIL_TITLE']).toBe(
    'Od Jagna',
  );
});

test('the e-book has an owner’s words once they are published, cleaned, and the shop’s before [DK-17] [NL-1]', async () => {
  const page = async () => ebookPage(lateHouse('Kwiat Paproci'), await readEbook(desk.store.db));
  expect(await page()).toContain('<h1>Dwanaście nocy</h1>');
  await write('E-book', 'draft', {
    seen: 0,
    changes: [
      { key: 'EBOOK_TITLE', text: 'Siedem <i>świtów</i>' },
      { key: 'EBOOK_BODY', text: '<h2 onclick="x">Świt</h2><p>Wstań.</p>' },
    ],
  });
  expect(await page()).toContain('<h1>Dwanaście nocy</h1>');
  expect((await write('E-book', 'publish', { seen: 1 })).statusCode).toBe(200);
  const own = await page();
  expect(own).toContain('<h1>Siedem świtów</h1>');
  expect(own).toContain('<h2>Świt</h2><p>Wstań.</p>');
  expect(own).toContain('Krótki przewodnik po Księżycu');
});

test('what no database keeps or no page has room for is refused at its field; 100 kB are kept [DK-16]', async () => {
  const { number } = await read('Regulamin');
  for (const [key, text] of [
    ['HEADER_TITLE', 'Zły\u0007znak'],
    ['HEADER_TITLE', 'x'.repeat(81)],
    ['TERMS_DESCRIPTION', 'x'.repeat(100_001)],
  ] as const) {
    const refused = await save('Regulamin', number, key, text);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ path: '/changes/0/text', message: expect.stringMatching(/znak/) }],
    ]);
  }
  const long = await save('Regulamin', number, 'TERMS_DESCRIPTION', `<p>${'ąę ćś '.repeat(16_000)}</p>`);
  expect(long.statusCode).toBe(200);
  for (const path of ['/texts/Blog', '/texts/Tarot/versions/99'])
    expect((await desk.call('GET', path, { as: owner })).statusCode).toBe(404);
  expect((await save('Regulamin', number, 'PRODUCTS_NAMES', 'x')).statusCode).toBe(400);
});

test('the picture beside the newsletter’s form is set at the desk, also in a shop that began without one, and falls back to the shop’s drawing [DK-26]', async () => {
  const { db } = desk.store;
  const put = (picture: Buffer | null, seen: number) =>
    desk.call('PUT', '/ebook/picture', {
      as: owner,
      payload: { picture: picture && picture.toString('base64'), seen },
    });
  const shown = async () => (await listProducts(db, 'NEWSLETTER')).map(({ imageSrc }) => imageSrc);
  await db.deleteFrom('product').where('product_type', '=', 'NEWSLETTER').execute();
  expect((await desk.call('GET', '/ebook/picture', { as: owner })).json()).toEqual({
    image: '/art/ebook.svg',
    imageVersion: 1,
  });
  expect((await put(Buffer.from('no picture'), 1)).statusCode).toBe(422);
  const first = (await put(webp(480, 680), 1)).json();
  expect(first.image).toMatch(/^\/zdjecia\/[0-9a-f]{64}\.webp$/);
  expect(await shown()).toEqual([first.image]);
  const second = (await put(null, first.imageVersion)).json();
  expect([second.image, await shown()]).toEqual(['/art/ebook.svg', ['/art/ebook.svg']]);
  const stale = await put(webp(480, 680), first.imageVersion);
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 210, current: second }]);
  expect((await desk.call('GET', '/services', { as: owner })).json()).not.toContainEqual(
    expect.objectContaining({ productType: 'Newsletter' }),
  );
});
