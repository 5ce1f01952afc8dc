import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { SiteTextKey, SiteTexts } from '#domain/site-section.ts';

/** Keys of the texts that may have markup; all others are plain text (SH-13). */
const MARKUP: ReadonlySet<SiteTextKey> = new Set(['TERMS_DESCRIPTION', 'PRIVACY_POLICY_DESCRIPTION']);

/** Tags that texts with markup may have. */
const TAGS = [
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
];

const MARKUP_RULES: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one h1 of its own (A4).
  transformTags: { h1: 'h2' },
};

/** Whether an address of a link stays. */
const isSafeLink = (href: string): boolean =>
  sanitizeHtml(`<a href="${href.replaceAll('"', '&quot;')}">x</a>`, MARKUP_RULES).includes('href');

/**
 * Names what the sanitiser takes out of a text: tags, attributes, addresses of links. Comments, which nobody sees, are not
 * named. Of a text without markup every tag goes.
 */
export function partsTakenOut(text: string, hasMarkup: boolean): string[] {
  const kept: ReadonlySet<string> = new Set(hasMarkup ? [...TAGS, 'h1'] : []);
  const out = new Set<string>();
  sanitizeHtml(text, {
    allowedTags: [],
    onOpenTag(tag, attributes) {
      if (!kept.has(tag)) out.add(`<${tag}>`);
      else
        for (const [name, value] of Object.entries(attributes))
          if (tag !== 'a' || name !== 'href') out.add(`${name}="…"`);
          else if (!isSafeLink(value)) out.add(`odnośnik ${value.slice(0, 40)}`);
    },
  });
  return [...out];
}

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
