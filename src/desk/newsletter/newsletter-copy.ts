import { DESK_PAGES } from '#desk/pages.ts';
import { counted, NBSP } from '#copy/site/format.ts';
import { editWords } from '#desk/frame/edit/edit-words.ts';
import { outOf } from '#desk/copy/out-of.ts';

const people = (count: number) => counted(count, 'osoby', 'osób', 'osób');
const addresses = (count: number) => counted(count, 'adres', 'adresy', 'adresów');

/** Words of the newsletter's issues and addresses. */
export const newsletterCopy = {
  title: DESK_PAGES.newsletter.title,
  lead: 'List wychodzi tylko na adresy, które ktoś sam potwierdził. Bez obrazków i bez śledzenia odnośników.',
  loading: 'Wczytuję newsletter',
  failed: 'Nie udało się wczytać newslettera',
  issueFailed: 'Nie udało się wczytać listu',
  back: 'Newsletter',
  reach: ({ confirmed, unconfirmed, stopped }: { confirmed: number; unconfirmed: number; stopped: number }) =>
    [
      `Potwierdzonych: ${addresses(confirmed)}`,
      unconfirmed > 0 && `czeka na potwierdzenie: ${unconfirmed}`,
      stopped > 0 && `zatrzymanych: ${stopped}`,
    ]
      .filter(Boolean)
      .join(' · '),
  add: 'Napisz list',
  newSubject: 'Nowy list',
  addFailed: 'Nie udało się zacząć listu. Spróbuj jeszcze raz.',
  list: 'Listy do czytelniczek',
  columns: {
    subject: 'Temat',
    state: 'Stan',
    at: 'Kiedy',
    accepted: 'Wyszło',
    unsubscribed: 'Wypisało się',
  },
  older: 'Starsze',
  latest: 'Najnowsze',
  empty: 'Nie ma jeszcze żadnego listu',
  emptyText: 'Napisany list najpierw wyślesz próbnie do siebie.',
  state: {
    draft: 'szkic',
    sending: 'wychodzi',
    stopped: 'zatrzymany',
    sent: 'wysłany',
    canceled: 'zakończony przed czasem',
  },
  of: (accepted: number, recipients: number) => (recipients === 0 ? '' : `${accepted} ${outOf(recipients)}`),
  what: 'Treść listu',
  preview: 'Tak go przeczytają',
  previewStale: 'Podgląd pokazuje to, co zapisane. Zapisz, żeby zobaczyć zmiany.',
  previewFailed: 'Nie udało się pokazać podglądu',
  field: {
    subject: 'Temat',
    preheader: 'Zapowiedź (skrzynki pokazują ją za tematem)',
    body: 'List',
    linkText: 'Napis na przycisku',
    linkUrl: 'Dokąd prowadzi przycisk',
  },
  bodyHint:
    'Pusty wiersz zaczyna akapit. Adresy od https:// będą odnośnikami. Powód listu, wypisanie i dane sprzedawcy dopisze sklep.',
  targetHint:
    'Adres od https:// albo ścieżka w sklepie, np. /tarot. Oba pola przycisku możesz zostawić puste.',
  send: 'Wysyłka',
  mine: 'Wyślij próbnie do mnie',
  tried: 'Próbny list idzie na twój adres.',
  start: (count: number) => `Wyślij do ${people(count)}`,
  startAsk: (count: number) => `Wysłać ten list do ${people(count)}?`,
  startText:
    'Od tej chwili nie zmienisz treści. Każda osoba dostanie list najwyżej raz; wysyłkę możesz zatrzymać.',
  startStay: 'Jeszcze nie',
  nobody: 'Nie ma jeszcze żadnego potwierdzonego adresu.',
  unsaved: 'Najpierw zapisz zmiany.',
  outUnsaved:
    'Ten list już poszedł. Tego, co wpisane później, w nim nie ma: skopiuj, jeśli się przyda, i odrzuć.',
  unready: 'Zanim list wyjdzie:',
  similar: 'Napisz podobny',
  remove: {
    press: 'Usuń szkic',
    title: 'Usunąć szkic?',
    text: 'Nikt go nie dostał. Treści nie da się przywrócić.',
    stay: 'Zostaw',
    go: 'Usuń',
  },
  stop: 'Zatrzymaj',
  hasStopped: 'Wysyłka jest zatrzymana.',
  resume: 'Wyślij dalej',
  goesOn: 'Wysyłka idzie dalej.',
  hasEnded: 'Wysyłka jest zakończona przed czasem.',
  cancel: {
    press: 'Zakończ',
    title: 'Zakończyć wysyłkę?',
    text: 'Kto jeszcze nie dostał listu, już go nie dostanie.',
    stay: 'Zostaw zatrzymany',
    go: 'Zakończ',
  },
  cancelled: 'Klucz nie został użyty, nic się nie stało.',
  actionFailed: 'Nie udało się. Spróbuj jeszcze raz.',
  newer: 'Ktoś zmienił ten list przed chwilą. Tak jest teraz.',
  other: 'Inny list właśnie wychodzi. Poczekaj, aż skończy, albo go zatrzymaj.',
  waits: (time: string) => `Serwer poczty teraz nie przyjmuje listów. Następna próba o${NBSP}${time}.`,
  problem: {
    login: 'Serwer poczty nie przyjął hasła. Sprawdź ustawienie SMTP_URL, potem wyślij dalej.',
    letter: 'Serwer poczty odmówił tego listu. Sprawdź u dostawcy, co mu się nie podoba, potem wyślij dalej.',
    refusals:
      'Serwer poczty odmawia wszystkim: odmówił pięciu adresom z rzędu. Sprawdź u dostawcy, czy konto działa, potem wyślij dalej.',
    silence:
      'Serwer poczty trzy razy nie odpowiedział po odebraniu listu. Sprawdź, czy listy dochodzą, potem wyślij dalej.',
  },
  restore: (count: number) => `Przywróć ${addresses(count)}`,
  restoreText: (count: number) =>
    `Podczas tej wysyłki serwer poczty uznał, że część adresów nie istnieje: ${count}. Nie dostają już newslettera. Jeśli to była pomyłka serwera, przywróć je.`,
  restored: 'Przywrócone: następny list znowu tam pójdzie.',
  counts: {
    recipients: 'miało go dostać',
    accepted: 'przyjął serwer poczty',
    waiting: 'czeka',
    refused: 'nikogo nie ma pod adresem',
    givenUp: 'skrzynka odkładała za długo',
    unclear: 'nie wiadomo, nie wyślemy drugi raz',
    left: 'wypisało się wcześniej',
    unsubscribed: 'wypisało się z tego listu',
  },
  addresses: 'Adresy',
  bounced: 'Adresy, z których listy wróciły',
  bouncedHint:
    'Zwroty przychodzą na skrzynkę sklepu, której sklep nie czyta. Wklej adresy; nie dostaną już newslettera, dopóki ktoś nie zapisze się od nowa.',
  bouncedPress: 'Zatrzymaj te adresy',
  bouncedMissing: 'Wklej co najmniej jeden adres',
  bouncedDone: ({ stopped, unknown }: { stopped: number; unknown: number }) =>
    `Zatrzymane: ${stopped}.${unknown > 0 ? ` Niezapisanych na newsletter: ${unknown}.` : ''}`,
  download: 'Pobierz potwierdzone adresy (CSV)',
  downloaded: 'Plik jest na twoim urządzeniu. To dane osobowe: trzymaj go krótko.',
  ...editWords({
    noun: { gender: 'masculine', genitive: 'listu', accusative: 'list' },
    stored: 'draft',
  }),
} as const;
