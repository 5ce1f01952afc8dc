import { answerPageCopy } from '#copy/answer/answer-page.ts';
import type { ShownAnswer } from '#domain/answer/sent-answer.ts';
import { html, type Html } from './html.ts';
import { plainPage, plainPageHeaders } from './plain-page.ts';

/** A page rendered by the server without React, inside the shop's frame. */
export interface HousePage {
  /** Its title; the shop's name is added. */
  title: string;
  /** Everything from the h1 on. */
  body: Html;
  /** What leads to it. From a mail, which is dark at night, a page follows the device where no theme was chosen. */
  from: 'shop' | 'mail';
  /** For search engines; pages without it are kept out. */
  indexed?: { path: string; description: string } | undefined;
}

/** An answer's page, with the addresses on it. */
export interface AnswerPage {
  /** Its title; the shop's name is added. */
  title: string;
  answer: ShownAnswer;
  /** Path of the page itself, where the presses on it go. */
  path: string;
}

/** Writes pages in the shop's frame: strip, navigation, footer, letters, theme; without scripts but the theme's. */
export interface House {
  page: (page: HousePage) => string;
  /** Writes an answer's page, which alone has a script more: the one that prints it. */
  answer: (page: AnswerPage) => string;
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
    answer: ({ title, answer, path }) =>
      house.page({
        title,
        from: 'mail',
        body: html`<h1>${title}</h1>
          ${answer.parts.map(
            ({ question, text }) =>
              html`${question && html`<h2>${question.text}</h2>`}
                <pre>${text}</pre>`,
          )}
          <form method="post" action="${path}"><button>${answerPageCopy.close}</button></form>`,
      }),
    headers: () => plainPageHeaders(),
  };
  return {
    page: (page) => house.page(page),
    answer: (page) => house.answer(page),
    headers: () => house.headers(),
    become(next) {
      house = next;
    },
  };
}
