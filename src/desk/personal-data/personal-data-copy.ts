import { DESK_PAGES } from '#desk/pages.ts';
import { NBSP } from '#copy/site/format.ts';
import { retentionPeriod, retentionYears } from '#copy/law/retention.ts';

/** Words of the page with a person's data. */
export const personalDataCopy = {
  title: DESK_PAGES.personalData.title,
  lead: `Każdy może zobaczyć, pobrać i${NBSP}usunąć swoje dane sam. Tu robisz to za kogoś, kto poprosił o${NBSP}to inaczej.`,
  ownPage: 'Strona dla klientek',
  sure: `Zanim coś wyślesz albo usuniesz, upewnij się, że adres należy do osoby, która prosi. Najprościej: niech poprosi z${NBSP}tej skrzynki. Masz na odpowiedź miesiąc.`,
  email: 'Adres e-mail',
  emailHint: `Dokładnie ten, na który przychodzą listy. Wielkość liter nie ma znaczenia.`,
  emailWrong: 'Podaj prawidłowy adres e-mail, na przykład anna@poczta.pl',
  find: 'Znajdź',
  findFailed: 'Nie udało się sprawdzić. Spróbuj jeszcze raz.',

  found: (email: string) => `Mamy dane związane z${NBSP}adresem ${email}.`,
  nothing: 'Nic tu nie ma',
  nothingText: (email: string) =>
    `Nie przechowujemy niczego, co byłoby związane z${NBSP}adresem ${email}. Sprawdź, czy nie ma w${NBSP}nim literówki.`,
  counts: {
    orders: 'Zamówienia i szkice zamówień',
    inBooks: 'w tym tylko do rozliczeń',
    gifts: 'Odczyty od kogoś w prezencie',
    messages: 'Wiadomości z formularza',
    withdrawals: 'Odstąpienia od umowy',
    newsletter: 'Zapis do newslettera',
    consents: 'Zgody',
    ratings: 'Oceny',
    mails: 'Zapisy o wysyłce i kopie listów',
  },
  download: 'Pobierz dane (JSON)',
  downloadHint: 'Wyślij plik tylko na ten adres. Potem usuń go ze swojego urządzenia.',

  erase: 'Usuń dane',
  eraseLead: `Znikną dane i${NBSP}pytania z${NBSP}zamówień, odpowiedzi, wiadomości i${NBSP}zapis do newslettera. Oceny zostaną bez podpisu. Tego nie da się cofnąć.`,
  onlyBooks: 'Zostało tylko to, czego wymagają przepisy podatkowe. Nie ma już czego usuwać.',
  unanswered: 'Opłacone, odpowiedź jeszcze nie wyszła',
  unansweredText: `Usunięcie je odwoła: odpowiedź nie wyjdzie, a${NBSP}cała kwota wróci tą samą drogą. Sklep nie wyśle o${NBSP}tym listu: powiedz jej sama.`,
  payable: 'Płatność jest jeszcze otwarta',
  payableText: 'Jeśli pieniądze przyjdą po usunięciu danych, sklep zwróci je sam.',
  kept: 'Zostanie część do rozliczeń',
  keptText: (years: number) =>
    `Numer, usługa, kwota, daty, płatność i${NBSP}adres e-mail, przez ${retentionYears(years)} od końca roku następującego po roku zakupu. Trwające zwroty sklep dokończy.`,
  backups: (days: number) =>
    `Z${NBSP}kopii zapasowych dane znikną po czasie, przez który są trzymane: ${retentionPeriod(days)}.`,
  order: (id: number) => `nr ${id}`,
  openToo: (unanswered: number) =>
    unanswered > 0
      ? 'Wiem, co stanie się z tymi zamówieniami. Odwołaj opłacone i usuń dane.'
      : 'Wiem, co stanie się z tymi zamówieniami. Usuń dane.',
  openMissing: 'Zaznacz, że zamówienia można odwołać, albo najpierw na nie odpowiedz.',
  again: 'Przepisz adres',
  againHint: (email: string) => `Żeby potwierdzić, wpisz jeszcze raz: ${email}`,
  againWrong: 'To nie jest ten sam adres',
  eraseNow: 'Usuń dane na zawsze',

  erased: 'Dane są usunięte',
  erasedText: (email: string) =>
    `Zniknęło wszystko, co było związane z${NBSP}adresem ${email}, poza tym, co stoi niżej.`,
  erasedWhole: (email: string) => `Zniknęło wszystko, co było związane z${NBSP}adresem ${email}.`,
  calledOff: 'Odwołane, pieniądze wracają',
  left: 'Zostało do rozliczeń',
  telling: 'Napisz tej osobie, że jej dane są usunięte.',

  outcome: {
    downloaded: 'Plik pobrany.',
    downloadCancelled: 'Bez klucza plik się nie pobierze.',
    downloadFailed: 'Plik się nie pobrał. Spróbuj jeszcze raz.',
    eraseCancelled: 'Bez klucza nic się nie usunie. Wszystko jest, jak było.',
    eraseFailed: {
      refused: 'Nic nie zostało usunięte. Spróbuj jeszcze raz.',
      unknown: `Nie wiadomo, czy dane zostały usunięte: zaplecze nie odpowiedziało. Sprawdź jeszcze raz przyciskiem „Znajdź”.`,
    },
    changed: `Od ostatniego sprawdzenia coś się zmieniło i${NBSP}nic nie zostało usunięte. Ta strona pokazuje już to, co mamy teraz: przeczytaj jeszcze raz.`,
    answerLeaves: `Właśnie wychodzi odpowiedź na jedno z${NBSP}zamówień, więc nic nie zostało usunięte. Spróbuj za dwie minuty.`,
    openOrders: `Są otwarte zamówienia, więc nic nie zostało usunięte.`,
  },
} as const;
