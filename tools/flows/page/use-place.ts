import { useCallback, useEffect, useState } from 'react';
import { models } from '../../model/models.ts';
import type { Model } from '../../model/model.ts';

/** The shown machine and selected state, kept in the URL's hash: `#purchase/ordering`. */
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

/** The place in the URL's hash and a function that changes it. */
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
