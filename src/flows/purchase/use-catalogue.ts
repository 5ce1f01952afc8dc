import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductType } from '#domain/product-type.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Section } from '#page/page-data.ts';
import { useShopApi } from '#page/use-shop-api.ts';
import { useLatest } from './use-latest.ts';

export interface CatalogueView {
  status: 'ready' | 'loading' | 'failed';
  /** The last loaded catalogue, kept while a new one is loading. */
  catalogue: Catalogue;
  reload: () => void;
}

const NOTHING: Catalogue = { products: [], fairies: [] };

/**
 * The catalogue of some product types (always the same array): the page's own, if it has one, else fetched. `reload`
 * fetches it again; if that fails, the one that was there stays.
 */
export function useCatalogue(
  types: readonly ProductType[],
  sent: Section<Catalogue> | undefined,
): CatalogueView {
  const api = useShopApi();
  const [view, setView] = useState<Omit<CatalogueView, 'reload'>>(
    sent?.status === 'ready'
      ? { status: 'ready', catalogue: sent.data }
      : { status: sent ? 'failed' : 'loading', catalogue: NOTHING },
  );
  const turn = useRef(0);
  const known = useLatest(view.catalogue);

  const reload = useCallback(() => {
    const mine = ++turn.current;
    setView((old) => (old.status === 'ready' ? old : { ...old, status: 'loading' }));
    const load = async () => (await api()).getCatalogue(types, known());
    load().then(
      (catalogue) => {
        if (mine === turn.current) setView({ status: 'ready', catalogue });
      },
      () => {
        if (mine === turn.current)
          setView((old) => (old.status === 'ready' ? old : { ...old, status: 'failed' }));
      },
    );
  }, [api, types, known]);

  const isMissing = sent === undefined;
  useEffect(() => {
    if (isMissing) reload();
  }, [reload, isMissing]);

  return { ...view, reload };
}
