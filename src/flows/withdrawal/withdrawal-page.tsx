import { useEffect, useMemo } from 'react';
import { useActorRef } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { findCustomerId } from '#browser/customer-id.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { WITHDRAWAL_ORDER } from '#domain/withdrawal-path.ts';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';
import { provideWithdrawal } from './withdrawal-ports.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';
import { validateWithdrawal, withdrawalInput, withdrawalStart } from './withdrawal-start.ts';

/** Page /odstapienie, with the withdrawal machine connected to the API. */
export default function WithdrawalPage({ data }: PageProps) {
  const { config } = useShop();
  const { search } = useLocation();
  const api = useShopApi();
  const sent = data.withdrawal;
  const sentKey = sent?.orderKey;
  const machine = useMemo(
    () =>
      provideWithdrawal(api, () => sentKey ?? findCustomerId(new URLSearchParams(window.location.search))),
    [api, sentKey],
  );
  const actor = useActorRef(machine, {
    input: withdrawalInput(sent),
    ...(sent && { snapshot: withdrawalStart(machine, sent) }),
  });
  useEffect(() => {
    // After hydration, since the page is cached for every query.
    const value = new URLSearchParams(search).get(WITHDRAWAL_ORDER)?.slice(0, MAX_LENGTH.orderNumber);
    const { values } = actor.getSnapshot().context;
    if (value === undefined || values.orderNumber !== '') return;
    const problems = validateWithdrawal({ ...values, orderNumber: value });
    actor.send({ type: 'field.change', name: 'orderNumber', value, problems });
  }, [actor, search]);
  useEffect(() => {
    // After React has rendered the step.
    const subscription = actor.on('step.changed', () => {
      setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus());
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return <WithdrawalScreen actor={actor} contactEmail={config.contactEmail} orderKey={sentKey} />;
}
