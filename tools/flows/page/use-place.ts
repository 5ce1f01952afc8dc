import { useCallback, useEffect, useState } from 'react';
import type { Model } from '../../model/model.ts';
import { formatPlace, readPlace, type Place } from '../place.ts';

const here = () => readPlace(window.location.hash.slice(1));

/** Changes a part of the place. `isStep`: the browser's way back leads to what was before. */
export type Go = (change: Partial<Place>, isStep?: boolean) => void;

/** The place in the URL's hash and a function that changes it. */
export function usePlace(): [Place, Go] {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const read = () => setPlace(here());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const go = useCallback(
    (change: Partial<Place>, isStep = false) => {
      const next: Place = { ...place, isOutdated: false, ...change };
      const address = `#${formatPlace(next)}`;
      if (isStep) window.history.pushState(null, '', address);
      else window.history.replaceState(null, '', address);
      setPlace(next);
    },
    [place],
  );
  return [place, go];
}

/** Keeps settings of made-up visitors in the address, without a step back for each of them. */
export function keepVisitors(model: Model, visitors: string): void {
  window.history.replaceState(null, '', `#${model.name}/${encodeURIComponent(visitors)}`);
}
