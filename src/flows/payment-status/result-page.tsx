import { useEffect, useMemo, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { plugPaymentStatus } from './payment-status-ports.ts';
import { findCustomerId } from '#browser/customer-id.ts';
import { findOrderAddress, reportPurchase } from '#browser/order-events.ts';
import { recallCustomer } from '#browser/remembered-customer.ts';
import { OrderInProgress } from '#blocks/order-in-progress.tsx';
import { resultCopy } from '#copy/result.ts';
import { ResultScreen } from './result-screen.tsx';
import { NewsletterIsland } from '../newsletter/newsletter-island.ts';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';

interface Address {
  orderId: number;
  customerId: string;
}

/** The order named in the address; a malformed number counts as none (OR-4). */
function readAddress(): Address {
  const search = new URLSearchParams(window.location.search);
  const orderId = search.get('orderId') ?? '';
  return {
    orderId: /^[1-9]\d{0,9}$/.test(orderId) ? Number(orderId) : 0,
    customerId: findCustomerId(search),
  };
}

/** The result page `/zamowienie`: the server knows no query, so the order is read once the browser has taken over. */
export default function ResultPage({ data }: PageProps) {
  const [address, setAddress] = useState<Address>();
  useEffect(() => setAddress(readAddress()), []);
  return address ? <FollowedOrder address={address} data={data} /> : <OrderInProgress late={false} />;
}

function FollowedOrder({ address, data }: { address: Address } & Pick<PageProps, 'data'>) {
  const { config } = useShop();
  const api = useShopApi();
  const machine = useMemo(() => plugPaymentStatus(api), [api]);
  const actor = useActorRef(machine, { input: address });
  const confirmed = useSelector(actor, (snapshot) => snapshot.hasTag('confirmed'));
  const title = useSelector(actor, titleOf);

  useEffect(() => {
    const heard = actor.on('order.confirmed', ({ orderId, summary }) =>
      reportPurchase(
        orderId,
        summary && {
          orderId,
          itemName: summary.productName,
          price: summary.totalPrice,
          coupon: summary.couponCode,
        },
      ),
    );
    return () => heard.unsubscribe();
  }, [actor]);

  useEffect(() => {
    document.title = `${title} – ${config.brandName}`;
  }, [title, config]);

  return (
    <>
      <ResultScreen
        actor={actor}
        contactEmail={config.contactEmail}
        email={recallCustomer().email}
        retryTo={findOrderAddress(address.orderId)}
      />
      {confirmed && <NewsletterIsland texts={data.texts} imageSrc={data.newsletterImage} />}
    </>
  );
}

function titleOf(snapshot: {
  hasTag: (tag: 'confirmed' | 'failed' | 'unreachable' | 'unaddressed') => boolean;
}) {
  if (snapshot.hasTag('confirmed')) return resultCopy.paid.title;
  if (snapshot.hasTag('failed') || snapshot.hasTag('unreachable')) return resultCopy.failed.title;
  if (snapshot.hasTag('unaddressed')) return resultCopy.missing.title;
  return resultCopy.pending.title;
}
