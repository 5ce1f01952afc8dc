import type { components } from '#openapi/storefront.d.ts';
import type { PlacedOrder } from './placed-order.ts';

/** What has become of a paid order, as its customer is told (OR-1). */
export function orderNews({
  orderStatus,
  answeredAt,
  email,
}: PlacedOrder): components['schemas']['OrderNews'] {
  const address = { email: maskedEmail(email) };
  if (orderStatus === 'CANCELED') return { state: 'CALLED_OFF', ...address };
  if (orderStatus !== 'SENT') return { state: 'AWAITED', ...address };
  return { state: 'ANSWERED', ...(answeredAt && { answeredAt: answeredAt.toISOString() }), ...address };
}

/** Masks an address so that only its owner recognises it: `a…@example.com`. */
function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
