import { unwrap } from '#desk/api/desk-client.ts';
import { readOrders } from '#desk/orders/read-orders.ts';
import { foldLetters } from '#domain/typed/typed-text.ts';
import { DESK_PAGES, deskPages, pathOf } from '#desk/pages.ts';
import { FOUND_ORDERS } from '#domain/desk/search-limits.ts';
import { readAddress, toAddress } from '#desk/orders/orders-address.ts';
import { firstOfEach, foundThing } from './found-thing.ts';
import { thingsCopy } from './search-copy.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { GROUP_NAME, menuOf } from '#desk/frame/desk-menu.ts';
import { SearchBox, type Found } from './search-box.tsx';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import { LISTED_STATE_NAME } from '#copy/purchase/order-states.ts';
import { orderListCopy, searchCopy as copy } from '#desk/orders/order-list-copy.ts';
import { shellCopy, shortcutsCopy } from '#desk/copy/shell.ts';
import type { FoundThing, OrderEntry } from '#desk/domain/wire.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';

/** Debounce time (ms) of typing. */
const REST = 150;

const toFound = ({ orderId, order }: OrderEntry): Found => ({
  to: pathOf('order', { orderId }),
  title: copy.order(order?.productName ?? orderListCopy.unreadable, orderId),
  under: order
    ? [order.customerName ?? orderListCopy.noName, order.fairy.name, LISTED_STATE_NAME[order.state]].join(
        ', ',
      )
    : '',
});

/** All that was found of a text: the first of each kind, and where the list of a kind is, the way to it. */
function toAnswer(text: string, entries: readonly OrderEntry[], things: readonly FoundThing[]) {
  const { first, more } = firstOfEach(things);
  const orders = entries.slice(0, FOUND_ORDERS).map(toFound);
  const hasMore = entries.length > FOUND_ORDERS;
  return {
    found: [
      ...orders,
      ...(hasMore ? [wholeList(copy.allOrders(text), ordersOf(text))] : []),
      ...first.map(foundThing),
      ...(more.includes('message') ? [wholeList(copy.allMessages(text), messagesOf(text))] : []),
    ],
    more: more.filter((kind) => kind !== 'message').map((kind) => thingsCopy[kind]),
  };
}

const wholeList = (title: string, way: Pick<Found, 'to' | 'state'>): Found => ({
  ...way,
  title,
  under: copy.whole,
  isWay: true,
});
const ordersOf = (text: string) => toAddress({ ...readAddress(new URLSearchParams(), undefined), text });
const messagesOf = (text: string) => ({ to: DESK_PAGES.messages.path, state: { text } });

/** The search that reaches every page and every order that one may see, and for an owner everything else. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { client, person, isSignedIn } = useDesk();
  const may = useMay();
  const navigate = useNavigate();
  const isOwner = may('exportOrders');
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ text: string; found: Found[]; more: string[]; failed: boolean }>();
  const hasWhole = may('searchDesk');
  const query = text.trim();

  useEffect(() => {
    if (query === '' || !isSignedIn) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      const body = { text: query };
      Promise.all([
        unwrap(client.POST('/orders/suggest', { body })),
        hasWhole ? unwrap(client.POST('/search', { body })) : [],
      ]).then(
        ([entries, things]) => {
          if (!isLeft)
            setAnswer({ text: query, ...toAnswer(query, readOrders(entries), things), failed: false });
        },
        () => {
          if (!isLeft) setAnswer({ text: query, found: [], more: [], failed: true });
        },
      );
    }, REST);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [query, client, isSignedIn, hasWhole]);

  const folded = foldLetters(query);
  const inMenu = menuOf({ role: person.role, may }).map(({ to, name, group }) => ({
    to,
    title: name,
    under: GROUP_NAME[group],
  }));
  const others = deskPages.flatMap(({ path, title, menu, may: operation }) =>
    title !== undefined && menu === undefined && operation !== undefined && may(operation)
      ? [{ to: path, title, under: '' }]
      : [],
  );
  const pages: Found[] = [...inMenu, ...others].filter(({ title }) => foldLetters(title).includes(folded));
  const isAnswered = query === '' || answer?.text === query;
  const all = [...(query === '' ? [] : (answer?.found ?? [])), ...pages];
  // An order may be found by its name and by its payment. A page with a filter is another one.
  const keyOf = ({ to, state }: Found) => `${to} ${JSON.stringify(state)}`;
  const found = all.filter((one, index) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index);
  const things = found.filter(({ isWay }) => !isWay).length;
  const message = !isAnswered
    ? shellCopy.loading
    : query !== '' && answer?.failed && isSignedIn
      ? copy.failed
      : found.length === 0
        ? copy.nothing
        : answer && answer.more.length > 0 && query !== ''
          ? `${copy.found(things)} ${copy.more(answer.more)}`
          : copy.found(things);

  return (
    <DeskDialog title={copy.title} closeLabel={shortcutsCopy.close} startsAtField onClose={onClose}>
      <SearchBox
        label={isOwner ? copy.field : copy.fieldMine}
        text={text}
        onText={setText}
        found={isAnswered ? found : []}
        message={message}
        onChoose={({ to, state }) => {
          onClose();
          leaveBy(() => void navigate(to, { state }));
        }}
      />
    </DeskDialog>
  );
}
