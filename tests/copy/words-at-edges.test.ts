import { expect, test } from 'vitest';
import { answerPageCopy } from '#copy/answer/answer-page.ts';
import { heldCopy } from '#copy/law/held-data.ts';
import { retentionPeriod } from '#copy/law/retention.ts';
import { findingCopy } from '#copy/law/text-findings.ts';
import { usualAnswer } from '#copy/purchase/order-next.ts';
import { summaryCopy } from '#copy/purchase/order.ts';
import { specialistPageCopy } from '#copy/purchase/specialist-page.ts';
import { formatPostDate, formatPrice, formatRecent } from '#copy/site/format.ts';
import { coordinates, longDate, utcOffset } from '#copy/sky/chart.ts';
import { grosze } from '#domain/grosze.ts';
import { shopTime } from '#domain/shop-day.ts';

const now = new Date('2027-01-01T00:30:00+01:00');
const day = (text: string) => shopTime(new Date(`${text}T12:00:00+01:00`));
const paidAt = new Date('2026-12-31T22:00:00+01:00');

/** Sentences of the shop where a number or a time is at its edge, and such as few orders have. */
const SAID: Readonly<Record<string, readonly [said: string, words: string]>> = {
  'a moment of today': [formatRecent(new Date('2027-01-01T00:05:00+01:00'), now), 'dziś o 0:05'],
  'a moment of yesterday, of the year before': [formatRecent(paidAt, now), 'wczoraj o 22:00'],
  'a moment of the day before yesterday': [
    formatRecent(new Date('2026-12-30T23:59:00+01:00'), now),
    '30.12.2026, 23:59',
  ],
  'a moment of tomorrow': [formatRecent(new Date('2027-01-02T00:00:00+01:00'), now), '02.01.2027, 00:00'],
  'the last price without a thousands’ space': [formatPrice(grosze(9_999_99)), '9999,99 zł'],
  'the first price with one': [formatPrice(grosze(10_000_00)), '10 000,00 zł'],
  'a post’s day': [formatPostDate('2026-11-05T23:59:00'), '5.11.2026'],
  'a post’s day that is none': [formatPostDate('wkrótce'), ''],
  'an absence of a day': [
    specialistPageCopy.absent({ from: day('2026-12-24'), until: day('2026-12-24') }),
    'Nieobecna 24 grudnia',
  ],
  'an absence within a month': [
    specialistPageCopy.absent({ from: day('2026-12-24'), until: day('2026-12-27') }),
    'Nieobecna 24–27 grudnia',
  ],
  'an absence over the new year': [
    specialistPageCopy.absent({ from: day('2026-12-30'), until: day('2027-01-02') }),
    'Nieobecna 30 grudnia – 2 stycznia',
  ],
  'a day': [retentionPeriod(1), '1 dzień'],
  days: [retentionPeriod(2), '2 dni'],
  'a provider that the shop knows no more': [heldCopy.provider('PAYPAL'), ''],
  'one of one': [heldCopy.one('Płatność', 1, 1), 'Płatność'],
  'some parts that are left out': [
    findingCopy.dropped(['<b>'], false),
    'Sklep tego nie pokaże: <b>. Podgląd pokazuje, co zostanie.',
  ],
  'more parts than are named': [
    findingCopy.dropped(['<b>'], true),
    'Sklep tego nie pokaże: <b> i innych takich. Podgląd pokazuje, co zostanie.',
  ],
  'a sample in a shop that takes money': [
    findingCopy.sample(true),
    '„Tekst przykładowy”: z nim ten sklep już się nie uruchomi.',
  ],
  'a sample in a shop that takes none yet': [
    findingCopy.sample(false),
    '„Tekst przykładowy”: sklep, który bierze pieniądze, z nim się nie uruchomi.',
  ],
  'an answer of which no usual time is known': [
    summaryCopy.arrives(''),
    'Odpowiedź przyjdzie w ciągu 12 godzin, na adres',
  ],
  'an answer with a usual time': [
    summaryCopy.arrives('ok. 3 godz.'),
    'Odpowiedź przyjdzie w ciągu 12 godzin, zwykle: ok. 3 godz., na adres',
  ],
  'a usual time that is still to come': [
    usualAnswer('Jagna', 'ok. 3 godz.', paidAt, now),
    'Jagna odpisuje zwykle po ok. 3 godz., czyli dziś około 1:00.',
  ],
  'a usual time that is over just now': [
    usualAnswer('Jagna', 'ok. 2.5 godz.', paidAt, now),
    'Jagna odpisuje zwykle po ok. 2.5 godz.',
  ],
  'the latest usual time': [
    usualAnswer('Jagna', 'ok. 12 godz.', undefined, now),
    'Jagna odpisuje zwykle po ok. 12 godz.',
  ],
  'a usual time that is later than the promise': [usualAnswer('Jagna', 'ok. 13 godz.', undefined, now), ''],
  'a usual time in another API’s words': [
    usualAnswer('Jagna', 'wieczorem', paidAt, now),
    'Jagna odpisuje zwykle: wieczorem.',
  ],
  'a usual time of nobody': [usualAnswer('', 'ok. 3 godz.', paidAt, now), ''],
  'a sky without an hour': [
    answerPageCopy.skyOf({ date: '1988-11-21', time: null, place: 'Kraków' }),
    'Niebo z 21 listopada 1988, Kraków',
  ],
  'a sky of an hour': [
    answerPageCopy.skyOf({ date: '1988-11-21', time: '16:40:00', place: 'Kraków' }),
    'Niebo z 21 listopada 1988, 16:40, Kraków',
  ],
  'a day of the sky that is none': [longDate('kiedyś'), 'kiedyś'],
  'a place on the equator and the prime meridian': [coordinates(0, 0), '0,00° N, 0,00° E'],
  'a place in the south-west': [coordinates(-33.87, -70.5), '33,87° S, 70,50° W'],
  'an offset of whole hours': [utcOffset(60), 'UTC+1'],
  'an offset to the west with minutes': [utcOffset(-210), 'UTC−3:30'],
  'no offset': [utcOffset(0), 'UTC+0'],
};

test.each(Object.entries(SAID))('the shop says of %s what it is', (_, [said, words]) => {
  expect(said.replaceAll('\u00a0', ' ')).toBe(words);
});
