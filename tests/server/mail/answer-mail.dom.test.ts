import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { loadConfig } from '#server/config.ts';
import { answerMail } from '#server/mail/mail-templates.ts';

// The answer's mail as it is drawn: what stands over the letter, the one way on, and the quiet ways below.

const sender = loadConfig({
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  CONTACT_EMAIL: 'kontakt@shop.example',
});
const answered = {
  to: 'anna@example.pl',
  orderId: 17,
  customerId: '1e4b4f0e-91a8-4f1c-9a05-0d8b9ad1e0a2',
  productName: 'Trzy karty',
  fairyName: 'Jagna',
  response: 'Aniu,\n\nnie spiesz się.',
  approver: 'Jagna',
  ratingKey: '7d0ce1a4-0000-4000-8000-000000000002',
  answerKey: '7d0ce1a4-0000-4000-8000-000000000003',
  againKey: '0a'.repeat(32),
  head: {
    productType: 'TAROT' as const,
    sentAt: new Date('2026-11-25T21:40:00Z'),
    totalPrice: grosze(86_99),
    asked: 'Czy przyjąć pracę?',
    cards: [
      { card: 'major-9' as const, isReversed: false, position: 'Co było' },
      { card: 'cups-1' as const, isReversed: false, position: 'Co jest' },
      { card: 'major-17' as const, isReversed: false, position: 'Dokąd to zmierza' },
    ],
  },
};
const mail = answerMail(answered, sender);
const spaces = (text: string) => text.replaceAll(/[\s\u00a0\u2060]+/g, ' ').trim();
const pageOf = ({ html }: { html: string }) => new DOMParser().parseFromString(html, 'text/html');
const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((one) => spaces(one.textContent ?? ''));

test('its subject is who answers and what, its preview the cards [R22]', () => {
  expect(mail.subject).toBe('Jagna odpowiada: Trzy karty');
  const first = pageOf(mail).body.firstElementChild;
  expect(first?.getAttribute('style')).toContain('display:none');
  expect(spaces(first?.textContent ?? '')).toBe('Pustelnik, As Kielichów i Gwiazda. List na jedną kawę.');
  const bare = answerMail({ ...answered, head: { ...answered.head, cards: [] } }, sender);
  expect(spaces(pageOf(bare).body.firstElementChild?.textContent ?? '')).toBe('List na jedną kawę.');
});

test('the heading has service, name, hour, question and cards, and the text has no cards [R22]', () => {
  const head = pageOf(mail).querySelector('td:has(> h1)');
  if (!head) throw new Error('no head');
  expect([...head.querySelectorAll('p, h1')].map((one) => spaces(one.textContent ?? ''))).toEqual([
    'Odpowiedź: Trzy karty',
    'Jagna odpowiada',
    'Środa, 25 listopada 2026, 22:40',
    'Twoje pytanie',
    '„Czy przyjąć pracę?”',
    'Co było',
    'Pustelnik',
    'Co jest',
    'As Kielichów',
    'Dokąd to zmierza',
    'Gwiazda',
  ]);
  expect(textsOf(pageOf(mail), '.sheet')[0]).not.toContain('Pustelnik');
});

test('ten cards are listed one below the other, with their numbers', () => {
  const cards = Array.from({ length: 10 }, (_, at) => ({
    card: 'major-9' as const,
    isReversed: at === 9,
    position: `Miejsce ${at + 1}`,
  }));
  const page = pageOf(answerMail({ ...answered, head: { ...answered.head, cards } }, sender));
  const cells = textsOf(page, 'td.c');
  expect(cells).toHaveLength(10);
  expect(cells[9]).toMatch(/^10\. Miejsce 10 Pustelnik/);
  for (const row of page.querySelectorAll('tr:has(> td.c)')) expect(row.children).toHaveLength(1);
});

test('the plain text has the same answer, the cards as a list and the same main link; all other links are below it [R23]', () => {
  const [letter = '', foot = ''] = mail.text.split('\n-- \n');
  const button = pageOf(mail).querySelector('a.button')?.getAttribute('href') ?? '';
  expect(letter.match(/https?:\S+/g)).toEqual([button]);
  expect(letter).toContain(
    'Karty:\n1. Co było: Pustelnik\n2. Co jest: As Kielichów\n3. Dokąd to zmierza: Gwiazda',
  );
  expect(letter).toContain('Twoje pytanie:\n> Czy przyjąć pracę?');
  expect(letter).toContain(answered.response);
  expect(spaces(letter)).toContain('Tam ją wydrukujesz, ocenisz i zapytasz jeszcze raz.');
  expect(spaces(foot)).toContain('Zamówienie nr 17, zapłacono 86,99 zł');
  expect(foot.match(/\.example(\/[\w-]+)/g)).toEqual(
    ['ocena', 'ponownie', 'moje-dane', 'odstapienie'].map((path) => `.example/${path}`),
  );
});

test('a gift says no price and has no way into the order; a closed page is not promised', () => {
  const gift = answerMail({ ...answered, isGift: true }, sender);
  expect(spaces(gift.text)).not.toMatch(/zapłacono|odstapienie|\/ponownie/);
  expect(spaces(gift.text)).toContain('Prezent, zamówienie nr 17');
  expect(spaces(gift.text)).toContain('Pytanie: > Czy przyjąć pracę?');
  expect(spaces(answerMail({ ...answered, answerKey: null }, sender).text)).not.toContain(
    'Tam ją wydrukujesz',
  );
});

test('a customer’s own question is quoted as she wrote it, address and all; a giver’s leads a gift’s reader nowhere', () => {
  const asked = 'Czy zaufać temu, co stoi na https://praca.example/oferta?';
  const order = { ...answered, head: { ...answered.head, asked } };
  expect(answerMail(order, sender).text).toContain(`> ${asked}`);
  const gift = answerMail({ ...order, isGift: true }, sender);
  expect(gift.text).toContain('> Czy zaufać temu, co stoi na https: //praca. example/oferta?');
  expect(gift.html).not.toContain('praca.example');
});

test.each([
  ['Hanna', 'osoba z naszego zespołu: Hanna.'],
  [null, 'osoba z naszego zespołu.'],
])(
  'an answer in a character’s name says so, also where nobody is known to have approved it: %s',
  (approver, end) => {
    const { text } = answerMail({ ...answered, isBrand: true, approver }, sender);
    expect(spaces(text)).toContain(
      `Jagna to postać naszej marki. Tę odpowiedź przygotowała i zatwierdziła ${end}`,
    );
  },
);
