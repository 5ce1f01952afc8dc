import type { Page, Request } from '@playwright/test';

/** POST /order, with or without `?orderId=`, and nothing else under /order. */
export const ORDER_CALL = /\/api\/order\/?(\?.*)?$/;
export const STATUS_CALL = /\/api\/order\/payment-status\//;
export const CATALOGUE_CALL = /\/api\/(fairy|product)(\?.*)?$/;

/** The requests to an address that this page has begun so far; the list grows. */
export function requestsTo(page: Page, address: RegExp): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) seen.push(request);
  });
  return seen;
}

/** Holds every call to an address until it is let go; then it goes to the shop. */
export async function holdCalls(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // The page may have left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
