import { html, type Html } from './html.ts';
import { plainPage, plainPageHeaders } from './plain-page.ts';

/** A page that the server writes without React, to stand in the shop's frame. */
export interface HousePage {
  /** Its title; the shop's name is added. */
  title: string;
  /** Everything from the h1 on. */
  body: Html;
  /** For search engines; pages without it are kept out. */
  indexed?: { path: string; description: string } | undefined;
}

/** Writes pages in the shop's frame: strip, navigation, footer, letters, theme; without scripts but the theme's. */
export interface House {
  page: (page: HousePage) => string;
  /** Response headers of its pages. */
  headers: () => Record<string, string>;
}

/** A house that another can take the place of once it is built: pages are registered before the page server is. */
export interface LateHouse extends House {
  become: (house: House) => void;
}

/** Starts with bare pages, which are served where there is no page server. */
export function lateHouse(brandName: string): LateHouse {
  let house: House = {
    page: ({ title, body }) => plainPage(`${title} – ${brandName}`, html`<main>${body}</main>`),
    headers: () => plainPageHeaders(),
  };
  return {
    page: (page) => house.page(page),
    headers: () => house.headers(),
    become(next) {
      house = next;
    },
  };
}
