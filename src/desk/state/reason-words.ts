/** What a job's reason means and what to do about it, by what is found in it; the first that fits. */
const REASONS: readonly (readonly [sign: RegExp, words: string])[] = [
  // Before the mail server's numbers: a provider's answer has such a number, too.
  [
    /^PayuRefusal|^PaymentProviderError/,
    'Operator płatności odmówił albo nie odpowiedział. Sprawdź jego panel, potem ponów.',
  ],
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

/** A job's reason in Polish; nothing for one that only a programmer can read. */
export const reasonWords = (reason: string): string | undefined =>
  REASONS.find(([sign]) => sign.test(reason))?.[1];
