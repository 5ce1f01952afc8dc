import { readingCopy } from '#copy/reading.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';

export interface ReadingPage {
  title: string;
  brandName: string;
  /** Everything from the h1 on. */
  body: Html;
  /** The link back, besides the one home: to the list that this page belongs to. */
  back?: { label: string; href: string };
}

/** A page to read, without any script: a way home, then the text (EM-5). */
export const readingPage = ({ title, brandName, body, back }: ReadingPage): string =>
  plainPage(
    `${title} – ${brandName}`,
    html`<header class="top">
        <a href="/">${readingCopy.home}</a>${back && html` <a href="${back.href}">${back.label}</a>`}
      </header>
      <main class="wide">${body}</main>`,
  );
