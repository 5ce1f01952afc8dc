import { contactCopy } from '#copy/site/contact.ts';
import { grosze } from '#domain/grosze.ts';
import { morningMail } from '#server/mail/morning-mail.ts';
import { contactMessageMail, withdrawalNoticeMail } from '#server/mail/owner-mails.ts';
import { quotedStatement, withdrawalReceiptMail } from '#server/mail/withdrawal-mails.ts';
import { messageReplyMail } from '#server/messages/message-jobs.ts';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { orderConfirmedMail } from '#server/mail/agreement-mail.ts';
import {
  answerMail,
  ebookMail,
  moneyBackMail,
  newsletterConfirmationMail,
} from '#server/mail/mail-templates.ts';

const sender = loadConfig({
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  CONTACT_EMAIL: 'kontakt@shop.example',
});
const order = {
  to: 'anna@example.pl',
  orderId: 17,
  customerId: '1e4b4f0e-91a8-4f1c-9a05-0d8b9ad1e0a2',
  productName: 'Tarot, trzy karty',
  fairyName: 'Jagna',
  amount: grosze(8900),
  paidAt: new Date('2026-11-22T20:00:00Z'),
};
const token = 'a-token-of-more-than-twenty-characters+/=';
const contact = {
  firstName: 'Anna',
  lastName: 'Lis',
  email: 'anna@example.pl',
  message: 'Dzień dobry,\nmam pytanie.',
  kind: 'complaint' as const,
};

const DESK = { messages: 'https://desk.example/listy', withdrawals: 'https://desk.example/odstapienia' };
const receipt = {
  receiptNumber: 7,
  receivedAt: '2026-11-21T11:05:00.000Z',
  statement: 'Ja, Anna, odstępuję od umowy.',
};

const money = { amount: grosze(2500), currency: 'PLN', provider: 'PAYU' as const };

const CONSENTS = [
  {
    kind: 'terms',
    version: 'ab'.repeat(32),
    at: new Date('2026-11-22T20:00:00Z'),
    content: '<p>Regulamin</p>',
  },
  { kind: 'early-start', version: 'cd'.repeat(32), at: new Date('2026-11-22T20:00:00Z'), content: 'Żądam.' },
];
const MAILS = {
  'order confirmed': orderConfirmedMail(order, CONSENTS, sender),
  answer: answerMail(
    {
      ...order,
      response: 'Pierwszy akapit.\n \nDrugi <akapit>\nw dwóch wierszach.',
      approver: 'Jagna',
      ratingKey: '7d0ce1a4-0000-4000-8000-000000000002',
      answerKey: '7d0ce1a4-0000-4000-8000-000000000003',
    },
    sender,
  ),
  'called off': moneyBackMail({ ...order, ...money, isCalledOff: true }, sender),
  'called off, free': moneyBackMail({ ...order, ...money, amount: grosze(0), isCalledOff: true }, sender),
  'a part given back': moneyBackMail({ ...order, ...money, provider: 'STRIPE', isCalledOff: false }, sender),
  'newsletter confirmation': newsletterConfirmationMail({ to: order.to, token }, sender),
  'e-book': ebookMail(
    { to: order.to, ebookUrl: 'https://shop.example/e-book/dwanascie-nocy', token },
    sender,
  ),
  'contact message': contactMessageMail(contact, sender),
  'withdrawal receipt': withdrawalReceiptMail({ ...receipt, to: order.to, token }, sender),
  'withdrawal receipt, proved': withdrawalReceiptMail({ ...receipt, to: order.to }, sender),
};

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const spaces = (text: string) => text.replace(/\u00a0/g, ' ');
const linksOf = (html: string) =>
  [...read(html).querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('the answer’s mail has one greeting, the specialist’s own, in both parts [R22] [R23]', () => {
  const { html, text } = MAILS.answer;
  expect(text).not.toContain('Dzień dobry');
  expect(read(html).body.textContent).not.toContain('Dzień dobry');
  expect(text).toContain('Pierwszy akapit.');
});

test('what goes back is said with how and when, and only when something does', () => {
  const [calledOff, free, part] = [
    MAILS['called off'],
    MAILS['called off, free'],
    MAILS['a part given back'],
  ];
  expect(calledOff.subject).toBe('Zamówienie nr 17 odwołane');
  expect(spaces(calledOff.text)).toContain('Zwracamy: 25,00 zł\nNumer zamówienia: 17');
  expect(spaces(calledOff.text)).toMatch(/przez PayU\. .*po kilku dniach roboczych/);
  expect(free.text).toContain('odwołujemy twoje zamówienie');
  expect(free.text).not.toMatch(/Zwracamy|Pieniądze/);
  const withdrawn = { ...order, ...money, isCalledOff: true, isWithdrawal: true };
  expect(moneyBackMail(withdrawn, sender).subject).toBe('Zamówienie nr 17 odwołane, zwracamy pieniądze');
  expect(moneyBackMail({ ...withdrawn, amount: grosze(0) }, sender).subject).toBe(
    'Zamówienie nr 17 odwołane',
  );
  expect(part.subject).toBe('Zwrot za zamówienie nr 17');
  expect(part.text).toContain('przez Stripe');
  expect(part.text).not.toContain('odwołujemy');
  const euro = moneyBackMail({ ...order, ...money, currency: 'EUR', isCalledOff: false }, sender);
  expect(euro.text).toContain('25.00 EUR');
});

test('the agreement says what has come, and promises no answer that was sent [OR-1] [LW-9]', () => {
  const ordered = [['Imię', 'Anna']] as const;
  const received = { amount: grosze(45_00), currency: 'PLN' };
  const first = spaces(orderConfirmedMail({ ...order, ordered, received }, CONSENTS, sender).text);
  expect(first).toContain('Zapłacono: 45,00 zł');
  expect(first).toContain('Cena: 89,00 zł');
  expect(first).toMatch(/Odpowiedź przyjdzie/);
  expect(first).toMatch(/zanim wyślemy odpowiedź/);
  const again = spaces(orderConfirmedMail({ ...order, ordered, isAnswered: true }, CONSENTS, sender).text);
  expect(again).not.toMatch(/Odpowiedź przyjdzie|po tym czasie|zanim wyślemy odpowiedź/);
});

test('the agreement of a gift says by when it is sent, or for a later day by when it is written and when it is sent', () => {
  const hours = (count: number) => new Date(order.paidAt.getTime() + count * 3_600_000);
  const until = (from: Date | null) => {
    const gift = { to: 'o…@example.com', from };
    const { text } = orderConfirmedMail({ ...order, gift }, CONSENTS, sender);
    return /prezent, na adres (o…@example\.com, [^\d]*)/.exec(spaces(text))?.[1]?.trim();
  };
  for (const from of [null, hours(3), hours(12)])
    expect(until(from), String(from)).toBe('o…@example.com, najpóźniej');
  expect(until(hours(13))).toBe('o…@example.com, napisana najpóźniej');
});

test('the order’s mail says what was bought, for how much, by when the answer comes, and where [OR-1] [BC-2]', () => {
  const { to, subject, text, html } = MAILS['order confirmed'];
  expect(to).toBe('anna@example.pl');
  expect(subject).toBe('Zamówienie nr 17 potwierdzone');
  expect(spaces(text)).toContain(
    'Usługa: Tarot, trzy karty\nWróżka: Jagna\nZapłacono: 89,00 zł\nNumer zamówienia: 17',
  );
  expect(spaces(text)).toContain('w ciągu 12 godzin');
  expect(text).toContain('kontakt@shop.example');
  expect(linksOf(html)).toContain(
    `https://shop.example/zamowienie?orderId=17&customerId=${order.customerId}`,
  );
});

test('the newsletter’s mail leads to the page that confirms, with the token whole', () => {
  const [link] = linksOf(MAILS['newsletter confirmation'].html);
  const url = new URL(link ?? '');
  expect(url.origin + url.pathname).toBe('https://shop.example/newsletter/potwierdz');
  expect(url.searchParams.get('token')).toBe(token);
});

test('the e-book’s mail leads to the e-book and can be signed off with one click (RFC 8058)', () => {
  const mail = MAILS['e-book'];
  expect(linksOf(mail.html)).toContain('https://shop.example/e-book/dwanascie-nocy');
  const unsubscribe = new URL(mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
  expect(unsubscribe.pathname).toBe('/api/newsletter/unsubscribe');
  expect(unsubscribe.searchParams.get('token')).toBe(token);
  expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('the contact message goes to the shop, an answer to who wrote [CO-1]', () => {
  const mail = MAILS['contact message'];
  expect(mail.to).toBe('kontakt@shop.example');
  expect(mail.replyTo).toBe('anna@example.pl');
  expect(spaces(mail.text)).toContain('Anna Lis');
  expect(mail.text).toContain('> Dzień dobry,\n> mam pytanie.');
  expect(read(mail.html).querySelector('.quote')?.textContent).toBe('Dzień dobry,\nmam pytanie.');
});

test('what people typed is text, never markup, and never in a subject', () => {
  const hostile = `</p><script>alert(1)</script><a href="javascript:alert(1)">'"&`;
  const mail = contactMessageMail({ ...contact, firstName: hostile, message: hostile }, sender);
  const page = read(mail.html);
  expect(page.querySelectorAll('script, a')).toHaveLength(0);
  expect(page.querySelector('.quote')?.textContent).toBe(hostile.replace('javascript:', 'javascript: '));
  expect(mail.subject).toBe(MAILS['contact message'].subject);
  const confirmed = orderConfirmedMail({ ...order, productName: hostile, fairyName: hostile }, [], sender);
  expect(read(confirmed.html).querySelectorAll('script')).toHaveLength(0);
  expect(confirmed.subject).toBe('Zamówienie nr 17 potwierdzone');
});

test('the morning’s mail names the oldest five late orders, says how many there are, and what waits', () => {
  const morning = {
    came: { count: 0 },
    waiting: { count: 8, nearest: undefined },
    late: [11, 12, 13, 14, 15, 16, 17],
    review: 2,
    money: 3,
  };
  const to = 'jagna@shop.example';
  const { text } = morningMail({ to, morning, url: 'https://desk.example' }, sender);
  const rows = spaces(text)
    .split('\n')
    .filter((line) => /: \d/.test(line));
  expect(rows).toEqual([
    'Czeka na odpowiedź: 8',
    'Po obiecanej porze: 7: 11, 12, 13, 14, 15 i kolejne',
    'Szkice do sprawdzenia: 2',
    'Pieniądze do decyzji: 3',
  ]);
});

test('a message says what it is about, where its author chose that [CO-1]', () => {
  const { complaint } = contactCopy.topics;
  expect(MAILS['contact message'].text).toContain(`${contactCopy.topic}: ${complaint}`);
  expect(contactMessageMail({ ...contact, kind: 'message' }, sender).text).not.toContain(contactCopy.topic);
});

/** What mail programs make links of by themselves: schemes, hosts and addresses. */
const LINK =
  /(?:https?|ftp|mailto|tel|data):\S|www\.\S|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}_-]\.\p{L}{2,}|\d+(?:\.\d+){3}/iu;

test.each([
  'Dopłać na https://zly.example/konto teraz',
  'zajrzyj na www.zly.pl albo zly.pl/konto',
  'ZLY.PL i zły.pl, też xn--zy-vma.pl',
  'zly．pl zly。pl zly․pl https：//zly.pl',
  'z\u200bly\u200b.\u200bpl i h\u00adttps://zly.pl',
  'napisz na zly@zly.pl, zly＠zly.pl',
  'mailto:zly@zly.pl tel:+48123456789 HTTP://93.184.216.34/x',
  '[tu](https://zly.pl) <https://zly.pl> "zly.pl"',
])('no mail makes a link of what a stranger typed: %j [CO-1] [LW-2]', (typed) => {
  const own = (text: string) =>
    text
      .replaceAll(/https:\/\/(?:shop|desk)\.example\S*/g, '')
      .replaceAll(/(?:kontakt@shop|anna@example)\.(?:example|pl)/g, '');
  const values = { name: typed, orderNumber: typed, email: order.to };
  const quoted = { ...receipt, statement: quotedStatement(values, 'Sklep') };
  const mails = [
    contactMessageMail({ ...contact, firstName: typed, lastName: typed, message: typed }, sender),
    withdrawalReceiptMail({ ...quoted, to: order.to, token }, sender),
    withdrawalNoticeMail({ ...quoted, email: order.to, url: DESK.withdrawals }, sender),
    messageReplyMail({ to: order.to, reply: 'Tak.', message: typed }, sender),
  ];
  for (const mail of mails) {
    expect(own(mail.text)).not.toMatch(LINK);
    expect(own(read(mail.html).body.textContent ?? '')).not.toMatch(LINK);
    expect(mail.subject).not.toContain('zly');
  }
});

test('a stranger’s text is cut, and ordinary words, numbers and names stay as they are', () => {
  const values = { name: 'Anna Nowak-Ćwik', orderNumber: 'tarot 5/11, 49,90 zł', email: order.to };
  expect(spaces(quotedStatement(values, 'Sklep'))).toBe(
    'Ja, Anna Nowak-Ćwik, odstępuję od umowy o świadczenie usługi zawartej w sklepie Sklep: zamówienie nr tarot 5/11, 49,90 zł. Potwierdzenie proszę przesłać na adres anna@example.pl.',
  );
  const long = quotedStatement({ ...values, name: 'a'.repeat(100), email: 'a+//zly.pl@gmail.com' }, 'Sklep');
  expect(long).toContain(`Ja, ${'a'.repeat(60)}…,`);
  expect(spaces(long)).toContain('przesłać na adres tego listu.');
  const { text } = contactMessageMail({ ...contact, message: 'Było 12.30, cena 49.90. Ile?' }, sender);
  expect(text).toContain('> Było 12.30, cena 49.90. Ile?');
});

test('the receipt leads to the page that asks whose statement it is; a proved one has nothing to press [LW-2]', () => {
  const [link] = linksOf(MAILS['withdrawal receipt'].html);
  const url = new URL(link ?? '');
  expect([url.pathname, url.searchParams.get('klucz')]).toEqual(['/odstapienie/potwierdz', token]);
  expect(MAILS['withdrawal receipt'].text).toContain('To nie ty?');
  expect(linksOf(MAILS['withdrawal receipt, proved'].html)).toEqual([]);
});

test('a word to the customer is text in her mail, never markup; without one nothing is added [DK-8]', () => {
  const told = { ...order, ...money, isCalledOff: true };
  const { html, text } = moneyBackMail({ ...told, word: 'Oddaję część.\n\n<b>Jagna</b>' }, sender);
  const paragraphs = [...read(html).querySelectorAll('p')].map((one) => one.textContent?.trim());
  expect(paragraphs).toEqual(expect.arrayContaining(['Oddaję część.', '<b>Jagna</b>']));
  expect(text).toContain('<b>Jagna</b>');
  expect(moneyBackMail({ ...told, word: ' ' }, sender).html).toBe(moneyBackMail(told, sender).html);
});
