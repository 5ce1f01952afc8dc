import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopApiSource } from '#api/shop-api.ts';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 200;
/** GET /places asks for at least as many characters. */
const SHORTEST = 2;

/**
 * Places that the typed text may mean (BH-6), asked for in pauses of typing; a newer question gives up the older one.
 * Where the API has no such call, or it fails, there are simply none.
 */
export function usePlaceSuggestions(api: ShopApiSource): {
  places: readonly string[];
  search: (text: string) => void;
} {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const giveUp = useRef<() => void>(() => {});

  const search = useCallback(
    (text: string) => {
      giveUp.current();
      const asked = text.trim();
      if (asked.length < SHORTEST) {
        setPlaces([]);
        return;
      }
      const call = new AbortController();
      const timer = setTimeout(() => {
        api()
          .then(({ suggestPlaces }) => suggestPlaces(asked, call.signal))
          .catch((): string[] => [])
          .then((found) => {
            if (!call.signal.aborted) setPlaces(found);
          });
      }, PAUSE);
      giveUp.current = () => {
        clearTimeout(timer);
        call.abort();
      };
    },
    [api],
  );

  useEffect(() => () => giveUp.current(), []);
  return { places, search };
}
