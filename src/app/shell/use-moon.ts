import { useEffect, useState } from 'react';
import type { CalendarDate } from '#domain/birth-date.ts';
import type { Moon } from '#domain/lunar/moon.ts';
import { useShopApi } from '#page/use-shop-api.ts';

/**
 * Hook: fetches the current moon in the browser only, so that a cached page shows no old one, and again on another
 * day; `undefined` after a failure, which hides the moon (SH-7).
 */
export function useMoon(today: CalendarDate): Moon | undefined {
  const api = useShopApi();
  const [moon, setMoon] = useState<Moon>();
  const { year, month, day } = today;
  useEffect(() => {
    let isOutdated = false;
    api()
      .then(({ getMoon }) => getMoon())
      .then(
        (loaded) => {
          if (!isOutdated) setMoon(loaded);
        },
        () => undefined,
      );
    return () => {
      isOutdated = true;
    };
  }, [api, year, month, day]);
  return moon;
}
