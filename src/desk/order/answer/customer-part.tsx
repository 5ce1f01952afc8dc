import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { PaymentFacts } from '#desk/order/payment-facts.tsx';
import { isSignedOut } from '#desk/api/desk-failure.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

/** Customer and payment; the whole address is fetched when it is asked for, since being shown is noted. */
export function CustomerPart({ order, now }: { order: Order; now: number }) {
  const { client, onExpired } = useDesk();
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const show = () => {
    setFailed(false);
    unwrap(client.GET('/orders/{orderId}/email', { params: { path: { orderId: order.orderId } } })).then(
      ({ email }) => setAddress(email),
      (error: unknown) => {
        if (isSignedOut(error)) onExpired();
        setFailed(true);
      },
    );
  };
  return (
    <PaymentFacts order={order} now={now} address={address} addressFailed={hasFailed} onShowAddress={show} />
  );
}
