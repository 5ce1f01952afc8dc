import { readingCopy } from '#copy/reading.ts';
import { html } from '#server/plain-pages/html.ts';
import { contentPage } from './content-page.ts';

/** `/sklep`: target of the link "Sklep" while SHOP_LINK is not set (EM-5). */
export const shopPage = (brandName: string): string =>
  contentPage({
    title: readingCopy.shopTitle,
    brandName,
    body: html`<h1>${readingCopy.shopTitle}</h1>
      <p>${readingCopy.shopText}</p>
      <p><a href="/#uslugi">${readingCopy.chooseService}</a></p>`,
  });
