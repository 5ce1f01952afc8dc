type Reasons = readonly (readonly [sign: RegExp, words: string])[];

/** What the reason of a job that calls no mail server means: who the other side is, its name says. */
const OF_CALLS: Reasons = [
  [
    /^PayuRefusal|^PaymentProviderError/,
    'Operator płatności odmówił albo nie odpowiedział. Sprawdź jego panel, potem ponów.',
  ],
  [
    /self.signed|certificate|CERT_/i,
    'Druga strona pokazuje certyfikat, któremu nie można ufać. Sprawdź jej adres w ustawieniach i „Sprawdź połączenia”.',
  ],
  [
    /\b(ECONNREFUSED|ESOCKET|ECONNRESET|EDNS|ENOTFOUND|EAI_AGAIN)\b/,
    'Z drugą stroną nie da się połączyć. Naciśnij „Sprawdź połączenia”, potem ponów.',
  ],
  [
    /\b(ETIMEDOUT|ECONNECTION)\b|TimeoutError/,
    'Druga strona nie odpowiedziała na czas. Ponów, a jeśli to nie pomoże, sprawdź połączenia.',
  ],
];

/** What the reason of a job that sends mail means and what to do about it, by what is found in it; the first that fits. */
const OF_MAIL: Reasons = [
  [
    /self.signed|certificate|CERT_/i,
    'Serwer poczty pokazuje certyfikat, któremu nie można ufać. Popraw certyfikat albo nazwę serwera w SMTP_URL.',
  ],
  [/\bEAUTH\b/, 'Serwer poczty nie przyjął nazwy albo hasła. Sprawdź SMTP_URL.'],
  [
    /\b(ECONNREFUSED|ESOCKET|ECONNRESET)\b/,
    'Serwer poczty nie przyjmuje połączeń. Sprawdź w SMTP_URL nazwę i port, i czy serwer działa.',
  ],
  [/\b(EDNS|ENOTFOUND)\b/, 'Nie ma serwera poczty o takiej nazwie. Sprawdź SMTP_URL.'],
  [/\b(ETIMEDOUT|ECONNECTION)\b/, 'Serwer poczty nie odpowiada. Sklep spróbuje znowu sam.'],
  [/ 5\.1\.(1|2|3|6|10)\b/, 'Pod tym adresem nikogo nie ma. Popraw adres przy zamówieniu.'],
  [
    / [45]\.2\.\d/,
    'Skrzynka klientki jest pełna albo zamknięta. Ponów za dzień albo popraw adres przy zamówieniu.',
  ],
  [/ [45]\d\d\b/, 'Serwer poczty odrzucił list. Zapytaj dostawcę poczty, dlaczego, potem ponów.'],
  [
    /TimeoutError/,
    'Druga strona nie odpowiedziała na czas. Ponów, a jeśli to nie pomoże, sprawdź połączenia.',
  ],
];

/** What a failed request means, where a provider of payments made it fail: nobody can do it once more. */
export const requestReason = (reason: string): string | undefined =>
  /^PayuRefusal|^PaymentProviderError/.test(reason)
    ? 'Operator płatności odmówił albo nie odpowiedział. Sprawdź połączenia i jego panel.'
    : undefined;

/** The reason of a job of a kind in Polish; nothing for one that only a programmer can read. */
export const reasonWords = (reason: string, kind: string): string | undefined =>
  (/^(mail|newsletter)\./.test(kind) ? OF_MAIL : OF_CALLS).find(([sign]) => sign.test(reason))?.[1];
