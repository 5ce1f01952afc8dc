import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { shopDate } from '#domain/shop-day.ts';
import { readMail } from '#server/messages/mail-in/read-mail.ts';
import { keyIn, replyAddressOf } from '#server/messages/mail-in/reply-address.ts';
import type { Store } from '#server/store/store.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { TakenLocks } from '#tests/said/taken-locks.ts';
import { mailIn } from '#tools/shop/mail-in-command.ts';
import { runShopCommand } from '#tools/shop/shop-command.ts';

const DATABASE_URL = 'postgres://shop@localhost/shop';
const config = loadConfig({
  DATABASE_URL,
  REPLY_ADDRESS: 'Listy@Sklep.example',
  MAIL_FROM: 'Sklep <sklep@sklep.example>',
});
const KEY = '0123456789abcdef0123456789abcdef';

type Headers = Readonly<Record<string, string>>;
const mailOf = (body: string, headers: Headers = {}) =>
  Object.entries({
    From: 'Anna Szulc <Anna@example.pl>',
    To: `listy+${KEY}@sklep.example`,
    Subject: 'Re: Odpowiedź',
    'Message-ID': '<1@example.pl>',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') + `\r\n${body}`;
const read = (body: string, headers?: Headers) => readMail(new TextEncoder().encode(mailOf(body, headers)));
const textOf = async (body: string, headers?: Headers) => (await read(body, headers)).text;

describe('a thread’s address [DK-18]', () => {
  test('is told from any other, in whatever case it comes', () => {
    const address = replyAddressOf('listy@sklep.example', KEY);
    expect(address).toBe(`listy+${KEY}@sklep.example`);
    expect(keyIn(address.toUpperCase(), 'listy@sklep.example')).toBe(KEY);
    for (const other of [
      'listy@sklep.example',
      `listy+${KEY}@zly.example`,
      `x+${KEY}@sklep.example`,
      `${address}.pl`,
      KEY,
      '',
    ])
      expect(keyIn(other, 'listy@sklep.example')).toBeUndefined();
  });

  test('needs a database that a second program can open, and room for its key', () => {
    const wrong = (env: Record<string, string>) => () => loadConfig(env);
    expect(wrong({ REPLY_ADDRESS: 'listy@sklep.example' })).toThrow('REPLY_ADDRESS needs DATABASE_URL');
    for (const address of ['nic', 'listy+x@sklep.example', `${'a'.repeat(31)}@sklep.example`])
      expect(wrong({ DATABASE_URL, REPLY_ADDRESS: address })).toThrow('REPLY_ADDRESS must');
  });
});

describe('a mail is read [DK-18]', () => {
  test('without what it quotes at its end, with all that she wrote between', async () => {
    const quoted = '> Dzień dobry\n>\n> Pozdrawiamy\n';
    expect(await textOf(`Dziękuję.\n\nW dniu 26.11.2026 o 10:00, Sklep napisał(a):\n\n${quoted}`)).toBe(
      'Dziękuję.',
    );
    expect(
      await textOf(`Tak.\n\nOn Thu, 26 Nov 2026 at 10:00, Sklep <sklep@sklep.example>\nwrote:\n${quoted}`),
    ).toBe('Tak.');
    expect(await textOf(`> Czy tak?\nTak.\n`)).toBe('> Czy tak?\nTak.');
    expect(await textOf(quoted)).toBe(quoted.trim());
    expect(await textOf('Ceny:\n10 > 5')).toBe('Ceny:\n10 > 5');
  });

  test('of HTML alone as its lines, without scripts', async () => {
    const html =
      '<div>Dzień dobry,</div><div>to <b>ja</b>&nbsp;&lt;3</div><script>alert(1)</script><p>Anna</p>';
    expect(await textOf(html, { 'Content-Type': 'text/html; charset=utf-8' })).toMatch(
      /^Dzień dobry,\n+to ja\s<3\n+Anna$/,
    );
  });

  test('in its own letters, without characters that nobody sees, as long as a thread takes', async () => {
    const latin = {
      'Content-Type': 'text/plain; charset=iso-8859-2',
      'Content-Transfer-Encoding': 'quoted-printable',
    };
    expect(await textOf('Za=BF=F3=B3=E6\u0000', latin)).toBe('Zażółć');
    const long = await read('ą'.repeat(20_001));
    expect([long.text.length, long.isCut]).toEqual([20_000, true]);
  });

  test('with the names of its files alone, also of a mail that is forwarded within', async () => {
    const mail = await read(
      [
        '--b\r\nContent-Type: text/plain\r\n\r\nW załączniku.\r\n',
        '--b\r\nContent-Type: image/jpeg\r\nContent-Disposition: attachment; filename="dowód.jpg"\r\n\r\nAAAA\r\n',
        '--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: x\r\n\r\ncudzy tekst\r\n--b--',
      ].join(''),
      { 'Content-Type': 'multipart/mixed; boundary=b' },
    );
    expect(mail.text).toBe('W załączniku.');
    expect(mail.attachmentNames[0]).toBe('dowód.jpg');
    expect(mail.attachmentNames).toHaveLength(2);
  });

  test('of many files the first are named, and it says how many more lie in the mailbox', async () => {
    const file =
      '--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="a.png"\r\n\r\nAAAA\r\n';
    const mail = await read(`${file.repeat(23)}--b--`, { 'Content-Type': 'multipart/mixed; boundary=b' });
    expect(mail.attachmentNames).toHaveLength(21);
    expect(mail.attachmentNames.at(-1)).toBe('i\u00a0jeszcze 3');
  });

  test('HTML of which only the beginning is read is said to be cut', async () => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    expect(await read(`<p>Tak.</p>${'<i></i>'.repeat(80_000)}<p>A potem nie.</p>`, html)).toMatchObject({
      text: 'Tak.',
      isCut: true,
    });
    expect(await read('<p>Tak.</p>', html)).toMatchObject({ isCut: false });
  });

  test.each<Headers>([
    { 'Auto-Submitted': 'auto-replied' },
    { 'Auto-Submitted': 'auto-generated (vacation)' },
    { Precedence: 'Bulk' },
    { Precedence: 'junk' },
    { Precedence: 'list' },
    { Precedence: 'auto_reply' },
    { 'Return-Path': '<>' },
    { 'List-Id': '<lista.example.pl>' },
    { 'X-Autoreply': 'yes' },
    { 'X-Autorespond': 'yes' },
    { From: 'MAILER-DAEMON@example.pl' },
    { From: 'postmaster@example.pl' },
    { From: 'no-reply@example.pl' },
    { From: 'noreply@example.pl' },
    { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
  ])('%o is a program’s', async (headers) => {
    expect((await read('Nie ma mnie.', headers)).isAutomatic).toBe(true);
  });

  test.each<Headers>([
    {},
    { 'Auto-Submitted': 'no' },
    { 'Auto-Submitted': 'No (a person)' },
    { Precedence: 'first-class' },
    { 'Return-Path': '<anna@example.pl>' },
    { 'Content-Type': 'text/plain; charset=utf-8' },
    { From: 'noreply.anna@example.pl' },
  ])('%o is a person’s', async (headers) => {
    expect((await read('Jestem.', headers)).isAutomatic).toBe(false);
  });

  test('a file’s name is a line of what is seen, and not longer than one', async () => {
    const named = async (name: string) =>
      (
        await read(
          `--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nAAAA\r\n--b--`,
          { 'Content-Type': 'multipart/mixed; boundary=b' },
        )
      ).attachmentNames;
    expect(await named('a\u202egnp.exe')).toEqual(['agnp.exe']);
    expect(await named('x'.repeat(101))).toEqual(['x'.repeat(100)]);
  });
});

describe.each(DATABASES)('npm run shop -- mail-in, %s [DK-18]', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.deleteFrom('contact_message').execute();
  });

  const write = async (isDone = true) => {
    const row = await store.db
      .insertInto('contact_message')
      .values({
        first_name: 'Anna',
        last_name: 'Szulc',
        email: 'anna@Example.pl',
        message: 'Kiedy?',
        kind: 'complaint',
        received_at: new Date('2026-01-02T10:00:00Z'),
        done_at: isDone ? new Date('2026-01-03T10:00:00Z') : null,
      })
      .returning(['id', 'reply_key'])
      .executeTakeFirstOrThrow();
    return { id: row.id, to: replyAddressOf('listy@sklep.example', row.reply_key) };
  };
  const take = async (mail: string, recipient?: string) => {
    const { text, isDone } = await mailIn(store, Readable.from([Buffer.from(mail)]), { config, recipient });
    expect(isDone).toBe(true);
    return text;
  };
  const threadOf = (id: string) =>
    store.db
      .selectFrom('letter_reply')
      .selectAll()
      .where('letter_id', '=', id)
      .orderBy('written_at')
      .execute();

  test('puts it into its thread once, which waits again from today on, and notes it without its words', async () => {
    const { id, to } = await write();
    const mail = mailOf('Nadal czekam.', { To: `Sklep <${to}>` });
    const locks = new TakenLocks();
    expect(await take(mail)).toBe('Taken into its thread.');
    // Mails that come at once are counted one after the other.
    expect(locks.take()).toEqual(['  locks contact_message where reply_key = … for update']);
    locks.close();
    expect(await take(mail)).toBe('It stood in its thread already.');
    expect(await threadOf(id)).toMatchObject([
      {
        body: 'Nadal czekam.',
        author: 'Anna',
        from_customer: true,
        from_other_address: false,
        is_cut: false,
      },
    ]);
    const message = await store.db
      .selectFrom('contact_message')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(message.done_at).toBeNull();
    expect(shopDate(new Date(message.waits_since ?? ''))).toBe(shopDate(new Date()));
    const { rows } = await sql`
      select payload ->> 'messageId' as id from job where kind = 'mail.letter-due'`.execute(store.db);
    expect(rows).toContainEqual({ id });
    const audit = await store.db.selectFrom('audit').selectAll().where('entity_id', '=', id).execute();
    expect(audit).toMatchObject([{ action: 'letter.came', actor_kind: 'shop', details: {} }]);
  });

  test('further words while it waits move no last day', async () => {
    const { id, to } = await write(false);
    await take(mailOf('Halo?', { To: to }));
    const message = await store.db
      .selectFrom('contact_message')
      .select(['waits_since', 'done_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(message).toEqual({ waits_since: null, done_at: null });
  });

  test('finds its thread by whom the mail server says, by headers, or among others', async () => {
    const { id, to } = await write();
    const ways: [Headers, string?][] = [
      [{ To: 'undisclosed-recipients:;', 'Message-ID': '<a@x>' }, to.toUpperCase()],
      ...['Delivered-To', 'X-Original-To', 'Envelope-To', 'X-Envelope-To'].flatMap(
        (header, at): [Headers][] => [
          [{ To: 'kto@inny.example', [header]: `<${to}>`, 'Message-ID': `<b${at}@x>` }],
          // Exim names everybody whom it delivers to, in one line.
          [{ To: 'kto@inny.example', [header]: `kto@inny.example, ${to}`, 'Message-ID': `<d${at}@x>` }],
        ],
      ),
      [{ To: 'kto@inny.example', Cc: `Ktoś: x@y.example, ${to};`, 'Message-ID': '<c@x>' }],
    ];
    for (const [headers, recipient] of ways)
      expect(await take(mailOf('Tak.', headers), recipient)).toBe('Taken into its thread.');
    expect(await threadOf(id)).toHaveLength(ways.length);
  });

  test('another sender, files and what is too long are marked', async () => {
    const { id, to } = await write();
    await take(mailOf('x'.repeat(30_000), { To: to, From: 'maz@example.pl' }));
    expect(await threadOf(id)).toMatchObject([{ from_other_address: true, is_cut: true }]);
  });

  test('a file without a word is taken, with its name', async () => {
    const { id, to } = await write();
    const mail = mailOf(
      '--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="a.png"\r\n\r\nAAAA\r\n--b--',
      { To: to, 'Content-Type': 'multipart/mixed; boundary=b' },
    );
    expect(await take(mail)).toBe('Taken into its thread.');
    expect(await threadOf(id)).toMatchObject([{ body: '', attachment_names: ['a.png'] }]);
  });

  test('mails without a number of their own are told apart by all that they say', async () => {
    const { id, to } = await write();
    const nameless = (text: string, date: string) =>
      mailOf(text, { To: to, Date: date }).replace(/^Message-ID:.*\r\n/m, '');
    const monday = nameless('Tak.', 'Mon, 23 Nov 2026 10:00:00 +0100');
    expect(await take(monday)).toBe('Taken into its thread.');
    expect(await take(monday)).toBe('It stood in its thread already.');
    expect(await take(nameless('Nie.', 'Mon, 23 Nov 2026 10:00:00 +0100'))).toBe('Taken into its thread.');
    expect(await take(nameless('Tak.', 'Tue, 24 Nov 2026 10:00:00 +0100'))).toBe('Taken into its thread.');
    expect(await threadOf(id)).toHaveLength(3);
  });

  test('what is for no thread, a program’s, the shop’s own or empty is left alone; nothing bounces', async () => {
    const { id, to } = await write();
    const left = [
      [mailOf('Tak.'), 'it is for no thread'],
      [mailOf('Tak.', { To: 'listy@sklep.example' }), 'it is for no thread'],
      [mailOf('Tak.', { To: to, 'Auto-Submitted': 'auto-replied' }), 'a program sent it'],
      [mailOf('Tak.', { To: to, From: 'sklep@Sklep.example' }), 'a program sent it'],
      [mailOf(' \n ', { To: to }), 'it says nothing'],
    ] as const;
    for (const [mail, said] of left) expect(await take(mail)).toBe(`Left alone: ${said}.`);
    expect(await threadOf(id)).toEqual([]);
  });

  test('a thread takes so many a day', async () => {
    const { id, to } = await write();
    for (let count = 0; count < 50; count += 1)
      await take(mailOf('Tak.', { To: to, 'Message-ID': `<${count}@x>` }));
    expect(await take(mailOf('Tak.', { To: to, 'Message-ID': '<51@x>' }))).toMatch('too many');
    expect(await threadOf(id)).toHaveLength(50);
    await sql`update letter_reply set written_at = written_at - interval '1 day' where letter_id = ${id}`.execute(
      store.db,
    );
    const nextDay = mailOf('Tak.', { To: to, 'Message-ID': '<52@x>' });
    expect(await take(nextDay)).toBe('Taken into its thread.');
    const { id: written, to: another } = await write();
    // What the desk wrote does not count.
    await sql`insert into letter_reply (id, letter_id, body, author)
      select gen_random_uuid(), ${written}::uuid, 'Odpowiadamy.', 'Ludmiła' from generate_series(1, 50)`.execute(
      store.db,
    );
    expect(await take(mailOf('Tak.', { To: another, 'Message-ID': '<1@y>' }))).toBe('Taken into its thread.');
  });

  test('what is not set up, or cannot be read, is no success or no mail', async () => {
    const without = loadConfig({});
    const stream = Readable.from([Buffer.from('')]);
    expect(await mailIn(store, stream, { config: without, recipient: undefined })).toMatchObject({
      isDone: false,
    });
    const large = Readable.from(Array.from({ length: 41 }, () => Buffer.alloc(1_000_000, 'a')));
    expect((await mailIn(store, large, { config, recipient: undefined })).text).toMatch('larger than 40 MB');
    expect((await runShopCommand(store, ['mail-in', 'a', 'b'], config)).text).toMatch('mail-in [RECIPIENT]');
  });
});
