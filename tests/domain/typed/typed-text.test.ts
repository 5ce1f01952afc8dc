import { describe, expect, test } from 'vitest';
import { firstNameField, emailOf, textOf } from '#schemas/text-field.schema.ts';
import { beginningOf, foldLetters, readEmail, readTyped, visibleLength } from '#domain/typed/typed-text.ts';
import { readCouponCode } from '#domain/coupon.ts';
import { countQuestions } from '#domain/product-demands.ts';
import { isEmail } from '#desk/domain/email.ts';

/** Characters that show nothing, alone or around a text. */
const INVISIBLE =
  '\u00a0 \u00ad \u034f \u061c \u115f \u180e \u2009 \u200b \u200c \u200d \u200e \u200f \u202a \u202e \u2060 \u2066 \u2800 \u3000 \u3164 \ufe0f \ufeff \uffa0'
    .split(' ')
    .concat(' ', '\t', '\n', '\r', '\0', '\u001f', '\ud800', '\udc00');

describe('what people type', () => {
  test.each(INVISIBLE)('%j is nothing: alone, in a row, and around a name', (one) => {
    expect(readTyped(one)).toBe('');
    expect(readTyped(one.repeat(5))).toBe('');
    expect(readTyped(`${one}Żaneta${one}`)).toMatch(/^Żaneta\ufe0f?$/);
    expect(visibleLength(`A${one}${one}${one}`)).toBe(1);
    expect(firstNameField.safeParse(one.repeat(40)).success).toBe(false);
    expect(textOf(1, '', 2000).safeParse(one).success).toBe(false);
  });

  test.each(
    "Łukasz;Żaneta;Święcisława;Stanisław-August;Maria José;Zoë;D’Artagnan;O'Connor;Ewa;Oktawian Ź.;Dr Anna;Олена;محمد;李小龙;Jean‑Luc;Ania 🌙;Ania ❤️;Anna 🏴󠁧󠁢󠁥󠁮󠁧󠁿;Nguyễn;Ağca;Þóra;Ελένη;שרה;ნინო;Յուրի;สมชาย;अनिता;Ngọc Ánh;Søren;Gößling;Kowalska-Nowak;Róża Maria;Ałła;Đurđica;Ömer;Çağla;Žofia;Šárka;Ľubica;Ilona ✨;J. K. R.".split(
      ';',
    ),
  )('%s passes and is kept as it is', (name) => {
    expect(firstNameField.parse(name)).toBe(name.normalize('NFC'));
    expect(readTyped(readTyped(name))).toBe(readTyped(name));
  });

  test.each(['Bo', 'Li', 'Jo', 'A\u200b\u200b', '\u200bBo\u200b', '  Jo  ', '\ud800\ud800\ud800'])(
    '%j is shorter than three characters',
    (name) => {
      expect(firstNameField.safeParse(name).success).toBe(false);
    },
  );

  test('one normal form, no halves, nothing that turns the direction', () => {
    expect(readTyped('Z\u0307aneta')).toBe('Żaneta');
    expect(readTyped('Ani\ud800a')).toBe('Ania');
    expect(readTyped('Ania\u202eakcim')).toBe('Aniaakcim');
    expect(readTyped('\u2066Ania\u2069')).toBe('Ania');
    expect(readTyped('Dwie\nlinie\tz tabem')).toBe('Dwie\nlinie\tz tabem');
  });
});

describe('addresses', () => {
  const email = emailOf('');

  test.each([
    ['anna+tarot@gmail.com'],
    ["sean.o'connor@gmail.com"],
    ['a@o2.pl'],
    ['x_y-z@interia.eu'],
    ['kontakt@xn--w-uga1v8h.pl'],
    ['ANNA@GMAIL.COM', 'anna@gmail.com'],
    ['ja@kraków.pl', 'ja@xn--krakw-3ta.pl'],
    ['JA@KRAKÓW.PL', 'ja@xn--krakw-3ta.pl'],
    ['ja@krako\u0301w.pl', 'ja@xn--krakw-3ta.pl'],
    ['\u200banna@wp.pl\u200b', 'anna@wp.pl'],
    ['\u202aanna@wp.pl\u202c', 'anna@wp.pl'],
    ['\ufeffanna@wp.pl', 'anna@wp.pl'],
    ['an\u00adna@wp\u200b.pl', 'anna@wp.pl'],
    ['mailto:anna@wp.pl', 'anna@wp.pl'],
    ['MAILTO:Anna@wp.pl?subject=Hej', 'anna@wp.pl'],
    ['Anna Nowak <anna@wp.pl>', 'anna@wp.pl'],
    ['"Nowak, Anna" <Anna@WP.pl>;', 'anna@wp.pl'],
    ['<anna@wp.pl>', 'anna@wp.pl'],
    ['(anna@wp.pl)', 'anna@wp.pl'],
    ['„anna@wp.pl”', 'anna@wp.pl'],
    ['anna@wp.pl.', 'anna@wp.pl'],
    ['[„(anna@wp.pl)”],;', 'anna@wp.pl'],
    ['Anna <mailto:anna@wp.pl?subject=Hej>', 'anna@wp.pl'],
    ['anna@wp.pl, ', 'anna@wp.pl'],
    ['anna＠wp.pl', 'anna@wp.pl'],
    ['ａｎｎａ＠ｗｐ．ｐｌ', 'anna@wp.pl'],
  ])('%j is read and stored as one address', (typed, stored = typed) => {
    expect(readEmail(typed)).toBe(stored);
    expect(email.parse(typed)).toBe(stored);
    expect(isEmail(typed)).toBe(true);
    expect(readEmail(stored), 'read twice').toBe(stored);
  });

  test.each([
    '',
    'anna',
    'anna@',
    '@wp.pl',
    'anna@wp',
    'anna nowak@wp.pl',
    'anna@w/p.pl',
    'żona@wp.pl',
    'a@b@',
    // What an address of a page would bear, a domain does not.
    'ja@kraków.pl/strona',
    'ja@kraków.pl:80',
    'ja@kraków.pl?temat',
    'ja@kraków.pl#tu',
  ])('%j is none', (typed) => {
    expect(email.safeParse(typed).success).toBe(false);
    expect(isEmail(typed)).toBe(false);
  });
});

test.each(
  [
    'paproc 15',
    '„PAPROC15”',
    '"PAPROC15"',
    "'PAPROC15'",
    'PAPROC15.',
    'PAPROC15,',
    '(PAPROC15)',
    '*PAPROC15*',
    '`PAPROC15`',
    '[PAPROC15]!',
    'Kod: PAPROC15',
    'Kod rabatowy: „PAPROC15”.',
    'ＰＡＰＲＯＣ１５',
    '\u200bPAPROC15\u200b',
  ].map((typed) => [typed] as const),
)('the code in %j is PAPROC15', (typed) => {
  expect(readCouponCode(typed)).toBe('PAPROC15');
});

test('a code keeps its hyphens and its letters', () => {
  expect(readCouponCode('zima–2026')).toBe('ZIMA-2026');
  expect(readCouponCode('PAPROĆ15')).toBe('PAPROĆ15');
  expect(readCouponCode('„”')).toBe('');
});

test.each([
  ['Czy wróci?', 1],
  ['Czy wyjadę?? I kiedy?', 2],
  ['Czy wróci❓ Kiedy❓ Jak❓', 3],
  ['Czy wróci❓️❓️', 1],
  ['Wróci？', 1],
  ['Naprawdę ⁉️', 1],
  ['متى؟', 1],
  ['Czy wróci?!?', 1],
  ['Czy wróci? ?', 1],
  ['Czy wróci ?!\u200b?', 1],
  ['Tak!', 0],
  ['Kto⁇ Ile⁈ Gdzie‽', 3],
])('%s has %i questions', (text, count) => {
  expect(countQuestions([text])).toBe(count);
});

test.each(['Żaneta', 'zaneta', 'ŻANETA', 'Z\u0307aneta', 'ża\u200bneta'])(
  '%s is folded to one word',
  (name) => {
    expect(foldLetters(name)).toBe('zaneta');
    expect(foldLetters('Łukasz')).toBe('lukasz');
  },
);

test.each([
  ['Księżyc', 7, 'Księżyc'],
  ['Księżyc 🌙 w nowiu', 9, 'Księżyc 🌙…'],
  ['🌙🌙🌙', 2, '🌙🌙…'],
])('%s in %i characters is %s: no half of one is left', (text, most, shown) => {
  expect(beginningOf(text, most)).toBe(shown);
});
