import { expect, test } from 'vitest';
import { meantHost, withHost } from '#domain/typed/mail-host.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['gmail.pl', 'gmail.com'],
  ['wp.lp', 'wp.pl'],
  ['wp.p', 'wp.pl'],
  ['o2.ol', 'o2.pl'],
  ['onet.lp', 'onet.pl'],
  ['intreia.pl', 'interia.pl'],
  ['interia.pk', 'interia.pl'],
  ['gazeta.ol', 'gazeta.pl'],
  ['poczta.fn', 'poczta.fm'],
  ['iclod.com', 'icloud.com'],
  ['outlok.com', 'outlook.com'],
  ['hotmial.com', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
])('anna@%s is asked about: %s', (host, meant) => {
  expect(meantHost(`anna@${host}`)).toBe(meant);
  expect(meantHost(`anna@${meant}`)).toBeUndefined();
});

test.each(
  'gmail.com wp.pl o2.pl op.pl vp.pl onet.pl mail.com ymail.com me.com przyklad.pl example.com kraków.pl uw.edu.pl allegro.pl wr.pl ap.pl w.pl firma-gmail.com proton.me gmial.con agmial.com'.split(
    ' ',
  ),
)('anna@%s is not', (host) => {
  expect(meantHost(`anna@${host}`)).toBeUndefined();
});

test.each(['', 'anna', 'anna@', '@', 'anna@@'])('nor is %j', (typed) => {
  expect(meantHost(typed)).toBeUndefined();
});

test('the address keeps what stands before its host', () => {
  expect(withHost(' Anna+tarot@GMIAL.com ', 'gmail.com')).toBe('anna+tarot@gmail.com');
});
