import type { Answer } from '#machines/answer.machine.ts';
import type { Happening } from '../model.ts';

const OTHER = 'W drugiej przeglądarce';
const WRITES = `${OTHER} otwórz to zamówienie, w odpowiedzi na pytanie I wpisz „Droga czeka na wiosnę.”`;
const TYPES = `${OTHER} otwórz to zamówienie i zacznij pisać.`;
const PUTS_DOWN = `${OTHER} zapisz szkic i przejdź do kolejki.`;
const MODEL =
  'Sklep musi mieć model: przed npm start ustaw ANSWER_API_URL i ANSWER_MODEL na model z tego komputera.';
const SENDS_AGAIN = `${OTHER} naciśnij „Wyślij ponownie”.`;

/** How a tester brings each news of an answer about, by the words that tell it. */
const HOW_IT_COMES = {
  'Ktoś zajrzał do zamówienia.': `${OTHER} otwórz to zamówienie i niczego nie zmieniaj.`,
  'Ludmiła zapisuje swoją wersję.': `${WRITES} i naciśnij „Zapisz szkic”.`,
  'Jagna zapisuje swoją wersję.': `${WRITES} i naciśnij „Zapisz szkic”.`,
  'Ludmiła zapisuje i pisze dalej.': `${WRITES}, naciśnij „Zapisz szkic” i pisz dalej.`,
  'Ludmiła skończyła pisać.': PUTS_DOWN,
  'Jagna skończyła pisać.': PUTS_DOWN,
  'Ludmiła zaczyna pisać.': TYPES,
  'Jagna zaczyna pisać.': TYPES,
  'Jagna oddaje szkic do sprawdzenia.': `${OTHER} naciśnij „Oddaj do sprawdzenia”.`,
  'Ludmiła odsyła szkic z uwagą, która ma co najmniej trzy znaki.': `${OTHER}, jako właścicielka, naciśnij „Odeślij z uwagą”, wpisz „Cieplej na końcu.” i odeślij.`,
  'Jagna poprawia szkic.': `${OTHER} zmień tekst i naciśnij „Zapisz szkic”.`,
  'Zamówienie odwołano.': `${OTHER}, jako właścicielka, naciśnij w tym zamówieniu „Odwołaj zamówienie” i potwierdź.`,
  'Zatwierdzenie cofnął ktoś inny.': `${OTHER} naciśnij „Cofnij zatwierdzenie”.`,
  'Nadeszła pora: list wychodzi.': `${OTHER} naciśnij „Wyślij teraz”.`,
  'Poczta nie przyjęła listu.':
    'Zanim list wyjdzie, zabierz folderowi outbox w danych sklepu prawo zapisu (chmod a-w .data/outbox); potem je oddaj (chmod u+w).',
  'Poczta przyjęła list.': 'Dzieje się samo, najdalej po minucie; list stoi na stronie /outbox sklepu.',
  'List wychodzi jeszcze raz.': SENDS_AGAIN,
  'Ktoś inny wysyła list jeszcze raz.': SENDS_AGAIN,
  'Model przysyła szkic.': MODEL,
  'Model milczy.': `${MODEL} Wyłącz go, zanim odpowie.`,
  'Jagna zaczyna poprawkę.': `${OTHER} naciśnij „Popraw odpowiedź”, wpisz „Pomylona karta.” i zacznij poprawkę.`,
  'Jagna porzuca poprawkę.': `${OTHER} naciśnij „Porzuć poprawkę”.`,
} as const;

/** News of an answer that this page has not made. */
export const arrives = (answer: Answer, words: keyof typeof HOW_IT_COMES): Happening => ({
  event: { type: 'answer.update', answer },
  words,
  how: HOW_IT_COMES[words],
});

/** The links that begin the chapters, by how far the answer is. */
export const OPEN = {
  waiting: 'Otwórz odnośnik /sandbox/przygotuj/zapytanie: to zamówienie, które czeka.',
  drafted: 'Otwórz odnośnik /sandbox/przygotuj/zapytanie?stan=szkic: to zamówienie z zapisanym szkicem.',
  inReview:
    'Otwórz odnośnik /sandbox/przygotuj/zapytanie?stan=sprawdzenie: to zamówienie, które czeka na sprawdzenie.',
  sent: 'Otwórz odnośnik /sandbox/przygotuj/zapytanie?stan=wyslana: to zamówienie z wysłaną odpowiedzią. Gdy list jeszcze nie wyszedł, poczekaj na niego.',
} as const;
