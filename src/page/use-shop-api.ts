import { useCallback } from 'react';
import type { ShopApi, ShopApiSource } from '#api/shop-api.ts';
import type { PublicConfig } from './public-config.ts';
import { useShop } from './shop.tsx';

type ApiSettings = Pick<PublicConfig, 'apiUrl' | 'backend' | 'sendsIdempotencyKey'>;

let opened: { apiUrl: string; api: Promise<ShopApi> } | undefined;

/** Loads the API module once per visit; after a failure the next call tries again. */
function open({ apiUrl, backend, sendsIdempotencyKey }: ApiSettings): Promise<ShopApi> {
  if (opened?.apiUrl === apiUrl) return opened.api;
  const load = async () => {
    const [{ createShopApi }, foreign] = await Promise.all([
      import('#api/shop-api.ts'),
      backend === 'foreign' ? import('#api/required-only.ts') : undefined,
    ]);
    const fetch = foreign?.requiredOnly(
      (request, init) => window.fetch(request, init),
      sendsIdempotencyKey ? ['idempotency-key'] : [],
    );
    return createShopApi({
      baseUrl: new URL(apiUrl, window.location.origin).href,
      ...(fetch && { fetch }),
    });
  };
  const api = load();
  api.catch(() => {
    opened = undefined;
  });
  opened = { apiUrl, api };
  return api;
}

/** Returns the source of API calls, whose module is loaded with the first call. */
export function useShopApi(): ShopApiSource {
  const { config } = useShop();
  return useCallback(() => open(config), [config]);
}
