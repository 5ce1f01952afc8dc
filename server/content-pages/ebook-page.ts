import { wordsAsMarkup } from '#domain/texts/words-as-markup.ts';
import { contentPagesCopy } from '#copy/site/content-pages.ts';
import { toPlainText, toSafeMarkup } from '#server/markup/sanitize-contents.ts';
import { Html, html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { contentPage } from './content-page.ts';
import { EBOOK_WORDS } from './ebook-words.ts';

/** `/e-book`: the newsletter's e-book, one page to read or print, in the owner's words or the shop's. */
export function ebookPage(house: House, own: Readonly<Partial<Record<string, string>>> = {}): string {
  const said = (key: keyof typeof EBOOK_WORDS) => own[key] ?? EBOOK_WORDS[key];
  const title = toPlainText(said('EBOOK_TITLE'));
  return contentPage({
    title,
    house,
    body: html`<article class="letter">
      <h1>${title}</h1>
      <p>${toPlainText(said('EBOOK_LEAD'))}</p>
      <p class="muted screen">${contentPagesCopy.ebookHint}</p>
      ${new Html(toSafeMarkup(wordsAsMarkup(said('EBOOK_BODY'))))}
    </article>`,
  });
}
