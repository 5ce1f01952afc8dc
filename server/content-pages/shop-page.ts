import { contentPagesCopy } from '#copy/site/content-pages.ts';
import { html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { contentPage } from './content-page.ts';

/** `/sklep`: target of the link "Sklep" while SHOP_LINK is not set (EM-5). */
export const shopPage = (house: House): string =>
  contentPage({
    title: contentPagesCopy.shopTitle,
    house,
    body: html`<h1>${contentPagesCopy.shopTitle}</h1>
      <p>${contentPagesCopy.shopText}</p>
      <p><a href="/#uslugi">${contentPagesCopy.chooseService}</a></p>`,
  });
