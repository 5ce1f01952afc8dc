import { contentPagesCopy } from '#copy/content-pages.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';

/** Content of a page without scripts. */
export interface ContentPage {
  title: string;
  brandName: string;
  /** Everything from the h1 on. */
  body: Html;
  /** A link to the list that this page belongs to, beside the one to the home page. */
  back?: { label: string; href: string };
}

/** Renders a page of content without scripts: a link to the home page, then the text (EM-5). */
export const contentPage = ({ title, brandName, body, back }: ContentPage): string =>
  plainPage(
    `${title} – ${brandName}`,
    html`<header class="top">
        <a href="/">${contentPagesCopy.home}</a>${back && html` <a href="${back.href}">${back.label}</a>`}
      </header>
      <main class="wide">${body}</main>`,
  );
