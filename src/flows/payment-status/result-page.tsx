import { useEffect, useMemo, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { providePaymentStatus } from './payment-status-ports.ts';
import { findCustomerId } from '#browser/customer-id.ts';
import { keptOrder } from './kept-order.ts';
import { onPageRestored } from '#browser/page-restore.ts';
import { trackPaidOrder } from '#browser/paid-order.ts';
import { hasOpenPurchaseClaim } from '#browser/purchase-claim.ts';
import { OrderInProgress } from '#blocks/payment-status/order-in-progress.tsx';
import { PAYMENT } from '#blocks/purchase/payment-anchor.ts';
import { ABILITIES } from '#domain/backend.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { toPln } from '#domain/grosze.ts';
import { readProductType } from '#domain/product-type.ts';
import { ResultScreen } from './result-screen.tsx';
import { forgetDraftOf, settleUnfinished } from './settle-order.ts';
import { resultTitle } from './result-title.ts';
import { NewsletterIsland } from '../newsletter/newsletter-island.ts';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';

interface Address {
  orderId: number;
  customerId: string;
}

/** Reads the order from the URL; a malformed id counts as missing (OR-4). */
function readAddress(): Address {
  const search = new URLSearchParams(window.location.search);
  const orderId = search.get('orderId') ?? '';
  return {
    orderId: /^[1-9]\d{0,9}$/.test(orderId) ? Number(orderId) : 0,
    customerId: findCustomerId(search),
  };
}

/** Result page `/zamowienie`. The server ignores the query, so the order is read after hydration. */
export default function ResultPage({ data }: PageProps) {
  const [address, setAddress] = useState<Address>();
  useEffect(() => setAddress(readAddress()), []);
  return address ? <FollowedOrder address={address} data={data} /> : <OrderInProgress late={false} />;
}

function FollowedOrder({ address, data }: { address: Address } & Pick<PageProps, 'data'>) {
  const { config, announce } = useShop();
  const api = useShopApi();
  const machine = useMemo(() => providePaymentStatus(api), [api]);
  const actor = useActorRef(machine, {
    input: { ...address, hasOpenClaim: hasOpenPurchaseClaim(address.orderId) },
  });
  const isPaid = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('confirmed') || snapshot.hasTag('answered'),
  );
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const title = useSelector(actor, resultTitle);
  const productType = useSelector(actor, ({ context }) => readProductType(context.summary?.productType));
  const kept = useMemo(
    () => (isFailed ? keptOrder(address.orderId, productType) : undefined),
    [isFailed, address.orderId, productType],
  );

  useEffect(() => {
    const subscriptions = actor.on('order.confirmed', ({ orderId, summary }) =>
      trackPaidOrder(
        orderId,
        summary && {
          orderId,
          ...(summary.fairyProductId !== undefined && { itemId: summary.fairyProductId }),
          itemName: summary.productName,
          price: toPln(summary.totalPrice),
          coupon: summary.couponCode,
        },
      ),
    );
    return () => subscriptions.unsubscribe();
  }, [actor]);

  // After a lost connection returns, or the page comes back from a page that may have changed the order, the status is
  // fetched at once; the machine ignores it if it waits for nothing. A paid order's page also asks when it is looked at
  // again: the answer may have left since.
  useEffect(() => {
    const ask = () => actor.send({ type: 'check.again' });
    const unsubscribe = onPageRestored(ask);
    const askIfVisible = () => {
      if (document.visibilityState === 'visible' && actor.getSnapshot().hasTag('confirmed')) ask();
    };
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', askIfVisible);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', askIfVisible);
      window.removeEventListener('online', ask);
    };
  }, [actor]);

  useEffect(() => {
    if (isPaid) forgetDraftOf(address.orderId);
    if (isPaid || isFailed) settleUnfinished(address.orderId, isPaid);
  }, [isPaid, isFailed, address.orderId]);

  useEffect(() => {
    document.title = `${title} – ${config.brandName}`;
    if (title !== resultCopy.pending.title) announce(`${title}.`);
  }, [title, config, announce]);

  return (
    <>
      <ResultScreen
        actor={actor}
        contactEmail={config.contactEmail}
        retryTo={kept && (kept.holds === 'all' ? `${kept.address}#${PAYMENT}` : kept.address)}
        kept={kept}
        hasCalendar={ABILITIES[config.backend].answerCalendar}
      />
      {isPaid && !data.closed?.asksNothing && (
        <NewsletterIsland texts={data.texts} imageSrc={data.newsletterImage} />
      )}
    </>
  );
}
