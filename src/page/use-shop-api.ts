import { useCallback } from 'react';
import type { ShopApi, ShopApiSource } from '#api/shop-api.ts';
import { useShop } from './shop.tsx';

let opened: { apiUrl: string; api: Promise<ShopApi> } | undefined;

/** One set of calls for the visit; a failed fetch of their code is tried again by the next call. */
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

/** The API's calls, fetched when the first one is made. */
export function useShopApi(): ShopApiSource {
  const { apiUrl } = useShop().config;
  return useCallback(() => open(apiUrl), [apiUrl]);
}
