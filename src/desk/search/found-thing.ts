import type { FoundThing } from '#desk/domain/wire.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { orderCopy } from '#desk/copy/order.ts';
import { TEXT_NAME } from '#desk/texts/texts-copy.ts';
import { FOUND_OF_A_KIND } from '#domain/desk/search-limits.ts';
import { isTextId } from '#domain/texts/text-fields.ts';
import type { Found } from './search-box.tsx';
import { thingCopy as copy } from './search-copy.ts';

type Kind = FoundThing['kind'];

/** The page of each kind of thing. */
const PAGE: Readonly<Record<Kind, (id: string) => string>> = {
  payment: (orderId) => pathOf('order', { orderId }),
  invoice: (orderId) => `${pathOf('order', { orderId })}#faktura`,
  customer: (customerKey) => pathOf('customer', { customerKey }),
  withdrawal: (orderId) =>
    orderId === '' ? DESK_PAGES.withdrawals.path : `${pathOf('order', { orderId })}#historia`,
  coupon: (code) => pathOf('coupon', { code }),
  specialist: (fairyId) => pathOf('specialist', { fairyId }),
  service: (productId) => pathOf('service', { productId }),
  person: () => DESK_PAGES.people.path,
  text: (textId) => pathOf('text', { textId }),
  message: (messageId) => pathOf('message', { messageId }),
  'order-mail': (orderId) => pathOf('orderMail', { orderId }),
};

function titleOf({ kind, id, name }: Omit<FoundThing, 'under'>): string {
  if (kind === 'text' && isTextId(id)) return TEXT_NAME[id];
  return kind === 'order-mail' ? orderCopy.nr(Number(id)) : name;
}

/** What the search shows of a thing that it has found. */
export function foundThing({ kind, id, name, under }: FoundThing): Found {
  return {
    to: PAGE[kind](id),
    title: titleOf({ kind, id, name }),
    under: [copy[kind], under].filter(Boolean).join(', '),
  };
}

/** The things of each kind that the search shows, and the kinds of which there are more. */
export function firstOfEach(things: readonly FoundThing[]): { first: FoundThing[]; more: Kind[] } {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const of = (kind: Kind) => things.filter((thing) => thing.kind === kind);
  return {
    first: kinds.flatMap((kind) => of(kind).slice(0, FOUND_OF_A_KIND)),
    more: kinds.filter((kind) => of(kind).length > FOUND_OF_A_KIND),
  };
}
