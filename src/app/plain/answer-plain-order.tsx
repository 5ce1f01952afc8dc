import { renderToStaticMarkup } from 'react-dom/server';
import { getCatalogue, getSiteTexts } from '#api/catalogue.ts';
import { applyCoupon, createOrder } from '#api/order.ts';
import type { ShopClient } from '#api/shop-client.ts';
import { errorCopy } from '#copy/site/errors.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { ConsentTexts } from '#domain/consent-texts.ts';
import { readListing } from '#domain/specialists/listing.ts';
import { askedAbout, ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { choiceAddress } from '#flows/purchase/plain/plain-address.ts';
import { hourOf } from '#flows/birth-horoscope/birth-view.ts';
import { idlePress, plainNotices } from '#flows/purchase/plain/plain-notices.ts';
import { FORM_STEP, PlainOrderPage, plainStepOf } from '#flows/purchase/plain/plain-order-page.tsx';
import { BIRTH_READING, plainPathOf, type PlainService } from '#flows/purchase/plain/plain-services.ts';
import { stepPurchase, type PlainPorts } from '#flows/purchase/plain/step-purchase.ts';
import { toPurchaseInput } from '#flows/purchase/purchase-input.ts';
import { purchasePorts, type ChartOrder } from '#flows/purchase/purchase-ports.ts';
import type { PublicConfig } from '#page/public-config.ts';
import {
  readPlainOrderAddress,
  readPlainOrderForm,
  SET_ASIDE_FIELDS,
  TYPED_FIELDS,
  type PlainOrderForm,
} from '#schemas/plain-order.reader.ts';
import { searchOf } from './plain-way.ts';

/** A request to an order page without scripts. */
export interface PlainOrderCall {
  /** Path of the service's page with scripts. */
  service: PlainService;
  query: unknown;
  /** The form's fields; empty for a page that is only opened. */
  body: Readonly<Record<string, string>>;
  /** Reads the catalogue. */
  client: ShopClient;
  /** Calls the API in the customer's name. */
  visitor: ShopClient;
  clean: (texts: SiteTexts) => SiteTexts;
  config: PublicConfig;
  newId: () => string;
  /** What the form asks consent for. */
  consents: () => Promise<ConsentTexts | undefined>;
  /** What the page says while nothing is sold. */
  closed: () => Promise<ClosedShop | undefined>;
  /** SHA-256 of a text, in hex. */
  sha256: (text: string) => string;
}

/** A rendered page without scripts. */
export interface PlainPage {
  title: string;
  body: string;
  /** The page asks for itself again at this address, after so many seconds. */
  refresh?: { after: number; address: string } | undefined;
}

/** Answer to such a request: a page, or where to go. */
export type PlainOrderAnswer = PlainPage | { location: string };

/** Answers a request to an order page without scripts. Rejects with ApiFailure when the catalogue can't be read. */
export async function answerPlainOrder(call: PlainOrderCall): Promise<PlainOrderAnswer> {
  const { service, client, config } = call;
  const form = readPlainOrderForm(call.body);
  const address = readPlainOrderAddress(call.query);
  if (service.start && !hasContent(form)) return { location: service.start(address.wrozka) };
  const [catalogue, consents, texts, closed] = await Promise.all([
    getCatalogue(client, service.types),
    call.consents(),
    service.section === undefined
      ? ({} as SiteTexts)
      : getSiteTexts(client, service.section).then(call.clean, (): SiteTexts => ({})),
    call.closed(),
  ]);
  const visitId = form.wizyta ?? call.newId();
  const input = toPurchaseInput(service, catalogue, consents);
  const listing = readListing(searchOf(call.query));
  const choice = { variantId: address.wariant, fairyId: address.wrozka };
  const ports = portsOf(call, form, visitId);
  const run = await stepPurchase({ input, catalogue, choice, form, ports });
  const { snapshot } = run;

  const opened = run.emitted.findLast((event) => event.type === 'payment.opened');
  if (opened) return { location: opened.paymentLink };
  const idle = idlePress(form);
  const notices = [...(idle === undefined ? [] : [idle]), ...plainNotices(run, catalogue.fairies, form.cena)];
  const isChoice = run.emitted.some(({ type }) => type === 'choice.changed');
  // A choice alone is an address of its own, to go back to, to reload and to send.
  if (isChoice && notices.length === 0 && !hasContent(form)) {
    return { location: choiceAddress(plainPathOf(service), snapshot.context, listing) };
  }
  // A page with its problems asks, whatever was pressed.
  const asked = snapshot.hasTag('rejected') ? askedAbout(snapshot.context.values) : form[ASKED_FIELD];
  const shown = { snapshot, notices, listing, show: form.pokaz, visitId, asked, closed };
  const page = { service, config, texts, catalogue, ...shown };
  const step = plainStepOf(page);
  const title = `${texts.HEADER_TITLE ?? service.title}, ${plainOrderCopy.step(step)}`;
  const hasProblems = snapshot.hasTag('rejected') || snapshot.context.couponProblem !== undefined;
  // An earlier step, looked at again, shows none of the form's problems.
  const isRejected = idle !== undefined || (hasProblems && step === FORM_STEP);
  return {
    title: `${isRejected ? errorCopy.prefix : ''}${title} – ${config.brandName}`,
    body: renderToStaticMarkup(<PlainOrderPage {...page} today={shopDay()} />),
  };
}

/** Whether the form holds anything that must not be lost; a code in its field is told of and set aside by a choice. */
const hasContent = (form: PlainOrderForm) =>
  form.tosChecked ||
  [...TYPED_FIELDS, ...SET_ASIDE_FIELDS, 'kuponOdlozony' as const].some((name) => form[name] !== '');

/** The ports for one request. The same order of one visit has one Idempotency-Key, however often it is sent (OF-6). */
function portsOf(
  { service, visitor, config, sha256 }: PlainOrderCall,
  form: PlainOrderForm,
  visitId: string,
): PlainPorts {
  const portsWith = (content?: string) =>
    purchasePorts({
      api: async () => ({
        applyCoupon: (coupon) => applyCoupon(visitor, coupon),
        createOrder: (order, how) => createOrder(visitor, order, how),
      }),
      visitId,
      ...(content !== undefined && { content }),
      sendsIdempotencyKey: config.sendsIdempotencyKey,
      shopAddress: () => new URL(config.publicUrl),
      chartOrder: service === BIRTH_READING ? () => chartOrderOf(form) : undefined,
    });
  return {
    applyCoupon: portsWith().applyCoupon,
    createOrder: (draft) => {
      const order = { ...draft, attempt: 1 };
      return portsWith(sha256(JSON.stringify(order)).slice(0, 22)).createOrder(order);
    },
  };
}

/** Data of the chart in an order, without its drawing, which can be drawn again from time and place. */
const chartOrderOf = ({ birthTime, clockChoice, chartHandle }: PlainOrderForm): ChartOrder => ({
  image: undefined,
  chartHandle: chartHandle || undefined,
  hour: hourOf({
    birthTime: birthTime || undefined,
    clockChoice: clockChoice === 'earlier' || clockChoice === 'later' ? clockChoice : undefined,
  }),
});
