import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { SiteTextKey, SiteTexts } from '#domain/site-section.ts';

/** Keys of the texts that may have markup; all others are plain text (SH-13). */
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

/** Converts HTML to plain text: removes tags, scripts and styles, decodes entities, collapses white space. */
export const toPlainText = (markup: string): string =>
  decodeHTML(
    sanitizeHtml(markup.replace(/<(br|\/p|\/li|\/h\d)\b/gi, ' <$1'), {
      allowedTags: [],
      allowedAttributes: {},
    }),
  )
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

/** Sanitizes HTML: allows headings, paragraphs, lists, tables and links; no scripts, handlers, pictures or other schemes. */
export const toSafeMarkup = (markup: string): string => sanitizeHtml(markup, MARKUP_RULES);

/** Sanitizes a page's texts; one without readable content is left out. */
export function sanitizeContents(texts: SiteTexts): SiteTexts {
  const sanitized: SiteTexts = {};
  for (const [key, text] of Object.entries(texts) as [SiteTextKey, string][]) {
    if (toPlainText(text) !== '') sanitized[key] = MARKUP.has(key) ? toSafeMarkup(text) : toPlainText(text);
  }
  return sanitized;
}
