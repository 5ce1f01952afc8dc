import type { SiteSection, SiteTextKey } from '../site-section.ts';

/** The texts that owners edit at the desk, each as a whole: a page of the shop, by its section of the content service. */
export const TEXT_IDS = [
  'Glowna',
  'Horoskopy',
  'Tarot',
  'Wrozby',
  'Rytualy',
  'Kontakt',
  'Regulamin',
  'Polityka_prywatnosci',
] as const satisfies readonly SiteSection[];
export type TextId = (typeof TEXT_IDS)[number];

/** One field of a text. */
export interface TextField {
  key: string;
  /** `line` and `plain` are shown without markup, a line without breaks; `markup` is sanitised HTML. */
  kind: 'line' | 'plain' | 'markup';
  /** The most characters. */
  max: number;
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

/** The fields of a text, from top to bottom. */
export const textFields = (id: TextId): readonly TextField[] => SECTION_FIELDS[id];

/** Whether a string names a text. */
export const isTextId = (id: string): id is TextId => TEXT_IDS.some((one) => one === id);
