import { ratingCopy } from '#copy/rate-answer.ts';
import { RATINGS_PATH } from '#domain/ratings.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { RATING_KEY, RATE_PATH } from '#server/shop-links.ts';
import { STARS, type RatedAnswer } from './rate-answer.ts';

/** The name of the chosen stars in the form. */
export const STARS_FIELD = 'gwiazdki';

const page = (house: House, heading: string, body: Html) =>
  house.page({
    title: heading,
    body: html`<h1>${heading}</h1>
      ${body}
      <p><a href="${RATINGS_PATH}">${ratingCopy.how}</a></p>`,
  });

/** Asks for the stars: one button for each number, so that one press rates. */
export const ratePage = (house: House, key: string, answer: RatedAnswer, problem?: string) =>
  page(
    house,
    ratingCopy.title,
    html`<p>${ratingCopy.lead(answer.fairyName, answer.productName)}</p>
      ${problem && html`<p class="mark" role="alert">${problem}</p>`}
      <form method="post" action="${RATE_PATH}">
        <input type="hidden" name="${RATING_KEY}" value="${key}" />
        ${STARS.toReversed().map(
          (stars) =>
            html`<button name="${STARS_FIELD}" value="${stars}">${ratingCopy.choice(stars)}</button> `,
        )}
      </form>
      <p>${ratingCopy.once}</p>`,
  );

/** Shows the rating that an answer got, now or earlier. */
export const ratedPage = (house: House, stars: number) =>
  page(house, ratingCopy.thanks, html`<p>${ratingCopy.given(stars)}</p>`);

/** A page with one message. */
export const notePage = (house: House, title: string, lead: string) =>
  page(house, title, html`<p>${lead}</p>`);
