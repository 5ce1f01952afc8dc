import { contentPagesCopy } from '#copy/site/content-pages.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import ebook from '../seed/ebook.json';

const body = ebook.nights
  .map(
    ({ title, text }, index) =>
      `<h2>${escapeHtml(`${contentPagesCopy.night(index + 1)}. ${title}`)}</h2>\n<p>${escapeHtml(text)}</p>`,
  )
  .join('\n');

/** The e-book that the shop gives away where an owner has written none. */
export const EBOOK_WORDS = { EBOOK_TITLE: ebook.title, EBOOK_LEAD: ebook.lead, EBOOK_BODY: body } as const;
