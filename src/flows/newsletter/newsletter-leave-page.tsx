import { useCallback, useLayoutEffect, useState } from 'react';
import { must } from '#domain/must.ts';
import { findNewsletterToken } from '#browser/newsletter-token.ts';
import { NewsletterSignOff } from '#blocks/newsletter/newsletter-sign-off.tsx';
import { lateFailure } from '#copy/site/newsletter-links.ts';
import { useCall } from './use-call.ts';
import { useShop } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';

/** Page `/newsletter/wypisz`, linked in every newsletter: unsubscribes with a button. */
export default function NewsletterLeavePage() {
  const api = useShopApi();
  const { config, toast } = useShop();
  // The server ignores the query: until the browser has read it, before any press, the link counts as complete.
  const [token, setToken] = useState<string>();
  useLayoutEffect(() => setToken(findNewsletterToken(new URLSearchParams(window.location.search))), []);
  const [call, leave] = useCall(
    useCallback(async () => (await api()).leaveNewsletter(must(token, 'token of the link')), [api, token]),
    useCallback((failure) => toast('error', lateFailure.signOff[failure]), [toast]),
  );
  return (
    <NewsletterSignOff
      state={token === '' ? 'unknown' : call.status}
      contactEmail={config.contactEmail}
      onLeave={leave}
    />
  );
}
