import { birthPathOf } from '#domain/paths/birth-path.ts';
import { formatPrice } from '#copy/site/format.ts';
import { orderAgainCopy as copy } from '#copy/purchase/order-again.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { chosenAt, serviceOf } from './next-offers.ts';
import type { RepeatableOrder } from './repeatable-order.ts';

const page = (house: House, heading: string, body: Html) =>
  house.page({
    title: heading,
    from: 'mail',
    body: html`<h1>${heading}</h1>
      ${body}`,
  });

const dateFields = (prefix: string, date: string): [string, string][] => {
  const [year = '', month = '', day = ''] = date.split('-');
  const part = (name: string) => (prefix === '' ? name[0]?.toLowerCase() + name.slice(1) : prefix + name);
  return [
    [part('BirthDay'), String(Number(day))],
    [part('BirthMonth'), String(Number(month))],
    [part('BirthYear'), year],
  ];
};

/** Form fields with the names of the order's people. Question, intention and e-mail have to be typed again. */
function peopleFields(order: RepeatableOrder, hasPartner: boolean): [string, string][] {
  const { name, birthDate, city, partnerName, partnerBirthDate } = order;
  return [
    ['firstName', name],
    ...dateFields('', birthDate),
    ...(city === null ? [] : [['city', city] as [string, string]]),
    ...(hasPartner && partnerName !== null && partnerBirthDate !== null
      ? [['partnerName', partnerName] as [string, string], ...dateFields('partner', partnerBirthDate)]
      : []),
  ];
}

/** Form with one button to the order form: the choice is in the address, the typed data in the body. */
const formTo = (address: string, fields: readonly [string, string][], label: string, isMain: boolean) =>
  html`<form method="post" action="${address}">
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button ${isMain && html`class="main"`}>${label}</button>
  </form>`;

const elsewhere = (text: string, path: string, label: string) =>
  html`<p>${text}</p>
    <p><a href="${path}">${label}</a></p>`;

function askPart(order: RepeatableOrder): Html {
  const { question, fairyName } = order;
  const { path } = SERVICE_PAGES.prediction;
  if (!question) return elsewhere(copy.askGone(fairyName), path, copy.askOthers);
  return html`<p>${copy.askText(fairyName)}</p>
    ${formTo(chosenAt(`/zamow${path}`, question), peopleFields(order, false), copy.ask(formatPrice(question.price)), true)}`;
}

function orderPart(order: RepeatableOrder): Html {
  const { same, fairyName, productType, productId } = order;
  const service = serviceOf(productType);
  if (!service) return elsewhere(copy.chart, birthPathOf(same?.fairyId), copy.chartLink);
  if (!same) {
    const others = `${service.path}?${new URLSearchParams({ wariant: productId }).toString()}`;
    return elsewhere(copy.orderGone(fairyName), others, copy.orderOthers);
  }
  const address = chosenAt(`/zamow${service.path}`, same);
  return html`<p>${copy.orderText}</p>
    ${formTo(address, peopleFields(order, true), copy.order(formatPrice(same.price)), false)}`;
}

/** Offers one question to the same specialist, and the same order again. */
export const againPage = (house: House, order: RepeatableOrder) =>
  page(
    house,
    copy.title,
    html`<p>${copy.lead(order.fairyName, order.productName)}</p>
      <h2>${copy.askTitle}</h2>
      ${askPart(order)}
      <h2>${copy.orderTitle}</h2>
      ${orderPart(order)}`,
  );

/** The order is unknown, was not paid, its answer's page was closed, or its data are gone. */
export const closedPage = (house: House) =>
  page(house, copy.closedTitle, elsewhere(copy.closed, '/', copy.closedLink));
