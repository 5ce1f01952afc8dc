import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useActorRef } from '@xstate/react';
import { storedMessage, storeMessage } from './contact-draft.ts';
import { provideContact } from './contact-ports.ts';
import { robotCheckToken } from '#browser/robot-check.ts';
import { ABILITIES } from '#domain/backend.ts';
import { contactFailure, contactSuccess } from '#copy/site/form-toasts.ts';
import { ContactScreen } from './contact-screen.tsx';
import { validateContact } from './contact-view.ts';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';

const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'topic', 'message'] as const;

const BLANK = validateContact({ firstName: '', lastName: '', email: '', topic: '', message: '' });

/** Page /kontakt, with the contact machine connected to the API (CO-*, ER-4). */
export default function ContactPage({ data }: PageProps) {
  const { config, toast } = useShop();
  const api = useShopApi();
  const machine = useMemo(
    () =>
      provideContact(
        api,
        (content) => robotCheckToken(config.recaptchaSiteKey, content),
        (isSent) =>
          toast(isSent ? 'success' : 'error', {
            ...(isSent ? contactSuccess : contactFailure),
            isInPage: false,
          }),
      ),
    [api, config, toast],
  );
  const actor = useActorRef(machine, { input: { problems: BLANK } });
  // A look at the terms costs nobody her message. Before anybody can press: typed text is reported later, and counts.
  useLayoutEffect(() => {
    const stored = storedMessage();
    const problems = validateContact({ ...actor.getSnapshot().context.values, ...stored });
    for (const name of CONTACT_FIELDS) {
      const value = stored[name];
      if (value !== undefined) actor.send({ type: 'field.change', name, value, problems });
    }
    const { unsubscribe } = actor.subscribe(({ context }) => storeMessage(context.values));
    return unsubscribe;
  }, [actor]);
  useEffect(() => {
    const subscriptions = [
      actor.on('message.sent', () => toast('success', contactSuccess)),
      actor.on('message.refused', () => toast('error', contactFailure)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, toast]);
  return (
    <ContactScreen
      actor={actor}
      texts={data.texts}
      email={config.contactEmail}
      seller={config.seller}
      hasTopics={ABILITIES[config.backend].messageTopics}
    />
  );
}
