import { expect, test } from 'vitest';
import { peopleCopy } from '#desk/access/access-copy.ts';
import { draftProblems } from '#desk/access/invite-problems.ts';
import { absenceNow } from '#desk/availability/absence.ts';
import { formatDays } from '#desk/availability/absence-copy.ts';
import { myDayCopy } from '#desk/availability/my-day-copy.ts';
import { booksCopy } from '#desk/books/books-copy.ts';
import { payoutsCopy } from '#desk/books/payouts-copy.ts';
import { timeName } from '#desk/books/sums-copy.ts';
import { formatMinutes } from '#desk/copy/time.ts';
import { periodText } from '#desk/coupons/coupons-copy.ts';
import { isEmail } from '#desk/domain/email.ts';
import { findingWords, flowCopy, formatSeconds } from '#desk/flow/flow-copy.ts';
import { moneyCopy } from '#desk/money/money-copy.ts';
import { wordProblem } from '#desk/money/refund-form.tsx';
import { newsletterCopy } from '#desk/newsletter/newsletter-copy.ts';
import { sendMoment } from '#desk/order/answer/send-time.tsx';
import { orderListCopy } from '#desk/orders/order-list-copy.ts';
import { pricesCopy } from '#desk/prices/prices-copy.ts';
import { servicesCopy } from '#desk/services/services-copy.ts';
import { stateCopy } from '#desk/state/state-copy.ts';
import { mailOutcome } from '#desk/ui/mail-outcome.ts';
import { grosze } from '#domain/grosze.ts';

const NOON = '2026-11-21T12:00:00+01:00';
const now = Date.parse(NOON);
const part = (is: number, of: number) => ({ part: { now: is, before: 0 }, whole: { now: of, before: 0 } });
const sentAt = (at: string) => myDayCopy.sentAt({ sentAt: at, promisedUntil: NOON });
const invitation = {
  id: '1',
  email: 'ewa@przyklad.pl',
  role: 'owner',
  name: 'Ewa',
  expiresAt: NOON,
} as const;
const guest = (name: string) => ({ role: 'owner', name, email: 'ewa@przyklad.pl', fairyId: '' }) as const;
const today = { absences: [{ from: '2026-11-20', until: '2026-11-21' }] };

/** Sentences of the desk where a number or a time is at its edge, and such as few shops have. */
const SAID: Readonly<Record<string, readonly [said: unknown, words: unknown]>> = {
  'an absence within a month': [formatDays({ from: '2026-11-24', until: '2026-11-26' }), '24–26 listopada'],
  'an absence over two months': [
    formatDays({ from: '2026-11-30', until: '2026-12-02' }),
    '30 listopada – 2 grudnia',
  ],
  'an absence over two years': [
    formatDays({ from: '2026-12-30', until: '2027-01-02' }),
    '30 grudnia 2026 – 2 stycznia 2027',
  ],
  'an absence on its last day': [absenceNow({ ...today, today: '2026-11-21' }), today.absences[0]],
  'an absence that is over': [absenceNow({ ...today, today: '2026-11-22' }), undefined],
  'nothing to write': [myDayCopy.toWrite(0, NOON, now), 'Nic nie czeka na napisanie.'],
  'answers that are promised for no time': [
    myDayCopy.toWrite(2, undefined, now),
    '2 odpowiedzi do napisania.',
  ],
  'an answer that was promised for yesterday': [
    myDayCopy.toWrite(1, '2026-11-20T22:15:00+01:00', now),
    '1 odpowiedź do napisania. Spóźniona: obiecana na wczoraj, 22:15.',
  ],
  'an answer that is promised for later today': [
    myDayCopy.toWrite(1, '2026-11-21T22:15:00+01:00', now),
    '1 odpowiedź do napisania. Najbliższa: obiecana na 22:15.',
  ],
  'an answer sent at the last minute': [sentAt(NOON), 'wysłana 12:00, 0 min przed terminem'],
  'an answer sent a minute late': [sentAt('2026-11-21T12:01:00+01:00'), 'wysłana 12:01, 1 min po terminie'],
  'an hour': [formatMinutes(60), '1 godz.'],
  'less than an hour': [formatMinutes(59), '59 min'],
  'seconds of an hour': [formatSeconds(3_600), '1 godz. 0 min'],
  'seconds of a minute': [formatSeconds(60), '1 min 0 s'],
  'seconds of less than a minute': [formatSeconds(59.4), '59 s'],
  'fees that only PayU keeps': [
    booksCopy.untold(2, 0),
    'Przy 2 sprzedażach operator nie podał prowizji. PayU podaje ją tylko w swoim panelu.',
  ],
  'fees that only Stripe keeps': [
    booksCopy.untold(1, 1),
    'Przy 1 sprzedaży operator nie podał prowizji. Stripe podaje ją po kilkunastu minutach, a nie poda, jeśli klucz nie może czytać sald.',
  ],
  'a share that somebody took away': [
    payoutsCopy.newer(null),
    'Ktoś zmienił ten udział przed chwilą. Teraz: bez udziału. Wpisane czeka; zapisz jeszcze raz, jeśli ma zostać.',
  ],
  'a year of all years': [timeName(undefined, '2025'), '2025'],
  'a month of a year': [timeName('2025', '03'), 'marzec 2025'],
  'a day of a month': [timeName('2025-03', '07'), '7'],
  'a coupon that begins today': [
    periodText({ validFrom: '2026-11-21', validUntil: '' }, '2026-11-21'),
    'bez końca',
  ],
  'a coupon that begins tomorrow': [
    periodText({ validFrom: '2026-11-22', validUntil: '2027-01-06' }, '2026-11-21'),
    'od 22 listopada do 6 stycznia 2027',
  ],
  'payments that nobody made before': [
    findingWords({ kind: 'payments', median: 48, p95: 125, medianBefore: null }).text,
    '95 na 100 mieści się w 2 min 5 s.',
  ],
  'where more visits end': [
    findingWords({ kind: 'more-stop', words: 'koszyk', ...part(30, 60) }),
    {
      title: 'Więcej wizyt niż przedtem kończy się tutaj: koszyk',
      text: '30 z 60 wejść w to miejsce: 50%.',
    },
  ],
  'where fewer visits end': [
    findingWords({ kind: 'fewer-stop', words: 'koszyk', ...part(1, 1) }),
    { title: 'Mniej wizyt niż przedtem kończy się tutaj: koszyk', text: '1 z 1 wejścia w to miejsce.' },
  ],
  'times of which none is known': [flowCopy.times(null, null), '–'],
  'a refund by the provider': [moneyCopy.by('provider'), 'u operatora'],
  'the longest word to a customer': [wordProblem('a'.repeat(500)), undefined],
  'a word to a customer that is too long': [wordProblem('a'.repeat(501)), 'Za dużo o 1 znak'],
  'a newsletter that all have confirmed': [
    newsletterCopy.reach({ confirmed: 2, unconfirmed: 0, stopped: 0 }),
    'Potwierdzonych: 2 adresy',
  ],
  'a newsletter that some have left': [
    newsletterCopy.reach({ confirmed: 1, unconfirmed: 3, stopped: 4 }),
    'Potwierdzonych: 1 adres · czeka na potwierdzenie: 3 · zatrzymanych: 4',
  ],
  'an issue to nobody': [newsletterCopy.of(0, 0), ''],
  'an issue to a hundred': [newsletterCopy.of(3, 100), '3 ze 100'],
  'addresses that all were known': [newsletterCopy.bouncedDone({ stopped: 2, unknown: 0 }), 'Zatrzymane: 2.'],
  'addresses that were unknown': [
    newsletterCopy.bouncedDone({ stopped: 0, unknown: 1 }),
    'Zatrzymane: 0. Niezapisanych na newsletter: 1.',
  ],
  'as many orders as are counted': [orderListCopy.export(10_000), 'Pobierz CSV, 10 000 zamówień'],
  'more orders than are counted': [orderListCopy.export(10_001), 'Pobierz CSV, ponad 10 000 zamówień'],
  'a service that nobody sells': [servicesCopy.sold(0, null), 'żadna wróżka jej nie przyjmuje'],
  'a service that two sell': [servicesCopy.sold(2, grosze(3500)), '2 wróżki, od 35,00 zł'],
  'cuts alone': [pricesCopy.what(2, 2, 0), '2 ceny, 2 obniżki'],
  'rises alone': [pricesCopy.what(1, 0, 1), '1 cena, 1 podwyżka'],
  'a queue of mails': [stateCopy.mail(2, 0, 0), 'w kolejce 2 listy'],
  'no mails': [stateCopy.mail(0, 0, 0), 'nic nie czeka na wysłanie'],
  'mails of all kinds': [
    stateCopy.mail(1, 5, 2),
    'w kolejce 1 list, 2 czekają na kolejną próbę, 5 nie doszło',
  ],
  'mails that are tried again alone': [stateCopy.mail(0, 0, 1), '1 czeka na kolejną próbę'],
  'refused payments': [stateCopy.paidToday(0, 3), 'dziś 0 płatności, 3 nieudane'],
  'no refused payments': [stateCopy.paidToday(1, 0), 'dziś 1 płatność'],
  'promises that are all kept': [stateCopy.promise(0, 0), 'nic po czasie'],
  'late promises': [stateCopy.promise(1, 2), '1 odpowiedź po czasie, 2 w ciągu 3 godzin'],
  'nothing due': [stateCopy.waitingDue(0, 0), ''],
  'something late': [stateCopy.waitingDue(2, 0), 'po terminie: 2'],
  'something due soon': [stateCopy.waitingDue(0, 3), 'w ciągu 3 dni: 3'],
  'nothing that waits': [stateCopy.waiting(0), 'nic nie czeka'],
  'money that waits': [stateCopy.money(5), '5 spraw czeka na decyzję'],
  'a payment that did not open': [
    stateCopy.unpayable('PAYU', 1),
    'Ostatnia płatność przez PayU się nie otworzyła.',
  ],
  'payments that did not open': [
    stateCopy.unpayable('STRIPE', 2),
    'Ostatnie płatności przez Stripe się nie otworzyły: 2.',
  ],
  'a mail whose time is now': [
    mailOutcome({ state: 'timed', sendAt: NOON }, now),
    'miał wyjść 12:00: czeka na serwer poczty',
  ],
  'a mail whose time comes': [mailOutcome({ state: 'timed', sendAt: NOON }, now - 1), 'wyjdzie 12:00'],
  'a mail without a time': [mailOutcome({ state: 'timed', sendAt: null }, now), 'czeka na swoją porę'],
  'an answer whose promise ends now': [
    sendMoment({ isTimed: true, time: '13:00' }, NOON, now),
    { sendAt: undefined },
  ],
  'an invitation by nobody': [
    peopleCopy.replacing(invitation).text,
    'Na adres ewa@przyklad.pl czeka już zaproszenie: Ewa, właścicielka. Gdy wyślesz swoje, tamto przestanie działać.',
  ],
  'an invitation by somebody': [
    peopleCopy.replacing({ ...invitation, invitedBy: 'Ludmiła' }).text,
    'Na adres ewa@przyklad.pl czeka już zaproszenie: Ewa, właścicielka. Zaprasza: Ludmiła. Gdy wyślesz swoje, tamto przestanie działać.',
  ],
  'a name of three letters': [draftProblems(guest(' Ewa ')), {}],
  'a name of two letters': [draftProblems(guest(' Ew ')), { name: 'Imię musi mieć co najmniej 3 znaki.' }],
  'the longest address': [isEmail(`${'a'.repeat(242)}@przyklad.pl`), true],
  'an address that is too long': [isEmail(`${'a'.repeat(243)}@przyklad.pl`), false],
};

/** Without the spaces that keep a line together. */
const plain = (said: unknown): unknown => JSON.parse(JSON.stringify(said ?? null).replaceAll('\u00a0', ' '));

test.each(Object.entries(SAID))('the desk says of %s what it is', (_, [said, words]) => {
  expect(plain(said)).toEqual(plain(words));
});
