import { readingCopy } from '#copy/reading.ts';
import { html } from '#server/plain-pages/html.ts';
import { readingPage } from './reading-page.ts';

/** `/sklep`: where "Sklep" leads while the owner has named no shop of her own (EM-5). */
export const shopPage = (brandName: string): string =>
  readingPage({
    title: readingCopy.shopTitle,
    brandName,
    body: html`<h1>${readingCopy.shopTitle}</h1>
      <p>${readingCopy.shopText}</p>
      <p><a href="/#uslugi">${readingCopy.chooseService}</a></p>`,
  });
