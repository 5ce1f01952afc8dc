import { ratingCopy } from '#copy/answer/rate-answer.ts';
import { monthTitle } from '#copy/sky/lunar-calendar.ts';
import { RATING_RULE_COPY } from '#copy/answer/rating-rules.ts';
import {
  RATE_PATH,
  RATING_KEY,
  RATING_WORDS_PATH,
  RATINGS_PATH,
  STARS,
  STARS_FIELD,
} from '#domain/ratings.ts';
import { shopTime } from '#domain/shop-day.ts';
import { STAR_LINE, STAR_SHAPE } from '#domain/star-shape.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import type { RatedAnswer } from './rate-answer.ts';
import { wordsProblem, type OwnWords, type ShownWordsPage } from './rating-words.ts';

/** The name of the words in the form. */
export const WORDS_FIELD = 'slowa';
/** In the address: the rating that a page of words begins behind. */
export const WORDS_AFTER = 'po';

const page = (house: House, heading: string, body: Html) =>
  house.page({
    title: heading,
    from: 'mail',
    body: html`<h1>${heading}</h1>
      ${body}
      <p><a href="${RATINGS_PATH}">${ratingCopy.how}</a></p>`,
  });

const STAR = html`<svg viewBox="0 0 24 24" stroke-width="${STAR_LINE}"><path d="${STAR_SHAPE}" /></svg>`;

/** Asks for the stars: one radio group, which a button sends. */
export const ratePage = (house: House, key: string, answer: RatedAnswer, problem?: string) =>
  page(
    house,
    ratingCopy.title,
    html`<p>${ratingCopy.lead(answer.fairyName, answer.productName)}</p>
      ${problem && html`<p class="mark" role="alert">${problem}</p>`}
      <form method="post" action="${RATE_PATH}" novalidate>
        <input type="hidden" name="${RATING_KEY}" value="${key}" />
        <div class="stars" role="radiogroup" aria-label="${ratingCopy.title}">
          ${STARS.map(
            (stars) =>
              html`<label
                ><input type="radio" name="${STARS_FIELD}" value="${stars}" /><i aria-hidden="true">${STAR}</i
                ><b>${ratingCopy.choice(stars)}</b></label
              >`,
          )}
          ${!problem && html`<span class="none">${ratingCopy.none}</span>`}
        </div>
        <button class="main">${ratingCopy.save}</button>
      </form>
      <p>${ratingCopy.once}</p>`,
  );

/** What a rated page shows of words: those that were written, or what was typed and could not be kept. */
export interface RatedWords {
  key: string;
  firstName: string;
  /** Current time; its month will be shown beside the comment. */
  now: Date;
  own: OwnWords | undefined;
  typed?: string | undefined;
}

/** Shows the rating that an answer got, now or earlier, and takes words beside it once. */
export const ratedPage = (house: House, stars: number, words: RatedWords) =>
  page(
    house,
    ratingCopy.thanks,
    html`<p>${ratingCopy.given(stars)}</p>
      ${words.own ? ownWords(words.own) : wordsForm(words)}`,
  );

const ownWords = ({ words, state, rule }: OwnWords) =>
  html`<h2>${ratingCopy.wordsGiven}</h2>
    <blockquote class="words">${words}</blockquote>
    <p>${ratingCopy.wordsState[state]}</p>
    ${
      rule !== null &&
      html`<p class="mark">${RATING_RULE_COPY[rule]}</p>
        <p>${ratingCopy.wordsObject} <a href="/kontakt">${ratingCopy.contact}</a></p>`
    }`;

function wordsForm({ key, firstName, now, typed }: RatedWords): Html {
  const problem = wordsProblem(typed);
  return html`<h2>${ratingCopy.wordsTitle}</h2>
    <p>${ratingCopy.wordsLead(ratingCopy.shownBy(firstName, monthOf(now)))}</p>
    <form method="post" action="${RATE_PATH}" novalidate>
      <input type="hidden" name="${RATING_KEY}" value="${key}" />
      <label for="slowa">${ratingCopy.words}</label>
      <textarea
        id="slowa"
        name="${WORDS_FIELD}"
        rows="5"
        aria-describedby="${problem ? 'slowa-problem ' : ''}slowa-hint"
        ${problem && html`aria-invalid="true"`}
      >
${typed ?? ''}</textarea>
      ${problem && html`<p class="mark" id="slowa-problem" role="alert">${problem}</p>`}
      <p id="slowa-hint">${ratingCopy.wordsHint}</p>
      <button class="main">${ratingCopy.wordsSend}</button>
    </form>`;
}

const monthOf = (moment: Date) => monthTitle(shopTime(moment)).toLowerCase();

/** A page of the words that show, by specialist, with the ways to the next and back to the first. */
export function shownWordsPage(house: House, { words, after, next }: ShownWordsPage): string {
  const names = [...new Set(words.map(({ fairyName }) => fairyName))];
  return house.page({
    title: ratingCopy.shownTitle,
    from: 'shop',
    indexed: after === undefined ? { path: RATING_WORDS_PATH, description: ratingCopy.shownLead } : undefined,
    body: html`<h1>${ratingCopy.shownTitle}</h1>
      <p>${ratingCopy.shownLead} <a href="${RATINGS_PATH}">${ratingCopy.how}</a></p>
      ${words.length === 0 && html`<p>${ratingCopy.shownNone}</p>`}
      ${names.map(
        (name) =>
          html`<h2>${name}</h2>
            ${words
              .filter(({ fairyName }) => fairyName === name)
              .map(
                (one) =>
                  html`<blockquote class="words">${one.words}</blockquote>
                    <p class="muted">
                      ${ratingCopy.stars(one.stars)}. ${ratingCopy.shownBy(one.firstName, monthOf(one.at))}
                    </p>`,
              )}`,
      )}
      ${next !== undefined && html`<p><a href="${RATING_WORDS_PATH}?${WORDS_AFTER}=${next}">${ratingCopy.shownMore}</a></p>`}
      ${after !== undefined && html`<p><a href="${RATING_WORDS_PATH}">${ratingCopy.shownFirst}</a></p>`}`,
  });
}

/** A page with one message. */
export const notePage = (house: House, title: string, lead: string) =>
  page(house, title, html`<p>${lead}</p>`);
