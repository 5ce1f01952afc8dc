import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopApiSource } from '#api/shop-api.ts';

/** Debounce time in milliseconds. */
const PAUSE = 200;
/** Minimum length of a query for GET /places. */
const SHORTEST = 2;

/**
 * Fetches suggestions for a typed place (BH-6), debounced; a new query aborts the previous one. If the call fails or
 * the API lacks it, the list is empty.
 */
export function usePlaceSuggestions(api: ShopApiSource): {
  places: readonly string[];
  search: (text: string) => void;
} {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const abort = useRef<() => void>(() => {});

  const search = useCallback(
    (text: string) => {
      abort.current();
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
      abort.current = () => {
        clearTimeout(timer);
        call.abort();
      };
    },
    [api],
  );

  useEffect(() => () => abort.current(), []);
  return { places, search };
}
