import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';

/** The settings that decide who gets data. */
export type RecipientSettings = Pick<Config, 'recaptcha' | 'gtmId' | 'newsletterScriptUrl' | 'answerModel'>;

const USA =
  'może przekazywać dane do USA, na podstawie ram EU-US Data Privacy Framework i standardowych klauzul umownych';
const hostOf = (address: string) => new URL(address).hostname;
const isHere = (address: string) => /^(localhost|127\..*|\[::1\])$/.test(hostOf(address));

/** Who gets personal data, by the settings: it names whom this very shop uses. */
export function recipientsOf({
  recaptcha,
  gtmId,
  newsletterScriptUrl,
  answerModel,
}: RecipientSettings): string[] {
  return [
    'PayU S.A.: płatności PayU',
    `Stripe Payments Europe, Limited (Irlandia): płatności kartą; ${USA}`,
    'wróżka, którą wybierasz: dane i pytania zamówienia, bez adresu e-mail',
    'dostawca hostingu i dostawca poczty: tyle, ile potrzeba do działania sklepu',
    ...(recaptcha.siteKey === undefined
      ? []
      : [
          `Google Ireland Limited (reCAPTCHA): sprawdzenie, czy formularz kontaktowy wysyła człowiek; ${USA}`,
        ]),
    ...(gtmId === undefined
      ? []
      : [`Google Ireland Limited (Google Tag Manager): statystyki i marketing, za twoją zgodą; ${USA}`]),
    ...(newsletterScriptUrl === undefined
      ? []
      : [`usługa newslettera ${hostOf(newsletterScriptUrl)}: skrypt na stronach`]),
    ...(answerModel === undefined || isHere(answerModel.url)
      ? []
      : [
          `dostawca modelu językowego ${hostOf(answerModel.url)}: pytania i pozycje planet, a imiona, daty urodzenia i adresy z zamówienia są w nich zakryte; szkic poprawia i zatwierdza człowiek`,
        ]),
  ];
}

/** The same as a list for the privacy page. */
export const recipientsText = (settings: RecipientSettings): string =>
  `<ul>${recipientsOf(settings)
    .map((recipient) => `<li>${escapeHtml(recipient)}</li>`)
    .join('')}</ul>`;
