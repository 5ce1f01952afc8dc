import { describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { EXAMPLE_MAILS } from '#server/mail-gallery/example-mails.ts';
import { MAILS, type MailName } from '#server/mail/mail-names.ts';
import { closing, greeting } from '#server/mail/mail-sender.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { contrast } from '#tests/styles/contrast-ratio.ts';

const sender = loadConfig({
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  CONTACT_EMAIL: 'kontakt@shop.example',
});
const names = Object.keys(MAILS) as MailName[];
const mails = names.flatMap((name) => EXAMPLE_MAILS[name](sender).map((mail) => ({ name, mail })));
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** What the sheet says of a class in the dark; it has the last word over the inline styles. */
const darkRules = (page: Document) => {
  const [, rules = ''] =
    /@media\(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(
      page.querySelector('style')?.textContent ?? '',
    ) ?? [];
  return new Map([...rules.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(([, name = '', look = '']) => [name, look]));
};

/** Words that are hard to read on what is behind them, each with its contrast. */
function faintWords(page: Document, dark: ReadonlyMap<string, string>): string[] {
  const look = (element: Element, property: 'color' | 'background') => {
    const styles = [...element.classList].map((name) => dark.get(name) ?? '');
    for (const style of [...styles, element.getAttribute('style') ?? '']) {
      const [, colour] = new RegExp(`(?:^|;)${property}:(#\\w{6})`).exec(style) ?? [];
      if (colour !== undefined) return colour;
    }
    return undefined;
  };
  const nearest = (from: Element, property: 'color' | 'background') => {
    for (let element: Element | null = from; element; element = element.parentElement) {
      const colour = look(element, property);
      if (colour !== undefined) return colour;
    }
    throw new Error(`nobody says the ${property} of ${from.outerHTML}`);
  };
  const worded = [...page.body.querySelectorAll('*')].filter(
    (element) =>
      element.closest('[style^="display:none"]') === null &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  expect(worded.length).toBeGreaterThan(3);
  return worded
    .map((element) => ({
      element,
      ratio: contrast(nearest(element, 'color'), nearest(element, 'background')),
    }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ element, ratio }) => `${ratio.toFixed(1)}: ${element.textContent}`);
}

/** Gmail cuts what is longer. */
const LONGEST = 102 * 1024;

describe.each(mails)('$name: $mail.subject', ({ name, mail }) => {
  const page = read(mail.html);

  test('is of the name under which it is listed', () => expect(mail.name).toBe(name));

  test('is Polish, in both parts, and ready for dark mode', () => {
    expect(page.documentElement.lang).toBe('pl');
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect(mail.html).toContain('@media(prefers-color-scheme:dark)');
    expect(page.querySelector('h1')?.textContent).toBe(mail.text.split('\n')[0]);
  });

  test('fetches nothing: no picture, script or foreign style', () => {
    expect(page.querySelectorAll('img, script, link, iframe')).toHaveLength(0);
    expect(mail.html).not.toMatch(/url\(/);
  });

  test('is laid out by tables, and looks the same without its style sheet but for phones and the dark [RD-10]', () => {
    for (const table of page.querySelectorAll('table[cellpadding]:not(:has(> tbody > tr > th))'))
      expect(table.getAttribute('role')).toBe('presentation');
    for (const one of page.querySelectorAll('h1, h2, p, td, th, a'))
      expect(one.getAttribute('style')).toBeTruthy();
    const sheet = page.querySelector('style')?.textContent ?? '';
    expect(sheet.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '').match(/\{[^}]*\}/g)).toHaveLength(1);
    expect(page.querySelector('h1')?.getAttribute('style')).toContain('Georgia');
  });

  test('says in the text what it says in the HTML, links included', () => {
    for (const link of page.querySelectorAll('a')) expect(mail.text).toContain(link.getAttribute('href'));
    for (const cell of page.querySelectorAll(
      'td:has(> h1) > p, td:has(> h1) td > p, table:not([role]) :is(th, td), h2, .quote',
    ))
      for (const line of (cell.textContent ?? '').split('\n'))
        // The text quotes by `>` what the HTML has between quotation marks, and numbers all cards.
        expect(mail.text.toLowerCase()).toContain(line.replaceAll(/^„|”$/g, '').toLowerCase());
  });

  test('all its words can be read on what is behind them, by day and in the dark [A7] [R22]', () => {
    expect(faintWords(page, new Map())).toEqual([]);
    expect(darkRules(page).size).toBeGreaterThan(5);
    expect(faintWords(page, darkRules(page))).toEqual([]);
  });

  test('has one button at the most; further ways are lines of text [R22]', () => {
    expect(page.querySelectorAll('a.button').length).toBe(Math.min(1, page.querySelectorAll('.cta').length));
  });

  test('greets once, or leaves that to who wrote it, and closes with who writes [RD-10]', () => {
    const count = (text: string) => mail.text.split(`\n${text}\n`).length - 1;
    expect(count(greeting(sender))).toBeLessThanOrEqual(1);
    if (MAILS[name].greets) expect(count(greeting(sender))).toBe(1);
    expect(count(closing(sender).at(-1) ?? '')).toBe(1);
  });

  test('is not cut by Gmail [R22]', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(LONGEST);
  });

  test('is clean for axe [A1] [LW-12]', async () => {
    document.body.replaceChildren(...read(mail.html).body.childNodes);
    expect(await axeFindings()).toEqual([]);
    document.body.replaceChildren();
  });

  test('speaks without exclamation marks', () => {
    expect(`${mail.subject}${mail.text}`).not.toContain('!');
  });
});

test('an answer to a mail goes to the shop’s own mailbox where one may be awaited, and to the customer whose message it holds', () => {
  const answeredBy = new Map<string, string[]>();
  for (const { name, mail } of mails)
    if (mail.replyTo !== undefined)
      answeredBy.set(mail.replyTo, [...new Set([...(answeredBy.get(mail.replyTo) ?? []), name])]);
  expect(Object.fromEntries(answeredBy)).toEqual({
    'kontakt@shop.example': ['address-mended', 'message-reply', 'order-mail'],
    'anna@example.com': ['contact-message', 'withdrawal-notice'],
  });
});

test('the longest answer fits into one mail, in Polish letters and short paragraphs [R22]', () => {
  const response = `${'zażółć gęślą jaźń '.repeat(11)}\n\n`.repeat(100).slice(0, 20_000);
  const order = { to: 'a@b.pl', orderId: 1, customerId: 'x', productName: 'Tarot', fairyName: 'Jagna' };
  const { html } = answerMail(
    { ...order, response, approver: 'Jagna', ratingKey: null, answerKey: '' },
    sender,
  );
  expect(Buffer.byteLength(html)).toBeLessThan(LONGEST);
});
