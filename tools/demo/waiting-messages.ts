import type { ContactKind } from '#domain/typed/contact-kind.ts';

/** A message that nobody has dealt with. */
export interface WaitingMessage {
  /** Since it came. */
  hours: number;
  message: string;
  /** The kind chosen in the form; without it the text suggests one. */
  kind?: ContactKind;
  /** A person of the desk has said that it is nothing else. */
  isSorted?: boolean;
  /** The answer found nobody at her address. */
  isRefused?: boolean;
  /** She was answered, and has written once more. */
  wroteAgain?: { hours: number; words: string; isPasted?: boolean; isFromOther?: boolean };
}

const DAYS = 24;

/** Messages of each kind, chosen or suggested, and of each state: with days left, due soon, late, refused, written again. */
export const WAITING_MESSAGES: readonly WaitingMessage[] = [
  {
    hours: 15.5 * DAYS,
    kind: 'complaint',
    message: 'Odpowiedź dotyczyła innej osoby niż ta, o którą pytałam. Proszę o zwrot albo nową odpowiedź.',
  },
  {
    hours: 12 * DAYS,
    kind: 'complaint',
    message: 'Odpowiedź przyszła trzy godziny po czasie, a pytałam o rozmowę, która była rano.',
    isRefused: true,
  },
  {
    hours: 9 * DAYS,
    message: 'Składam reklamację. W liście nie ma ani słowa o drugim pytaniu.',
    wroteAgain: {
      hours: 2 * DAYS,
      words: 'Dziękuję za odpowiedź, ale drugiego pytania nadal w niej nie ma.',
    },
  },
  { hours: 3 * DAYS, message: 'Chciałabym złożyć reklamację, bo dostałam tę samą odpowiedź co w maju.' },
  {
    hours: 20 * DAYS,
    kind: 'personal-data',
    message: 'Proszę o kopię wszystkiego, co o mnie Państwo mają.',
  },
  { hours: 1.2 * DAYS, message: 'Proszę o usunięcie moich danych z Państwa bazy. Nie będę już zamawiać.' },
  {
    hours: 11.5 * DAYS,
    kind: 'withdrawal',
    message: 'Piszę tutaj, bo nie znalazłam formularza: rezygnuję i proszę o pieniądze z powrotem.',
  },
  { hours: 2.1 * DAYS, message: 'Odstępuję od umowy. Pomyliłam usługę, chodziło mi o horoskop.' },
  {
    hours: 13 * DAYS,
    kind: 'invoice',
    message: 'Proszę o fakturę na firmę, NIP podam w odpowiedzi.',
    wroteAgain: { hours: 5 * DAYS, words: 'NIP: 000-000-00-00, Pracownia Przykład.', isPasted: true },
  },
  { hours: 0.4 * DAYS, message: 'Czy mogę dostać fakturę za wczorajsze zamówienie?' },
  {
    hours: 6 * DAYS,
    kind: 'accessibility',
    message: 'Czytnik ekranu nie odczytuje mi nazwy pola z miastem urodzenia.',
  },
  {
    hours: 7 * DAYS,
    message:
      'Jak do tej pory wszystkie reklamacje w moim życiu to strata czasu, więc pytam o karty, nie o sklep.',
    isSorted: true,
  },
  {
    hours: 4 * DAYS,
    message: 'Kupon z newslettera nie działa, sklep pisze, że wygasł, a dostałam go przedwczoraj.',
    wroteAgain: { hours: 20, words: 'Piszę z pracy, tu zrzut ekranu z kuponem.', isFromOther: true },
  },
  {
    hours: 26,
    message: 'Chciałam podziękować za odczyt. Dawno nikt tak uważnie nie odpowiedział na moje pytanie.',
  },
  { hours: 5, message: 'Czy prowadzą Państwo rozmowy przez telefon, czy tylko odpowiedzi na piśmie?' },
  {
    hours: 0.6,
    message: 'Podałam zły adres e-mail w zamówieniu. Zamiast kropki wpisałam przecinek. Co teraz?',
  },
];
