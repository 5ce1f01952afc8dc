import { useEffect } from 'react';
import type { Fairy } from '#domain/catalogue.ts';
import type { SnapshotFrom } from 'xstate';
import type { PurchaseActor } from './purchase-effects.ts';
import { useDeferredSelector } from './use-deferred-selector.ts';

export interface SpecialistHeadProps {
  actor: PurchaseActor;
  fairies: readonly Fairy[];
  brandName: string;
}

const selectChosen = ({ context: { fairyId } }: SnapshotFrom<PurchaseActor>) => ({ fairyId });

/**
 * Sets title and description of an order page to the chosen specialist's (SH-12). Only in the browser: the server
 * caches one page per path, and the canonical URL stays the page's. A component that renders nothing, so that a choice
 * does not render the page around it.
 */
export function SpecialistHead({ actor, fairies, brandName }: SpecialistHeadProps): null {
  const { fairyId } = useDeferredSelector(actor, selectChosen);
  const { seoTitle = '', seoDescription = '' } = fairies.find(({ id }) => id === fairyId) ?? {};

  useEffect(() => {
    if (seoTitle === '') return;
    const title = document.title;
    document.title = `${seoTitle} – ${brandName}`;
    return () => {
      document.title = title;
    };
  }, [seoTitle, brandName]);

  useEffect(() => {
    const meta = document.head.querySelector('meta[name="description"]');
    if (seoDescription === '' || !meta) return;
    const description = meta.getAttribute('content') ?? '';
    meta.setAttribute('content', seoDescription);
    return () => meta.setAttribute('content', description);
  }, [seoDescription]);
  return null;
}
