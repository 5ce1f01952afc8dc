/** Kind of product API behind the shop: this repository's own, or another that implements the contract. */
export type BackendKind = 'own' | 'foreign';

/** What a backend can do beyond the calls that the contract requires. */
export type Ability =
  /** Receives a statement of withdrawal, receipts it and carries it out. */
  | 'withdrawal'
  /** Mails a person the way to her data. */
  | 'ownData'
  /** Stores what an order agrees to, and the request to begin at once. */
  | 'consents'
  | 'lunarCalendar'
  | 'places'
  /** Draws a chart without the hour of birth. */
  | 'unknownHour'
  /** Confirms and ends a newsletter by our own pages, and gives the e-book away. */
  | 'newsletterLinks'
  /** Knows over all devices whether a purchase was reported. */
  | 'purchaseReport'
  /** Takes what a message is about. */
  | 'messageTopics'
  /** Has the table behind "Pomóż mi wybrać". */
  | 'guide'
  /** Ratings are collected as /oceny describes. */
  | 'ratings'
  /** Mails the agreement before the answer is begun. */
  | 'agreementMail'
  /** Its card page offers Apple Pay and Google Pay. */
  | 'wallets'
  /** Sends an answer to another address than the customer's. */
  | 'gift'
  /** Gives the hour of an answer as a file for calendar programs. */
  | 'answerCalendar'
  /** The sky is calculated by this repository's code and data. */
  | 'ownSky';

/**
 * The one table of what each backend can do. Footers, routes, the sitemap, the banner, the pages without scripts and the
 * start derive from it, so that nothing is promised that the API does not have.
 */
export const ABILITIES: Readonly<Record<BackendKind, Readonly<Record<Ability, boolean>>>> = {
  own: {
    withdrawal: true,
    ownData: true,
    consents: true,
    lunarCalendar: true,
    places: true,
    unknownHour: true,
    newsletterLinks: true,
    purchaseReport: true,
    messageTopics: true,
    guide: true,
    ratings: true,
    agreementMail: true,
    wallets: true,
    gift: true,
    answerCalendar: true,
    ownSky: true,
  },
  foreign: {
    withdrawal: false,
    ownData: false,
    consents: false,
    lunarCalendar: false,
    places: false,
    unknownHour: false,
    newsletterLinks: false,
    purchaseReport: false,
    messageTopics: false,
    guide: false,
    ratings: false,
    agreementMail: false,
    wallets: false,
    gift: false,
    answerCalendar: false,
    ownSky: false,
  },
};

/** Whether a backend can do it; what needs no ability is there beside every one. */
export const isThere =
  (backend: BackendKind) =>
  ({ needs }: { needs?: Ability | undefined }): boolean =>
    needs === undefined || ABILITIES[backend][needs];
