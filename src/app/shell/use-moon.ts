import { useEffect, useState } from 'react';
import type { Moon } from '#domain/moon.ts';
import { useShopApi } from '#page/use-shop-api.ts';

/** The moon now, asked for by the browser only; a failure leaves it hidden and breaks nothing (SH-7). */
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
