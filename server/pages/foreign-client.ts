import { requiredOnly } from '#api/required-only.ts';
import { createShopClient, type ShopClient } from '#api/shop-client.ts';
import type { Config } from '#server/config.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** Makes a client of a foreign API, which gets nothing that the contract marks as an addition; `timeout` in ms. */
export const foreignClient = (
  apiUrl: string,
  timeout: number,
  { apiIdempotency }: Pick<Config, 'apiIdempotency'>,
): ShopClient =>
  createShopClient({
    baseUrl: apiUrl,
    timeout,
    fetch: requiredOnly(fetchWithTimeout(timeout + 500), apiIdempotency ? ['idempotency-key'] : []),
  });
