import type { CheckCode, Connection } from '#domain/desk/connection-checks.ts';

/** What is tried, as the state calls it. */
export const CONNECTION_NAMES: Readonly<Record<Connection, string>> = {
  'shop-address': 'Adres sklepu',
  'desk-proxy': 'Serwer pośredniczący zaplecza',
  stripe: 'Konto Stripe',
  'stripe-webhook': 'Wiadomości od Stripe',
  payu: 'Klucz OAuth PayU',
  mail: 'Poczta i list do ciebie',
  'sender-dns': 'Domena nadawcy',
  'robot-check': 'Klucz sprawdzania robotów',
  model: 'Model szkiców',
  'alarm-webhook': 'Alarmy poza pocztą',
  heartbeat: 'Znak życia dla strażnika',
};

/** What a trial cannot try of a connection, beside it where it works. */
export const CHECK_LEAVES_OUT: Readonly<Partial<Record<Connection, string>>> = {
  'stripe-webhook': 'Sekretu powiadomień nie da się sprawdzić bez wpłaty.',
  payu: 'Numeru punktu płatności i drugiego klucza nie da się sprawdzić bez wpłaty.',
};

/** Why it does not work, and what to do. */
export const CHECK_WORDS: Readonly<Record<CheckCode, string>> = {
  unreachable: 'Nie da się połączyć. Sprawdź adres i czy druga strona działa.',
  certificate:
    'Certyfikat drugiej strony nie jest godny zaufania. Odnów go albo popraw adres w ustawieniach.',
  timeout: 'Druga strona nie odpowiedziała na czas. Sprawdź za chwilę jeszcze raz.',
  'refused-key': 'Klucz został odrzucony. Skopiuj go do ustawień jeszcze raz.',
  'limited-key': 'Klucz ma za mało praw: pozwól mu czytać konto i adresy powiadomień.',
  'not-active': 'Konto nie może jeszcze przyjmować płatności. Dokończ je w panelu operatora.',
  'no-webhook': 'Stripe nie zna adresu powiadomień tego sklepu. Dodaj go w panelu Stripe.',
  'webhook-off': 'Powiadomienia są w Stripe wyłączone. Włącz je w panelu Stripe.',
  'webhook-events': 'Stripe nie wysyła wszystkich potrzebnych zdarzeń. Zaznacz je w panelu Stripe.',
  login: 'Serwer poczty odrzucił nazwę albo hasło. Popraw SMTP_URL.',
  sender: 'Serwer poczty nie pozwala wysyłać z adresu MAIL_FROM. Zmień go albo dopuść u dostawcy poczty.',
  recipient: 'Serwer poczty nie przyjął adresu właścicielki. Sprawdź, czy ta skrzynka istnieje.',
  'no-spf': 'Domena nie mówi, kto może wysyłać jej listy, więc mogą trafiać do spamu. Dodaj wpis SPF w DNS.',
  'no-dmarc': 'Domena nie ma DMARC, więc listy mogą trafiać do spamu. Dodaj wpis DMARC w DNS.',
  'no-domain': 'W MAIL_FROM nie ma adresu z domeną. Wpisz pełny adres.',
  'no-forwarded-for':
    'Serwer pośredniczący nie podaje adresów odwiedzających. Ustaw w nim nagłówek X-Forwarded-For.',
  'wrong-host': 'Serwer pośredniczący podaje inną nazwę niż DASHBOARD_URL. Ustaw w nim nagłówek Host.',
  unexpected: 'Druga strona odpowiedziała inaczej, niż powinna. Sprawdź jej adres w ustawieniach.',
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
