import { formatShopTime } from '#copy/site/format.ts';
import { myReadingsCopy as copy } from '#copy/law/my-readings.ts';
import { againPath } from '#domain/paths/again-path.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import { answerUrl, resultPageUrl } from '#server/shop-links.ts';
import { namesIn, type Reading } from './my-readings.ts';

/** The address's readings, first on the page behind its link: what each was, where it is read, and the way to another. */
export const readingsPart = (readings: readonly Reading[]): Html | false =>
  readings.length > 0 &&
  html`<h2>${copy.title}</h2>
    <ul class="list">
      ${readings.map(
        (reading) =>
          html`<li class="faced">
            ${reading.portrait !== undefined && html`<img src="${reading.portrait}" alt="" width="320" height="400" />`}
            <div>
              <b>${reading.productName}</b>,
              ${reading.fairyName}${reading.gift && `, ${copy.gift[reading.gift]}`}${namesIn(readings).length > 0 && `, ${copy.about(reading.name)}`}<br />
              <span class="muted">${stateOf(reading)}</span>
              <span class="ways"
                >${waysOf(reading).map(
                  ({ to, label, name }) => html`<a href="${to}" aria-label="${name}">${label}</a> `,
                )}</span
              >
            </div>
          </li>`,
      )}
    </ul>`;

function stateOf({ state }: Reading): string {
  if (state.kind === 'canceled') return copy.canceled;
  if (state.kind === 'waits-for-day') return copy.waitsForDay(formatShopTime(state.from));
  if (state.kind === 'answered') return copy.answered(formatShopTime(state.at));
  return (state.until > new Date() ? copy.waiting : copy.late)(formatShopTime(state.until));
}

/** Where a reading leads. Several rows have the same words, so each link names its order. */
function waysOf(reading: Reading): { to: string; label: string; name: string }[] {
  const { state, orderId, customerId } = reading;
  const way = (to: string, label: string) => ({ to, label, name: copy.of(label, orderId) });
  const own = customerId === undefined ? undefined : { orderId, customerId };
  return [
    ...(state.kind === 'answered' && state.key !== undefined
      ? [way(answerUrl('', state.key), copy.read)]
      : own
        ? [way(resultPageUrl('', own), copy.see)]
        : []),
    ...(state.kind === 'answered' && state.againKey !== undefined
      ? [way(againPath({ orderId, againKey: state.againKey }), copy.again)]
      : []),
  ];
}
