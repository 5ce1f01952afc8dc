/**
 * Business constants and limits (BC-1 to BC-8). Times in milliseconds unless the name says otherwise, lengths in characters. Delays of machines
 * (BC-3, BC-4) are defined in the machines, which import nothing of ours.
 */
export const CURRENCY = 'PLN';
/** VAT of readings (VAT act art. 41(1), 146ef(1)). */
export const VAT_PERCENT = 23;
export const SHOP_TIME_ZONE = 'Europe/Warsaw';
/**
 * The promise of an answer, in hours from the payment. By hand follow the words in `openapi/storefront.yaml`,
 * `order-fulfilment.machine.ts` ("dwanaście godzin") with its diagrams, docs and tests ("twelve hours", also in digits,
 * and the "ten hours" of the alarm), and the default of `OWNER_NOTICE_HOURS`, which is earlier. A change moves the
 * promise of orders already paid, too; their jobs and mails keep the old time.
 */
export const ANSWER_WITHIN_HOURS = 12;

export const SCROLL_DURATION = 500;
export const SCROLL_DELAY = 100;
export const SCROLL_OFFSET = -100;

/** Delay before a loading section shows its "taking longer" hint (U6). */
export const SLOW_HINT_AFTER = 10_000;

export const BLOG_PAGE_SIZE = 9;
export const BLOG_PAGE = 1;

export const BIRTH_YEAR_MIN = 1940;
/** Earliest birth year of a chart: the ephemeris is accurate from then on, and earlier years are typing errors. */
export const CHART_YEAR_MIN = 1900;
export const CHART_YEAR_MAX = 2040;
export const QUESTIONS_MIN = 1;
export const QUESTIONS_MAX = 3;

/** Maximum lengths of the contract's fields (OF-1). */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  city: 100,
  question: 2_000,
  couponCode: 64,
  message: 5_000,
  orderNumber: 40,
} as const;

/** Version of the consent text; a change asks every visitor again (SH-4). */
export const CONSENT_TEXT_VERSION = 1;

/** Each type of consent mode with the category that grants it (SH-3). */
export const CONSENT_TYPES = [
  ['analytics_storage', 'analytics'],
  ['functionality_storage', 'analytics'],
  ['personalization_storage', 'marketing'],
  ['ad_storage', 'marketing'],
  ['ad_user_data', 'marketing'],
  ['ad_personalization', 'marketing'],
] as const satisfies readonly (readonly [string, 'analytics' | 'marketing'])[];

/** How many places are offered in place of one that is not known, or that may be several. */
export const PLACES_OFFERED = 8;

/** Characters that a mail to a customer has at least. */
export const MAIL_SHORTEST = 3;

/** The brand of the sample, which a shop of one's own has a name instead of. */
export const SAMPLE_BRAND = 'Kwiat Paproci';
