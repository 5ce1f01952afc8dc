import { useEffect, useState } from 'react';

/**
 * Fetches JSON from this page's server; `undefined` until it has loaded. `again` is the polling interval in
 * milliseconds.
 */
export function useJson<Body>(address: string, again?: number): Body | undefined {
  const [loaded, setLoaded] = useState<{ address: string; value: Body }>();

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const response = await fetch(address);
      const value = (await response.json()) as Body;
      if (!isGone) setLoaded({ address, value });
    };
    void load();
    const timer = again === undefined ? undefined : window.setInterval(() => void load(), again);
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, [address, again]);

  return loaded?.address === address ? loaded.value : undefined;
}
