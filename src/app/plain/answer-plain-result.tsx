import { sellerLine } from '#copy/law/seller.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { listFairies } from '#api/catalogue.ts';
import { getPaymentStatus } from '#api/payment-status.ts';
import type { ShopClient } from '#api/shop-client.ts';
import { PlainCheckAgain } from '#blocks/plain/plain-check-again.tsx';
import { PlainNewsletterForm } from '#blocks/plain/plain-newsletter-form.tsx';
import { PlainShell } from '#blocks/plain/plain-shell.tsx';
import { newsletterCopy } from '#copy/site/newsletter.ts';
import { section, wrap } from '#styles/layout.css.ts';
import { ABILITIES } from '#domain/backend.ts';
import { outsideLinks } from '#blocks/shell/nav-links.ts';
import { shopDay } from '#domain/shop-day.ts';
import { ResultView } from '#flows/payment-status/result-screen.tsx';
import { resultTitle } from '#flows/payment-status/result-title.ts';
import { stepResult } from '#flows/payment-status/plain/plain-result.ts';
import { choiceAddress } from '#flows/purchase/plain/plain-address.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';
import { readPlainResultAddress } from '#schemas/plain-result.reader.ts';
import type { PlainPage } from './answer-plain-order.tsx';

export interface PlainResultCall {
  query: unknown;
  client: ShopClient;
  config: PublicConfig;
  now: number;
}

/** Path of the result page without scripts. */
const PATH = '/zamow/wynik';

/** A page renewed at the machine's first pace, every second, could not be read. */
const SHORTEST_PAUSE = 3_000;

/** Answers a request to an order's result page without scripts. Never rejects. */
export async function answerPlainResult({ query, client, config, now }: PlainResultCall): Promise<PlainPage> {
  const { od, powtorki, ...order } = readPlainResultAddress(query);
  const openedAt = od || now;
  const { snapshot, askAgainAfter, failures } = await stepResult(
    { ...order, openedAt, failures: powtorki },
    now,
    ({ orderId, customerId }) => getPaymentStatus(client, orderId, customerId),
  );
  const again = (more: Record<string, string>) =>
    `${PATH}?${new URLSearchParams({ orderId: String(order.orderId), customerId: order.customerId, od: String(openedAt), ...more }).toString()}`;
  const isCheckable = snapshot.hasTag('in-progress') || snapshot.hasTag('unreachable');
  const retryTo = snapshot.hasTag('failed')
    ? await findRetryAddress(client, snapshot.context.summary?.fairyProductId)
    : undefined;
  return {
    title: `${resultTitle(snapshot)} – ${config.brandName}`,
    body: renderToStaticMarkup(
      <PlainShell
        brand={config.brandName}
        backend={config.backend}
        seller={config.seller && sellerLine(config.seller)}
        today={shopDay()}
        links={outsideLinks(config)}
      >
        <ResultView
          now={new Date()}
          snapshot={snapshot}
          contactEmail={config.contactEmail}
          retryTo={retryTo}
          hasCalendar={ABILITIES[config.backend].answerCalendar}
          orderKey={order.customerId}
        />
        {(snapshot.hasTag('confirmed') || snapshot.hasTag('answered')) && (
          <section aria-labelledby="e-book" className={`${wrap} ${section}`}>
            <h2 id="e-book">{newsletterCopy.title}</h2>
            <p>{newsletterCopy.lead}</p>
            <PlainNewsletterForm email="" tosChecked={false} problems={{}} failure={undefined} />
          </section>
        )}
        {isCheckable && <PlainCheckAgain to={again({})} isAutomatic={askAgainAfter !== undefined} />}
      </PlainShell>,
    ),
    refresh:
      askAgainAfter === undefined
        ? undefined
        : {
            after: Math.max(askAgainAfter, SHORTEST_PAUSE) / 1000,
            address: again(failures > 0 ? { powtorki: String(failures) } : {}),
          },
  };
}

/** Address of the same choice, while it is sold. */
async function findRetryAddress(client: ShopClient, fairyProductId: string | undefined) {
  const fairies = await listFairies(client).catch(() => []);
  const fairy = fairies.find(({ products }) => products.some(({ id }) => id === fairyProductId));
  const offer = fairy?.products.find(({ id }) => id === fairyProductId);
  const service = Object.values(SERVICE_PAGES).find(
    ({ types }) => offer && types.includes(offer.productType),
  );
  return offer && service
    ? choiceAddress(`/zamow${service.path}`, { variantId: offer.productId, fairyId: fairy?.id })
    : undefined;
}
