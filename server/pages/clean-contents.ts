import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { SiteTextKey, SiteTexts } from '#domain/site-section.ts';

/** Contents whose markup is shown; all others are shown as text (SH-13). */
const MARKUP: ReadonlySet<SiteTextKey> = new Set(['TERMS_DESCRIPTION', 'PRIVACY_POLICY_DESCRIPTION']);

const MARKUP_RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'b',
    'em',
    'i',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one h1 of its own (A4).
  transformTags: { h1: 'h2' },
};

/** Rendered HTML as plain text: tags dropped with what scripts and styles hold, entities decoded, blanks folded. */
export const toPlainText = (markup: string): string =>
  decodeHTML(
    sanitizeHtml(markup.replace(/<(br|\/p|\/li|\/h\d)\b/gi, ' <$1'), {
      allowedTags: [],
      allowedAttributes: {},
    }),
  )
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

/** Markup that is safe to show: headings, paragraphs, lists, links; no scripts, handlers, pictures or odd schemes. */
export const toSafeMarkup = (markup: string): string => sanitizeHtml(markup, MARKUP_RULES);

/** Makes a page's texts safe where they enter; one that holds nothing readable counts as missing. */
export function cleanContents(texts: SiteTexts): SiteTexts {
  const clean: SiteTexts = {};
  for (const [key, text] of Object.entries(texts) as [SiteTextKey, string][]) {
    if (toPlainText(text) !== '') clean[key] = MARKUP.has(key) ? toSafeMarkup(text) : toPlainText(text);
  }
  return clean;
}
