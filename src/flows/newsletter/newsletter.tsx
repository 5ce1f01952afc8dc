import { useEffect, useMemo } from 'react';
import { useActorRef } from '@xstate/react';
import { provideNewsletter } from './newsletter-ports.ts';
import { newsletterFailure, newsletterSuccess } from '#copy/site/form-toasts.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { NewsletterSection } from './newsletter-section.tsx';
import { useShop } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';

export interface NewsletterProps {
  texts: SiteTexts;
  imageSrc: string | undefined;
}

/** The newsletter section, with its machine connected to the API (NL-1, ER-4). */
export function Newsletter({ texts, imageSrc }: NewsletterProps) {
  const { toast } = useShop();
  const api = useShopApi();
  const machine = useMemo(
    () =>
      provideNewsletter(api, (isDone) =>
        toast(isDone ? 'success' : 'error', {
          ...(isDone ? newsletterSuccess : newsletterFailure),
          isInPage: false,
        }),
      ),
    [api, toast],
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscriptions = [
      actor.on('newsletter.joined', () => toast('success', newsletterSuccess)),
      actor.on('newsletter.refused', () => toast('error', newsletterFailure)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, toast]);
  return <NewsletterSection actor={actor} texts={texts} imageSrc={imageSrc} />;
}
