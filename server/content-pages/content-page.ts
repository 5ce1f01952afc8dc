import { html, type Html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';

/** Content of a page in the shop's frame. */
export interface ContentPage {
  house: House;
  title: string;
  /** Everything from the h1 on. */
  body: Html;
  /** A link to the list that this page belongs to. */
  back?: { label: string; href: string };
  /** For search engines; pages without it are kept out. */
  indexed?: { path: string; description: string };
}

/** Renders a page of content in the shop's frame (EM-5, R100). */
export const contentPage = ({ house, title, body, back, indexed }: ContentPage): string =>
  house.page({
    title,
    from: 'shop',
    indexed,
    body: html`${back && html`<p><a href="${back.href}">${back.label}</a></p>`}${body}`,
  });
