import { SITE_TEXT_KEYS, type SiteSection, type SiteTextKey } from '../site-section.ts';

/** Mails whose texts owners may change, except parts that the law requires; the text shared by all mails is first. */
export const MAIL_TEXT_IDS = [
  'List_wspolne',
  'List_zamowienie',
  'List_odpowiedz',
  'List_newsletter',
  'List_e-book',
] as const;
export type MailTextId = (typeof MAIL_TEXT_IDS)[number];

/**
 * The texts that owners edit at the desk as a whole: a page of the shop (a section of the content service), the
 * newsletter's e-book, or a mail.
 */
export const TEXT_IDS = [
  'Glowna',
  'Horoskopy',
  'Tarot',
  'Wrozby',
  'Rytualy',
  'Kontakt',
  'Regulamin',
  'Polityka_prywatnosci',
  'E-book',
  ...MAIL_TEXT_IDS,
] as const;
export type TextId = (typeof TEXT_IDS)[number];

/** Keys of the fields that no page of the content service has: the e-book's, and those of mails. */
const OWN_KEYS = [
  'EBOOK_TITLE',
  'EBOOK_LEAD',
  'EBOOK_BODY',
  'MAIL_GREETING',
  'MAIL_CONTACT',
  'MAIL_SIGNATURE',
  'MAIL_THANKS',
  'MAIL_SPAM',
  'MAIL_SUBJECT',
  'MAIL_TITLE',
  'MAIL_LEAD',
] as const;
type OwnKey = (typeof OWN_KEYS)[number];

/** Name of a field of any text. */
export type TextKey = SiteTextKey | OwnKey;

const TEXT_KEYS: ReadonlySet<string> = new Set([...SITE_TEXT_KEYS, ...OWN_KEYS]);

/** Whether a string names a field. */
export const isTextKey = (key: string): key is TextKey => TEXT_KEYS.has(key);

/** One field of a text. */
export interface TextField {
  key: TextKey;
  /** `line` and `plain` are shown without markup, a line without breaks; `markup` is sanitised HTML. */
  kind: 'line' | 'plain' | 'markup';
  /** The most characters. */
  max: number;
  /** Placeholders that the text must contain; others are refused. Undefined for pages, where all are optional. */
  places?: readonly string[];
  /** Further placeholders that the text may contain. */
  mayPlaces?: readonly string[];
}

const line = (key: SiteTextKey, max: number): TextField => ({ key, kind: 'line', max });
const plain = (key: SiteTextKey, max: number): TextField => ({ key, kind: 'plain', max });

const HEADER = [line('HEADER_TITLE', 80), line('HEADER_SLOGAN', 160), plain('HEADER_DESCRIPTION', 500)];
const FOOTER = plain('FOOTER', 500);
const service = [...HEADER, line('PRODUCTS_NAMES', 80), FOOTER];
const legal = (key: SiteTextKey): TextField[] => [...HEADER, { key, kind: 'markup', max: 100_000 }, FOOTER];

/** What each page shows of its section's texts, from top to bottom. */
const SECTION_FIELDS: Readonly<Record<SiteSection, readonly TextField[]>> = {
  Glowna: [
    ...HEADER,
    line('PRODUCTS_NAMES', 80),
    line('POSTS_SECTION_TITLE', 80),
    line('NEWSLETTER_SLOGAN', 120),
    plain('NEWSLETTER_DESCRIPTION', 500),
    FOOTER,
  ],
  Horoskopy: service,
  Tarot: service,
  Wrozby: service,
  Rytualy: service,
  Kontakt: [...HEADER, FOOTER],
  Regulamin: legal('TERMS_DESCRIPTION'),
  Polityka_prywatnosci: legal('PRIVACY_POLICY_DESCRIPTION'),
};

/** A line of a mail with the places that it must keep. */
const mailLine = (key: OwnKey, places: readonly string[] = []): TextField => ({
  key,
  kind: 'line',
  max: 120,
  places,
});
const mailPlain = (key: OwnKey, places: readonly string[] = []): TextField => ({
  key,
  kind: 'plain',
  max: 500,
  places,
});

const FIELDS: Readonly<Record<TextId, readonly TextField[]>> = {
  ...SECTION_FIELDS,
  'E-book': [
    { key: 'EBOOK_TITLE', kind: 'line', max: 120, places: [] },
    { key: 'EBOOK_LEAD', kind: 'plain', max: 500, places: [] },
    { key: 'EBOOK_BODY', kind: 'markup', max: 100_000, places: [] },
  ],
  List_wspolne: [
    mailLine('MAIL_GREETING'),
    mailPlain('MAIL_CONTACT', ['CONTACT_EMAIL']),
    mailLine('MAIL_SIGNATURE', ['BRAND_NAME']),
  ],
  List_zamowienie: [mailPlain('MAIL_THANKS'), mailPlain('MAIL_SPAM')],
  List_odpowiedz: [
    { ...mailLine('MAIL_SUBJECT'), mayPlaces: ['SPECIALIST', 'SERVICE', 'ORDER_NUMBER'] },
    mailLine('MAIL_TITLE', ['SPECIALIST']),
    mailPlain('MAIL_LEAD', ['SERVICE']),
  ],
  // The rest of it is what somebody agrees to.
  List_newsletter: [mailLine('MAIL_SUBJECT'), mailLine('MAIL_TITLE')],
  'List_e-book': [mailLine('MAIL_SUBJECT'), mailLine('MAIL_TITLE'), mailPlain('MAIL_LEAD')],
};

/** The fields of a text, from top to bottom. */
export const textFields = (id: TextId): readonly TextField[] => FIELDS[id];

/** Whether a text is the words of a mail. */
export const isMailTextId = (id: TextId): id is MailTextId => MAIL_TEXT_IDS.some((one) => one === id);

/** Words of mails that an owner has written, by mail and key. */
export type OwnMailWords = Partial<Record<MailTextId, Readonly<Record<string, string>>>>;

/** Whether a string names a text. */
export const isTextId = (id: string): id is TextId => TEXT_IDS.some((one) => one === id);

const MARKUP_KEYS: ReadonlySet<string> = new Set(
  TEXT_IDS.flatMap((id) => textFields(id).flatMap(({ key, kind }) => (kind === 'markup' ? [key] : []))),
);

/** Whether a text of this key may have headings, lists and links. */
export const isMarkupKey = (key: string): boolean => MARKUP_KEYS.has(key);
