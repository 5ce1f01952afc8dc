import { useEffect, useState } from 'react';
import { getMoon } from '#api/moon.ts';
import type { Moon } from '#domain/moon.ts';
import { useShop } from './shop.tsx';

/** The moon now, asked for by the browser only; a failure leaves it hidden and breaks nothing (SH-7). */
export function useMoon(): Moon | undefined {
  const { client } = useShop();
  const [moon, setMoon] = useState<Moon>();
  useEffect(() => {
    getMoon(client).then(setMoon, () => undefined);
  }, [client]);
  return moon;
}
