import { useCallback } from 'react';
import { findNewsletterToken } from '#browser/newsletter-token.ts';
import { NewsletterConfirmation } from '#blocks/newsletter-confirmation.tsx';
import { useCall } from './use-call.ts';
import { useShopApi } from '#page/use-shop-api.ts';

/** `/newsletter/potwierdz`, behind the link of the confirmation mail: confirms the address at the press of a button (EM-4). */
export default function NewsletterConfirmPage() {
  const api = useShopApi();
  const [call, confirm] = useCall(
    useCallback(async () => {
      const token = findNewsletterToken(new URLSearchParams(window.location.search));
      return (await api()).confirmNewsletter(token);
    }, [api]),
  );
  return (
    <NewsletterConfirmation
      state={call.status}
      ebookUrl={call.status === 'done' ? call.answer : undefined}
      onConfirm={confirm}
    />
  );
}
