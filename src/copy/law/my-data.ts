import { NBSP, plural } from '../site/format.ts';
import { MY_DATA_LABEL } from './my-data-label.ts';

const numbers = (ids: readonly number[]) => ids.join(', ');
const ofOrders = (ids: readonly number[]) =>
  `${ids.length === 1 ? 'Zamówienie' : 'Zamówienia'} nr ${numbers(ids)}`;

/** Texts of the page /moje-dane. */
export const myDataCopy = {
  title: MY_DATA_LABEL,
  lead: `Możesz wrócić do swoich wróżb, zobaczyć, co o${NBSP}tobie przechowujemy, zapisać to w${NBSP}pliku albo usunąć. Podaj adres, a${NBSP}wyślemy na niego odnośnik. Działa raz, przez godzinę.`,
  email: 'Adres e-mail',
  emailHint: `Dokładnie ten, na który przychodzą nasze listy, razem z${NBSP}tym, co stoi po znaku „+”. Wielkość liter nie ma znaczenia.`,
  emailProblem: 'Podaj prawidłowy adres e-\u2060mail, na przykład anna@poczta.pl',
  problemTitle: 'Błąd',
  send: 'Wyślij odnośnik',

  sentTitle: 'Zajrzyj do skrzynki',
  sent: (email: string) => `Odnośnik wysyłamy na adres ${email}. Działa raz, przez godzinę.`,
  sentHint: `Na jeden adres wychodzi najwyżej jeden taki list na minutę i${NBSP}trzy na dobę. Nie widzisz go? Zajrzyj do folderu Spam.`,

  openTitle: 'Zobacz swoje dane',
  openLead: `Odnośnik otworzy się raz, na tym urządzeniu. Potem masz pół godziny.`,
  open: 'Pokaż moje dane',

  closedTitle: 'Ten odnośnik już nie działa',
  closedLead: `Minął jego czas albo został już otwarty, być może na innym urządzeniu lub w${NBSP}innej karcie. Poproś o${NBSP}nowy.`,

  storedTitle: 'Co przechowujemy',
  /** Title if there are orders, which come first. */
  storedWithReadings: 'Twoje wróżby i\u00a0dane',
  /** Over what is held, below the readings. */
  held: 'Zapisane o tobie',
  storedFor: (email: string, until: string) => `Adres ${email}. Ta strona działa do ${until}.`,
  nothing: `Nie przechowujemy niczego, co byłoby związane z${NBSP}tym adresem.`,
  rows: {
    orders: 'Zamówienia',
    gifts: 'Odpowiedzi w prezencie',
    messages: 'Wiadomości z formularza',
    withdrawals: 'Odstąpienia od umowy',
    newsletter: 'Zapis do newslettera',
    newsletterConsents: 'Zgody na newsletter',
    mailsToSend: 'Zapisy o wysyłce listów',
    outbox: 'Kopie listów',
  },
  whole: 'Pokaż szczegóły',
  wholeHint: `Godziny są w${NBSP}czasie polskim. W${NBSP}pliku jest to samo i${NBSP}reszta: klucze, wersje odpowiedzi i${NBSP}zapisy techniczne.`,
  /** Over what the law wants said beside the data. */
  information: 'O przetwarzaniu danych',
  file: 'Zapisz w pliku (JSON)',
  erase: 'Usuń moje dane...',

  eraseTitle: 'Usunąć twoje dane?',
  eraseLead: (email: string) =>
    `Usuniemy wszystko, co wiąże się z${NBSP}adresem ${email}: dane i${NBSP}pytania z${NBSP}zamówień, odpowiedzi, wiadomości, zapis do newslettera. Tego nie da się cofnąć.`,
  /** Two people may share an address. */
  eraseNames: (names: readonly string[]) =>
    `Pod tym adresem są zamówienia na różne imiona: ${names.join(', ')}. Usuniemy dane ze wszystkich.`,
  unanswered: (ids: readonly number[]) =>
    `${ofOrders(ids)}: opłacone, odpowiedź jeszcze nie wyszła. Jeśli usuniesz dane, odpowiedź już nie przyjdzie, a${NBSP}całą kwotę zwrócimy tą samą drogą temu, kto zapłacił.`,
  payable: (ids: readonly number[]) =>
    `${ofOrders(ids)}: płatność jest jeszcze otwarta. Jeśli po usunięciu danych jednak przyjdzie, zwrócimy całą kwotę.`,
  kept: (ids: readonly number[], books: string) =>
    `${ofOrders(ids)}: przepisy podatkowe każą nam zachować numer, usługę, kwotę, daty, płatność i${NBSP}adres e-\u2060mail, przez ${books} od końca roku następującego po roku zakupu. Trwające zwroty dokończymy.`,
  backups: (period: string) =>
    `Z${NBSP}kopii zapasowych dane znikną po czasie, przez który je trzymamy: ${period}.`,
  changed: `Od ostatniego kroku coś się zmieniło i${NBSP}niczego nie usunęliśmy. Przeczytaj jeszcze raz.`,
  answerLeaves: (id: number) =>
    `Właśnie wysyłamy odpowiedź na zamówienie nr ${id}, więc niczego nie usunęliśmy. Spróbuj za dwie minuty.`,
  eraseNow: 'Usuń moje dane',
  back: 'Wróć, nie usuwaj',

  erasedTitle: 'Twoje dane są usunięte',
  erasedLead: `Zniknęły z${NBSP}naszej bazy.`,
  calledOff: (ids: readonly number[]) =>
    `${ofOrders(ids)}: odwołane, pieniądze wracają do osoby, która zapłaciła.`,
  left: (ids: readonly number[]) =>
    `Zostało to, czego wymagają przepisy podatkowe: ${plural(ids.length, 'zamówienie', 'zamówienia', 'zamówienia')} nr ${numbers(ids)}.`,

  limitTitle: 'Za dużo prób',
  limitLead: (email: string) => `Spróbuj za minutę albo napisz na ${email}.`,
  foreignTitle: 'Formularz przyszedł z innej strony',
  foreignLead: `Otwórz odnośnik z${NBSP}listu jeszcze raz i${NBSP}zacznij od niego.`,
  elsewhere: (email: string) => `Napisz na ${email}, a${NBSP}przyślemy albo usuniemy twoje dane.`,
} as const;
