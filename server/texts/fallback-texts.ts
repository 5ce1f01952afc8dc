import { contactCopy } from '#copy/site/contact.ts';
import { documentCopy } from '#copy/law/documents.ts';
import { homeCopy, postsCopy } from '#copy/site/home.ts';
import { newsletterCopy } from '#copy/site/newsletter.ts';
import { SERVICE_COPY, type ServiceKey } from '#copy/purchase/services.ts';
import { footerCopy } from '#copy/site/shell.ts';
import { EBOOK_WORDS } from '#server/content-pages/ebook-words.ts';
import { MAIL_WORDS } from '#server/mail/own-words.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import type { TextContent } from '#server/store/text-versions.ts';

const FOOTER = footerCopy.entertainment;

const service = (key: ServiceKey): TextContent => ({
  HEADER_TITLE: SERVICE_COPY[key].title,
  HEADER_DESCRIPTION: SERVICE_COPY[key].description,
  PRODUCTS_NAMES: SERVICE_COPY[key].variantsTitle,
  FOOTER,
});

const FALLBACKS: Readonly<Record<TextId, TextContent>> = {
  ...MAIL_WORDS,
  'E-book': EBOOK_WORDS,
  Glowna: {
    HEADER_TITLE: homeCopy.title,
    HEADER_SLOGAN: homeCopy.slogan,
    PRODUCTS_NAMES: homeCopy.servicesTitle,
    POSTS_SECTION_TITLE: postsCopy.title,
    NEWSLETTER_SLOGAN: newsletterCopy.title,
    NEWSLETTER_DESCRIPTION: newsletterCopy.lead,
    FOOTER,
  },
  Horoskopy: service('horoscope'),
  Tarot: service('tarot'),
  Wrozby: service('prediction'),
  Rytualy: service('ritual'),
  Kontakt: { HEADER_TITLE: contactCopy.title, HEADER_DESCRIPTION: contactCopy.lead, FOOTER },
  Regulamin: { HEADER_TITLE: documentCopy.terms.title, HEADER_DESCRIPTION: documentCopy.terms.lead, FOOTER },
  Polityka_prywatnosci: {
    HEADER_TITLE: documentCopy.privacy.title,
    HEADER_DESCRIPTION: documentCopy.privacy.lead,
    FOOTER,
  },
};

/** The shop's own words where an owner has none (SH-13); a key without any shows nothing. */
export const fallbackTexts = (id: TextId): TextContent => FALLBACKS[id];
