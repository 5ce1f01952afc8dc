import { useCallback, useEffect, useState } from 'react';
import { models } from '../../model/models.ts';
import type { Model } from '../../model/model.ts';
import { VISITORS_MARK } from '../visitors/address.ts';

/**
 * The shown machine and selected state, kept in the URL's hash: `#purchase/ordering`; or the settings of its made-up
 * visitors (visitors/address.ts): `#purchase/~1000.1`.
 */
interface Place {
  model: Model;
  stateId: string | undefined;
  visitors: string | undefined;
}

function readPlace(): Place {
  const [name, stateId] = decodeURIComponent(window.location.hash.slice(1)).split('/');
  const model = models.find((one) => one.name === name) ?? models[0];
  if (!model) throw new Error('There are no models');
  if (stateId?.startsWith(VISITORS_MARK)) return { model, stateId: undefined, visitors: stateId };
  return { model, stateId: stateId === '' ? undefined : stateId, visitors: undefined };
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

/** Keeps settings of made-up visitors in the address, without a step back for each of them. */
export function keepVisitors(model: Model, visitors: string): void {
  window.history.replaceState(null, '', `#${encodeURIComponent(`${model.name}/${visitors}`)}`);
}
