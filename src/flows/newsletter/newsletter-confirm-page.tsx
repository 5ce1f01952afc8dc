import { useCallback } from 'react';
import { findNewsletterToken } from '#browser/newsletter-token.ts';
import { NewsletterConfirmation } from '#blocks/newsletter/newsletter-confirmation.tsx';
import { lateFailure } from '#copy/site/newsletter-links.ts';
import { useShop } from '#page/shop.tsx';
import { useCall } from './use-call.ts';
import { useShopApi } from '#page/use-shop-api.ts';

/** Page `/newsletter/potwierdz`, linked in the confirmation e-mail: confirms the address when its button is pressed (EM-4). */
export default function NewsletterConfirmPage() {
  const api = useShopApi();
  const { toast } = useShop();
  const [call, confirm] = useCall(
    useCallback(async () => {
      const token = findNewsletterToken(new URLSearchParams(window.location.search));
      return (await api()).confirmNewsletter(token);
    }, [api]),
    useCallback((failure) => toast('error', lateFailure.confirm[failure]), [toast]),
  );
  return (
    <NewsletterConfirmation
      state={call.status}
      ebookUrl={call.status === 'done' ? call.response : undefined}
      onConfirm={confirm}
    />
  );
}
