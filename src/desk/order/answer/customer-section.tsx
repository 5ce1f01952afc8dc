import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { InvoiceSection } from '#desk/order/invoice-section.tsx';
import { PaymentFacts } from '#desk/order/payment-facts.tsx';
import { orderCopy } from '#desk/copy/order.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { shopDate } from '#domain/shop-day.ts';

/** Customer and payment. The whole address is fetched on request, since that is recorded in the audit. */
export function CustomerSection({ order, now }: { order: Order; now: number }) {
  const { client } = useDesk();
  const [shown, setShown] = useState<{ of: string; email: string; giftEmail?: string }>();
  const { outcome, run } = useAction({ failed: orderCopy.addressFailed });
  // Once an address is mended the one that was read is the wrong one; two may look alike but for the key.
  const addresses = [order.customerKey, order.email, order.giftEmail].join(' ');
  const address = shown?.of === addresses ? shown : undefined;
  const show = () =>
    void run(
      'show',
      async () => {
        const params = { path: { orderId: order.orderId } };
        const read = await unwrap(client.GET('/orders/{orderId}/email', { params }));
        setShown({ ...read, of: addresses });
      },
      { done: ANNOUNCED_BY_PAGE },
    );
  return (
    <>
      <PaymentFacts order={order} now={now} address={address} problem={outcome?.words} onShowAddress={show} />
      {order.invoice && (
        <InvoiceSection
          orderId={order.orderId}
          stored={order.invoice}
          days={{ first: shopDate(new Date(order.paidAt ?? now)), today: shopDate(new Date(now)) }}
        />
      )}
    </>
  );
}
