import { useEffect, useMemo, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { findCustomerId } from '#browser/customer-id.ts';
import { PageHeader } from '#blocks/page-header.tsx';
import { WithdrawalByMail } from '#blocks/withdrawal/withdrawal-by-mail.tsx';
import {
  receivedToast,
  unconfirmedToast,
  withdrawalByMailCopy,
  withdrawalCopy,
} from '#copy/law/withdrawal.ts';
import { ABILITIES } from '#domain/backend.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { WITHDRAWAL_ORDER } from '#domain/paths/withdrawal-path.ts';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';
import { wrap } from '#styles/layout.css.ts';
import { provideWithdrawal } from './withdrawal-ports.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';
import { validateWithdrawal, withdrawalInput, withdrawalStart } from './withdrawal-start.ts';

/** Page /odstapienie: the form, or a mail where the API receives no statements. */
export default function WithdrawalPage({ data }: PageProps) {
  const { config } = useShop();
  return ABILITIES[config.backend].withdrawal ? <WithdrawalForm data={data} /> : <MailPage />;
}

/** The statement as a mail; the order is read from the address after hydration. */
function MailPage() {
  const { config } = useShop();
  const { search } = useLocation();
  const [orderNumber, setOrderNumber] = useState('');
  useEffect(
    () =>
      setOrderNumber(
        new URLSearchParams(search).get(WITHDRAWAL_ORDER)?.slice(0, MAX_LENGTH.orderNumber) ?? '',
      ),
    [search],
  );
  return (
    <>
      <PageHeader title={withdrawalCopy.title} description={withdrawalByMailCopy.lead} />
      <div className={wrap}>
        <WithdrawalByMail brand={config.brandName} email={config.contactEmail} orderNumber={orderNumber} />
      </div>
    </>
  );
}

/** The form, with the withdrawal machine connected to the API. */
function WithdrawalForm({ data }: Pick<PageProps, 'data'>) {
  const { config, toast } = useShop();
  const { search } = useLocation();
  const api = useShopApi();
  const sent = data.withdrawal;
  const sentKey = sent?.orderKey;
  const machine = useMemo(
    () =>
      provideWithdrawal(
        api,
        () => sentKey ?? findCustomerId(new URLSearchParams(window.location.search)),
        (isReceived, email) =>
          isReceived ? toast('success', receivedToast(email)) : toast('error', unconfirmedToast),
      ),
    [api, sentKey, toast],
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
  return (
    <WithdrawalScreen
      actor={actor}
      contactEmail={config.contactEmail}
      orderKey={sentKey}
      asked={sent?.asked}
    />
  );
}
