import { foldName } from '#server/places/fold-name.ts';
import { nameForms } from './name-forms.ts';

/** What is known of the people of an order, so that it can be found in what they typed. */
export interface Personal {
  orderId: number;
  email: string;
  customerName: string;
  partnerName: string | null;
  city: string | null;
  /** `YYYY-MM-DD`. */
  birthDates: readonly string[];
}

/** What a model sees in the place of the customer's name, and of the second person's. A draft may use both. */
export const NAME_MARK = { customer: '[IMIĘ]', partner: '[IMIĘ DRUGIEJ OSOBY]' } as const;

/** Characters that look like nothing, and would hide an address from the patterns below. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[ODNOŚNIK]'],
  // Also "anna (at) wp.pl" and "anna małpa wp kropka pl". It begins and ends where the word does: looked for from each
  // letter of a long word, it would take quadratic time.
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s*(?:@|[([{]\s*(?:at|małpa|malpa)\s*[)\]}]|\s(?:małpa|malpa)\s)\s*[\p{L}\p{N}-]+(?:\s*(?:\.|\s(?:kropka|dot)\s|[([{](?:dot|kropka)[)\]}])\s*[\p{L}\p{N}-]+)+(?:[._%+-]*[\p{L}\p{N}])*/giu,
    '[E-MAIL]',
  ],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}._]{2,}/gu, '[ODNOŚNIK]'],
  [
    /(?<!\p{L})(?:ul|al|os|pl|ulic[ay]|ulicy|aleja|alei|osiedle|osiedlu)\.?\s+(?:\p{Lu}[\p{L}.-]*\s+){1,3}\d+\s?\p{L}?(?:\s*(?:\/|m\.?)\s*\d+)?/gu,
    '[ADRES]',
  ],
  [/(?<!\d)\d{2}-\d{3}(?!\d)/g, '[ADRES]'],
  // Telephones, PESEL, cards, accounts: nine digits and more, in groups or not.
  [/(?<!\d)\+?\d(?:[\s().\-–/]{0,2}\d){8,}(?!\d)/g, '[NUMER]'],
];

const MONTHS = 'stycz|lut|mar|kwie|maj|czerw|lip|sierp|wrze|paździer|listopad|grud'.split('|');

/** A birth date in the ways that people write one. */
function datePattern(date: string): RegExp {
  const [year = '', month = '', day = ''] = date.split('-');
  const [shortMonth, shortDay] = [Number(month), Number(day)];
  const gap = '(?:\\s+(?:[./-]\\s*)?|[./-]\\s*)';
  const ways = [
    `${year}${gap}0?${shortMonth}${gap}0?${shortDay}`,
    `0?${shortDay}${gap}0?${shortMonth}${gap}(?:${year}|'?${year.slice(2)})`,
    `0?${shortDay}\\.?\\s+${MONTHS[shortMonth - 1]}\\p{L}*(?:\\s+${year})?`,
  ];
  return new RegExp(`(?<!\\d)(?:${ways.join('|')})(?!\\d)`, 'giu');
}

/**
 * Masks personal data in a text that a customer typed: the names of the order's people in any case, its address,
 * number, place and birth dates, and anything like an e-mail address, a link, a street or a long number. Names of
 * other people stay.
 */
export function maskPersonal(text: string, personal: Personal): string {
  let masked = text.normalize('NFKC').replaceAll(INVISIBLE, (sign) => (/[\n\t]/.test(sign) ? sign : ''));
  for (const date of personal.birthDates) masked = masked.replaceAll(datePattern(date), '[DATA]');
  masked = masked.replaceAll(new RegExp(`(?<!\\d)${personal.orderId}(?!\\d)`, 'g'), '[NUMER]');
  for (const [pattern, mark] of PATTERNS) masked = masked.replaceAll(pattern, () => mark);
  const known: (readonly [RegExp, string])[] = [
    ...formsOf(personal.customerName, NAME_MARK.customer),
    ...formsOf(personal.partnerName ?? '', NAME_MARK.partner),
    ...formsOf(personal.city?.split(',')[0] ?? '', '[MIEJSCE]'),
    ...formsOf(personal.email.split('@')[0] ?? '', '[E-MAIL]'),
  ];
  // Marks are left alone: a customer may be called "Numer".
  return masked
    .split(/(\[[\p{Lu} -]+\])/u)
    .map((part, at) => (at % 2 === 1 ? part : maskWords(part, known)))
    .join('');
}

const formsOf = (name: string, mark: string): (readonly [RegExp, string])[] =>
  (name.match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) => [nameForms(word), mark] as const);

const maskWords = (text: string, known: readonly (readonly [RegExp, string])[]) =>
  text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const folded = foldName(word);
    return known.find(([forms]) => forms.test(folded))?.[1] ?? word;
  });
