import { NBSP } from '#copy/site/format.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';

const hours = `${ANSWER_WITHIN_HOURS}${NBSP}godzin`;

/** Words of signing in, an invitation, an expired session. */
export const signInCopy = {
  title: 'Dzień dobry',
  saying: `Odpowiedź w ${hours}, od kogoś, kogo zna się z imienia.`,
  lead: 'Tu wróżki piszą odpowiedzi. Wejdziesz kluczem tego urządzenia: odciskiem palca, twarzą albo PIN-em.',
  withKey: 'Wejdź kluczem',
  proving: 'Sprawdzam…',
  noKey: 'Nie mam przy sobie klucza',
  codesLead:
    'Masz dziesięć kodów zapasowych, każdy działa raz. Wpisz jeden z nich, a po wejściu dodasz nowy klucz.',
  code: 'Kod zapasowy',
  codeHint: 'Sześć grup po cztery znaki. Myślniki i wielkość liter są bez znaczenia.',
  withCode: 'Wejdź kodem',
  codeMissing: 'Najpierw wpisz kod.',
  hasInvitation: 'Mam zaproszenie',
  invitationLead: 'Otwórz odnośnik z listu na tym urządzeniu, na którym będziesz pisać.',
  sampleTag: 'Sklep próbny',
  sampleTitle: 'Wejdź bez klucza',
  sampleText: 'Dane są zmyślone, listy trafiają do skrzynki nadawczej, a nie do ludzi.',
  /** With a mail server of its own. */
  sampleSends: 'Dane są zmyślone, ale listy wychodzą na wpisane adresy.',
  sampleOwner: 'Wejdź jako właścicielka',
  sampleAs: (name: string) => `Wejdź jako ${name}`,
  sampleLink: 'Żeby wejść bez klucza, otwórz odnośnik, który sklep wypisał przy starcie.',
  noPasskeys: 'Ta przeglądarka nie zna kluczy. Wejdź kodem albo użyj nowszej.',
  codeRefused: 'Ten kod nie pasuje albo był już użyty.',
  codeLocked: 'Za dużo złych kodów z tego miejsca. Kod wpiszesz znów za kilka minut.',
  keyStillWorks: 'Kluczem wejdziesz od razu.',
  refusal: {
    refused: 'Nie udało się wejść: ten klucz nie pasuje albo urządzenie go nie użyło.',
    cancelled: 'Przerwano, zanim klucz zadziałał. Spróbuj jeszcze raz.',
    'link-used': 'Ten odnośnik był już użyty albo wygasł. Następny wypisze sklep przy starcie.',
    'link-locked':
      'Za dużo nieznanych odnośników z tego miejsca. Ten może być dobry: spróbuj za kilka minut.',
    unanswered: 'Zaplecze nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
  },
} as const;

export const expiredCopy = {
  title: 'Wejdź jeszcze raz',
  text: 'Sesja wygasła. Twój tekst czeka pod spodem, nic nie zginęło.',
  other: 'Wejdź inaczej',
} as const;

export const invitationCopy = {
  saying: `Świeca, karty i ${hours}. Resztą zajmiemy się my.`,
  from: (name: string) => `Zaproszenie, wysyła: ${name}`,
  fromTerminal: 'Zaproszenie',
  welcome: (name: string) => `Witaj, ${name}`,
  specialist:
    'Od dziś piszesz odpowiedzi tutaj. Zobaczysz tylko zamówienia do siebie: imię, datę urodzenia, pytania i termin.',
  owner: 'Od dziś prowadzisz sklep tutaj: zamówienia, odpowiedzi i wysyłkę.',
  keyTitle: '1. Klucz',
  keyText: 'Zapisz klucz w tym urządzeniu: odcisk palca, twarz albo PIN. Hasła nie ma.',
  register: 'Zapisz klucz w tym urządzeniu',
  registering: 'Zapisuję…',
  keySaved: 'Klucz zapisany w tym urządzeniu',
  keySavedText: 'Dodaj drugi na komputerze, gdy będziesz przy nim.',
  codesTitle: '2. Kody zapasowe',
  codesText: 'Gdyby urządzenie zginęło. Pokazujemy je tylko teraz: zapisz je na kartce, nie w poczcie.',
  print: 'Wydrukuj',
  copy: 'Skopiuj',
  copied: 'Skopiowane',
  copyRefused: 'Przeglądarka nie pozwoliła skopiować kodów. Przepisz je na kartkę albo wydrukuj.',
  kept: 'Mam je zapisane w bezpiecznym miejscu',
  go: 'Przejdź do kolejki',
  notKept: 'Najpierw potwierdź, że masz kody.',
  used: 'Zaproszenie działało raz i właśnie wygasło.',
  gone: 'To zaproszenie już nie działa',
  locked: 'Sprawdzimy zaproszenie za kilka minut',
  lockedText:
    'Z tego miejsca otwarto zbyt wiele nieznanych odnośników. Twój może być dobry. Zostaw tę stronę otwartą: sama sprawdzi go jeszcze raz.',
  goneText:
    'Było użyte albo cofnięte, minęła doba, albo karta ma już kogoś innego. Poproś o nowe. Jeśli klucz był tu przed chwilą zapisywany, mógł się zapisać: wejdź nim i zrób na swojej stronie nowe kody zapasowe.',
  hasKey: 'Mam już klucz',
  refusal: {
    refused: 'Klucz nie został przyjęty. Spróbuj jeszcze raz albo otwórz zaproszenie na innym urządzeniu.',
    'key-known': 'To urządzenie ma już twój klucz. Wejdź nim: zaproszenia nie trzeba.',
    cancelled: 'Przerwano, zanim klucz powstał. Spróbuj jeszcze raz.',
    unanswered: 'Zaplecze nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
  },
} as const;
