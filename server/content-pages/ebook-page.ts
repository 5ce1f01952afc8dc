import { contentPagesCopy } from '#copy/content-pages.ts';
import { html } from '#server/plain-pages/html.ts';
import ebook from '../seed/ebook.json';
import { contentPage } from './content-page.ts';

/** `/e-book`: the sample e-book of the newsletter, one page to read or print. */
export const ebookPage = (brandName: string): string =>
  contentPage({
    title: ebook.title,
    brandName,
    body: html`<article>
      <h1>${ebook.title}</h1>
      <p>${ebook.lead}</p>
      <p class="muted screen">${contentPagesCopy.ebookHint}</p>
      ${ebook.nights.map(
        ({ title, text }, index) =>
          html`<section>
            <h2>${contentPagesCopy.night(index + 1)}. ${title}</h2>
            <p>${text}</p>
          </section>`,
      )}
    </article>`,
  });
