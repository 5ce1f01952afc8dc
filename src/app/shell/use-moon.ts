import { useEffect, useState } from 'react';
import type { Moon } from '#domain/moon.ts';
import { useShopApi } from '#page/use-shop-api.ts';

/** Fetches the current moon in the browser only; `undefined` after a failure, which hides the moon (SH-7). */
export function useMoon(): Moon | undefined {
  const api = useShopApi();
  const [moon, setMoon] = useState<Moon>();
  useEffect(() => {
    api()
      .then(({ getMoon }) => getMoon())
      .then(setMoon, () => undefined);
  }, [api]);
  return moon;
}
