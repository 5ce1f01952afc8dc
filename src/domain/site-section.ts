/** Sections of the content service (SH-11) with the keys of their texts (SH-13). */
export const SITE_SECTIONS = [
  'Glowna',
  'Horoskopy',
  'Tarot',
  'Wrozby',
  'Polityka_prywatnosci',
  'Regulamin',
  'Kontakt',
  'Rytualy',
] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];

export const SITE_TEXT_KEYS = [
  'HEADER_SLOGAN',
  'HEADER_DESCRIPTION',
  'HEADER_TITLE',
  'FOOTER',
  'NEWSLETTER_SLOGAN',
  'NEWSLETTER_DESCRIPTION',
  'TERMS_DESCRIPTION',
  'PRIVACY_POLICY_DESCRIPTION',
  'PRODUCTS_NAMES',
  'POSTS_SECTION_TITLE',
] as const;
export type SiteTextKey = (typeof SITE_TEXT_KEYS)[number];

/** Content texts by key; a missing one falls back to our copy (SH-13). */
export type SiteTexts = Partial<Record<SiteTextKey, string>>;
