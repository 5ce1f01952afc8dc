import type { Answer } from '#machines/answer.machine.ts';
import type { Happening } from '../model.ts';

/** The second browser is Jagna's; what she may not do, the owner does in another tab of her own. */
const OTHER = 'W drugiej przeglądarce';
const OWN_TAB = 'Otwórz to zamówienie w drugiej karcie tej samej przeglądarki i tam';
const TAKES = `${OTHER} otwórz to zamówienie, naciśnij „Przejmij pisanie”, jeśli jest,`;
const WRITES = `${TAKES} w odpowiedzi na pytanie I wpisz „Droga czeka na wiosnę.”`;
/** A text that she saves would be another one: she changes nothing. */
const TYPES = `${TAKES} dopisz literę i ją usuń.`;
/** The pen is free two minutes after its holder's last key. */
const PUTS_DOWN = `${OTHER} niczego nie naciskaj przez dwie minuty.`;
const MODEL =
  'Sklep musi mieć model: przed npm start ustaw ANSWER_API_URL i ANSWER_MODEL na model z tego komputera.';
const SENDS_AGAIN = `${OTHER} naciśnij „Wyślij ponownie”.`;

/** Its mail waits until the folder is given back. */
const OUTBOX_SHUT = 'Zabierz folderowi outbox w danych sklepu prawo zapisu (chmod a-w .data/outbox).';

/** How a tester causes each update of an answer, by its label. */
const HOW_IT_COMES = {
  'Ktoś zajrzał do zamówienia.': `${OTHER} otwórz to zamówienie i niczego nie zmieniaj.`,
  'Jagna zapisuje swoją wersję.': `${WRITES} i naciśnij „Zapisz szkic”; potem u siebie naciśnij „Przejmij pisanie”.`,
  'Jagna zapisuje i pisze dalej.': `${WRITES} i naciśnij „Zapisz szkic”; pióro zostaje u niej.`,
  'Jagna skończyła pisać.': PUTS_DOWN,
  'Jagna zaczyna pisać.': TYPES,
  'Jagna oddaje szkic do sprawdzenia.': `${OTHER} naciśnij „Oddaj do sprawdzenia”.`,
  'Ludmiła odsyła szkic z uwagą, która ma co najmniej trzy znaki.': `${OWN_TAB} naciśnij „Odeślij z uwagą”, wpisz „Cieplej na końcu.” i odeślij.`,
  'Jagna poprawia szkic.': `${OTHER} zmień tekst i naciśnij „Zapisz szkic”.`,
  'Zamówienie odwołano.': `${OWN_TAB} naciśnij „Odwołaj zamówienie” i potwierdź.`,
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
  'Umowa idzie jeszcze raz.': `${OUTBOX_SHUT} ${OWN_TAB} wyślij umowę ponownie.`,
  'Poczta przyjęła umowę.':
    'Oddaj folderowi outbox prawo zapisu (chmod u+w .data/outbox) i poczekaj: sklep sam ponawia wysyłkę.',
  'Jagna porzuca poprawkę.': `${OTHER} naciśnij „Porzuć poprawkę”.`,
} as const;

/** News of an answer that this page has not made. */
export const arrives = (answer: Answer, words: keyof typeof HOW_IT_COMES): Happening => ({
  event: { type: 'answer.update', answer },
  words,
  how: HOW_IT_COMES[words],
});

/** The second person has the pen no more. While one waits for it oneself, two minutes are too long. */
export const putsDown = (answer: Answer, isWaiting: boolean): Happening => ({
  ...arrives({ ...answer, lockedBy: undefined }, 'Jagna skończyła pisać.'),
  ...(isWaiting && { isBeyondHands: true }),
});

/** The links that begin the chapters, by how far the answer is. */
export const OPEN = {
  waiting: 'Otwórz odnośnik /sandbox/przygotuj/zapytanie: to zamówienie, które czeka.',
  drafted: 'Otwórz odnośnik /sandbox/przygotuj/zapytanie?stan=szkic: to zamówienie z zapisanym szkicem.',
  inReview:
    'Otwórz odnośnik /sandbox/przygotuj/zapytanie?stan=sprawdzenie: to zamówienie, które czeka na sprawdzenie.',
  sent: 'Otwórz odnośnik /sandbox/przygotuj/zapytanie?stan=wyslana: to zamówienie z wysłaną odpowiedzią. Gdy list jeszcze nie wyszedł, poczekaj na niego.',
} as const;
