import { useCallback } from 'react';
import type { ShopApi, ShopApiSource } from '#api/shop-api.ts';
import { useShop } from './shop.tsx';

let opened: { apiUrl: string; api: Promise<ShopApi> } | undefined;

/** Loads the API module once per visit; after a failure the next call tries again. */
function open(apiUrl: string): Promise<ShopApi> {
  if (opened?.apiUrl === apiUrl) return opened.api;
  const api = import('#api/shop-api.ts').then(({ createShopApi }) =>
    createShopApi({ baseUrl: new URL(apiUrl, window.location.origin).href }),
  );
  api.catch(() => {
    opened = undefined;
  });
  opened = { apiUrl, api };
  return api;
}

/** Returns the source of API calls, whose module is loaded with the first call. */
export function useShopApi(): ShopApiSource {
  const { apiUrl } = useShop().config;
  return useCallback(() => open(apiUrl), [apiUrl]);
}
