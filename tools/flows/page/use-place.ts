import { useCallback, useEffect, useState } from 'react';
import { models } from '../../model/models.ts';
import type { Model } from '../../model/model.ts';

/** What the page shows: a machine, and perhaps one of its states. Kept in the address: `#purchase/ordering`. */
interface Place {
  model: Model;
  stateId: string | undefined;
}

function readPlace(): Place {
  const [name, stateId] = decodeURIComponent(window.location.hash.slice(1)).split('/');
  const model = models.find((one) => one.name === name) ?? models[0];
  if (!model) throw new Error('There are no models');
  return { model, stateId: stateId === '' ? undefined : stateId };
}

/** The place that the address names, and how to go to another. */
export function usePlace(): [Place, (model: string, stateId?: string) => void] {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => {
    const read = () => setPlace(readPlace());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const go = useCallback((model: string, stateId?: string) => {
    window.location.hash = encodeURIComponent(stateId === undefined ? model : `${model}/${stateId}`);
  }, []);
  return [place, go];
}
