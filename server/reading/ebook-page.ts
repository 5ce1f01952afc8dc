import { readingCopy } from '#copy/reading.ts';
import { html } from '#server/plain-pages/html.ts';
import ebook from '../seed/ebook.json';
import { readingPage } from './reading-page.ts';

/** `/e-book`: the sample e-book that the newsletter promises, one page to read or print. */
export const ebookPage = (brandName: string): string =>
  readingPage({
    title: ebook.title,
    brandName,
    body: html`<article>
      <h1>${ebook.title}</h1>
      <p>${ebook.lead}</p>
      <p class="muted screen">${readingCopy.ebookHint}</p>
      ${ebook.nights.map(
        ({ title, text }, index) =>
          html`<section>
            <h2>${readingCopy.night(index + 1)}. ${title}</h2>
            <p>${text}</p>
          </section>`,
      )}
    </article>`,
  });
