import type { CheckCode, Connection } from '#domain/desk/connection-checks.ts';

/** What is tried, as the state calls it. */
export const CONNECTION_NAMES: Readonly<Record<Connection, string>> = {
  'shop-address': 'Adres sklepu',
  'desk-proxy': 'Serwer pośredniczący zaplecza',
  stripe: 'Konto Stripe',
  'stripe-webhook': 'Wiadomości od Stripe',
  payu: 'Klucze PayU',
  mail: 'Poczta i list do ciebie',
  'sender-dns': 'Domena nadawcy',
  'robot-check': 'Klucz sprawdzania robotów',
  model: 'Model szkiców',
};

/** Why it does not work, and what to do. */
export const CHECK_WORDS: Readonly<Record<CheckCode, string>> = {
  unreachable: 'Nie da się połączyć. Sprawdź adres i czy druga strona działa.',
  certificate: 'Certyfikat drugiej strony nie jest godny zaufania.',
  timeout: 'Druga strona nie odpowiedziała na czas.',
  'refused-key': 'Klucz został odrzucony. Skopiuj go do ustawień jeszcze raz.',
  'limited-key': 'Klucz ma za mało praw: pozwól mu czytać konto i adresy powiadomień.',
  'not-active': 'Konto nie może jeszcze przyjmować płatności. Dokończ je w panelu operatora.',
  'test-mode': 'Konto jest w trybie próbnym.',
  'no-webhook': 'Stripe nie zna adresu powiadomień tego sklepu. Dodaj go w panelu Stripe.',
  'webhook-off': 'Powiadomienia są w Stripe wyłączone.',
  'webhook-events': 'Stripe nie wysyła wszystkich potrzebnych zdarzeń.',
  login: 'Serwer poczty odrzucił nazwę albo hasło (SMTP_URL).',
  sender: 'Serwer poczty nie pozwala wysyłać z adresu MAIL_FROM.',
  recipient: 'Serwer poczty nie przyjął adresu właścicielki.',
  'no-spf': 'Domena nie mówi, kto może wysyłać jej listy (SPF): mogą trafiać do spamu.',
  'no-dmarc': 'Domena nie ma DMARC: listy mogą trafiać do spamu.',
  'no-domain': 'W MAIL_FROM nie ma adresu z domeną.',
  'no-forwarded-for': 'Serwer pośredniczący nie podaje adresów odwiedzających (X-Forwarded-For).',
  'wrong-host': 'Serwer pośredniczący podaje inną nazwę (Host) niż DASHBOARD_URL.',
  unexpected: 'Druga strona odpowiedziała inaczej, niż powinna.',
};

/** Words of the connections on the state page. */
export const connectionsCopy = {
  title: 'Połączenia',
  lead: 'Sprawdza płatności, pocztę i resztę, zanim sprawdzi je klientka. Wyśle jeden list do właścicielek.',
  press: 'Sprawdź połączenia',
  none: 'Jeszcze nie sprawdzone.',
  works: 'działa',
  done: (broken: number) =>
    broken === 0 ? 'Wszystkie połączenia działają.' : 'Nie wszystko działa: patrz niżej.',
  failed: 'Nie udało się sprawdzić. Spróbuj jeszcze raz.',
  theirWords: (words: string) => `Słowa drugiej strony: ${words}`,
} as const;
