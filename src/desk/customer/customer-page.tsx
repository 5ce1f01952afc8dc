import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { idIn, numberIn } from '#desk/domain/address-values.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { BookSums } from '#desk/books/book-sums.tsx';
import { formatMoment } from '#desk/copy/time.ts';
import type { Customer } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { MessageList } from '#desk/messages/message-list.tsx';
import { pathOf } from '#desk/pages.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Typed } from '#desk/ui/typed.tsx';
import { shopDate } from '#domain/shop-day.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { rows } from '#styles/desk/order.css.ts';
import { customerCopy as copy } from './customer-copy.ts';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerOrders } from './customer-orders.tsx';

/** Names, in the address, of the row that a page of each list begins behind. */
const ORDERS = 'przed';
const MESSAGES = 'wiadomosci';
const MAILS = 'listy';

/** Page of one customer, for owners. Its address holds a digest of the customer's data. */
export default function CustomerPage() {
  const { client } = useDesk();
  const { customerKey = '' } = useParams();
  const [address] = useSearchParams();
  const after = numberIn(address.get(ORDERS));
  const [messagesAfter, mailsAfter] = [idIn(address.get(MESSAGES)), idIn(address.get(MAILS))];
  const search = new URLSearchParams();
  for (const [list, place] of Object.entries({
    [ORDERS]: after,
    [MESSAGES]: messagesAfter,
    [MAILS]: mailsAfter,
  }))
    if (place !== undefined) search.set(list, String(place));
  return (
    <LoadedPage
      load={() =>
        unwrap(
          client.GET('/customers/{customerKey}', {
            params: {
              path: { customerKey },
              query: {
                ...(after !== undefined && { after }),
                ...(messagesAfter !== undefined && { messagesAfter }),
                ...(mailsAfter !== undefined && { mailsAfter }),
              },
            },
          }),
        )
      }
      id={`${customerKey} ${search.toString()}`}
      title={copy.title}
      words={copy}
    >
      {(customer) => <CustomerScreen customer={customer} customerKey={customerKey} search={search} />}
    </LoadedPage>
  );
}

interface ScreenProps {
  customer: Customer;
  customerKey: string;
  /** Query of the page's address. */
  search: URLSearchParams;
}

function CustomerScreen({ customer, customerKey, search }: ScreenProps) {
  const { counts, messages, mails } = customer;
  const now = useNow();
  const name = customer.name ?? copy.nameless;
  /** Addresses of the neighbours of a list's page; the other lists stay where they are. */
  const linksOf = (list: string, next: string | number | null) => ({
    latest: search.has(list) ? addressOf(customerKey, search, list, null) : undefined,
    older: next === null ? undefined : addressOf(customerKey, search, list, next),
    words: copy,
  });
  return (
    <InsidePage title={name}>
      <PageHead title={<Typed>{name}</Typed>} />
      <CustomerFacts customer={customer} customerKey={customerKey} now={now} />
      {customer.sums.length > 0 && <BookSums sums={customer.sums} />}
      <section aria-labelledby="zamowienia-klientki">
        <h2 id="zamowienia-klientki">{copy.ordersTitle}</h2>
        <p className={muted}>{copy.orders(counts.orders, counts.paid)}</p>
        {customer.orders.length > 0 && <CustomerOrders orders={customer.orders} now={now} />}
        <PageLinks {...linksOf(ORDERS, customer.next)} />
      </section>
      {counts.messages > 0 && (
        <section aria-labelledby="listy-klientki">
          <h2 id="listy-klientki">{copy.messages(counts.messages)}</h2>
          <MessageList
            label={copy.messages(counts.messages)}
            messages={messages}
            now={now}
            today={shopDate(new Date(now))}
          />
          <PageLinks {...linksOf(MESSAGES, customer.messagesNext)} />
        </section>
      )}
      {counts.mails > 0 && (
        <section className={panel} aria-labelledby="listy-o-zamowieniach">
          <h2 id="listy-o-zamowieniach">{copy.mails(counts.mails)}</h2>
          <CustomerMails mails={mails} now={now} />
          <PageLinks {...linksOf(MAILS, customer.mailsNext)} />
        </section>
      )}
    </InsidePage>
  );
}

/** The address of her page with another place in one of its lists. */
function addressOf(
  customerKey: string,
  search: URLSearchParams,
  list: string,
  after: string | number | null,
): string {
  const next = new URLSearchParams(search);
  if (after === null) next.delete(list);
  else next.set(list, String(after));
  return [pathOf('customer', { customerKey }), next.toString()].filter(Boolean).join('?');
}

/** Her address, shown whole at a press, since that is noted; her first and last order. */
function CustomerFacts({ customer, customerKey, now }: Omit<ScreenProps, 'search'> & { now: number }) {
  const { client } = useDesk();
  const [address, setAddress] = useState<string>();
  const { busy, outcome, run } = useAction({ failed: copy.addressFailed });
  const { firstAt, lastAt } = customer;
  const show = () =>
    run(
      'show',
      async () => {
        const params = { path: { customerKey } };
        setAddress((await unwrap(client.GET('/customers/{customerKey}/email', { params }))).email);
      },
      { done: ANNOUNCED_BY_PAGE },
    );
  return (
    <section className={panel} aria-label={copy.facts}>
      <dl className={rows}>
        <div>
          <dt>{copy.address}</dt>
          <dd aria-live="polite">
            <Typed>{address ?? customer.email}</Typed>
            {address === undefined && (
              <DeskButton kind="quiet" pending={busy !== undefined} onPress={() => void show()}>
                {copy.showAddress}
              </DeskButton>
            )}
          </dd>
        </div>
        <div>
          <dt>{copy.first}</dt>
          <dd>{firstAt === null ? copy.none : formatMoment(firstAt, now)}</dd>
        </div>
        {lastAt !== null && lastAt !== firstAt && (
          <div>
            <dt>{copy.last}</dt>
            <dd>{formatMoment(lastAt, now)}</dd>
          </div>
        )}
      </dl>
      <OutcomeStatus outcome={outcome} />
    </section>
  );
}
