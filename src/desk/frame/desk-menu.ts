import { shellCopy as copy } from '#desk/copy/shell.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { DeskIconName } from '#desk/ui/desk-icon.tsx';

/** A page that the menus lead to. */
export interface MenuEntry {
  to: string;
  icon: DeskIconName;
  name: string;
  /** On a phone's bar, where there is little room. */
  short: string;
  /** Heading above it on the rail; the account has a place of its own there. */
  group: 'answers' | 'shop' | 'insight' | 'me';
}

/** How many pages a phone's bar has room for beside its sheet. */
export const DOCKED = 3;

/** What the groups of the menu are called. */
export const GROUP_NAME = {
  answers: copy.answers,
  shop: copy.aboutShop,
  insight: copy.insight,
  me: copy.account,
};

interface Person {
  role: DeskRole;
  /** Whether the role may call an operation. */
  may: (operation: string) => boolean;
}

/** The pages a person can open, in order: a phone's bar shows the first of them, its sheet the rest. */
export function menuOf({ role, may }: Person): MenuEntry[] {
  const isOwner = role === 'owner';
  const entry = (
    to: string,
    icon: DeskIconName,
    group: MenuEntry['group'],
    name: string,
    short = name,
  ): MenuEntry => ({ to, icon, group, name, short });
  return [
    entry(DESK_PAGES.queue, 'candle', 'answers', isOwner ? copy.queue : copy.myQueue, copy.queue),
    entry(DESK_PAGES.orders, 'list', 'answers', isOwner ? copy.orders : copy.myOrders, copy.orders),
    ...(may('listLetters') ? [entry(DESK_PAGES.letters, 'send', 'answers', copy.letters)] : []),
    ...(may('listWithdrawals') ? [entry(DESK_PAGES.withdrawals, 'undo', 'answers', copy.withdrawals)] : []),
    ...(may('findPersonalData')
      ? [entry(DESK_PAGES.personalData, 'lock', 'answers', copy.personalData)]
      : []),
    ...(may('listPrices') ? [entry(DESK_PAGES.prices, 'grid', 'shop', copy.prices)] : []),
    ...(may('listSpecialists') ? [entry(DESK_PAGES.specialists, 'star', 'shop', copy.specialists)] : []),
    ...(may('listServices') ? [entry(DESK_PAGES.services, 'page', 'shop', copy.services)] : []),
    ...(may('listCoupons') ? [entry(DESK_PAGES.coupons, 'coupon', 'shop', copy.coupons)] : []),
    ...(may('listTexts') ? [entry(DESK_PAGES.texts, 'quill', 'shop', copy.texts)] : []),
    ...(may('listNewsletters') ? [entry(DESK_PAGES.newsletter, 'send', 'shop', copy.newsletter)] : []),
    ...(may('listPeople') ? [entry(DESK_PAGES.people, 'person', 'shop', copy.people)] : []),
    ...(may('getFlow') ? [entry(DESK_PAGES.flow, 'history', 'insight', copy.flow)] : []),
    ...(may('getShopState') ? [entry(DESK_PAGES.state, 'ok', 'insight', copy.state)] : []),
    ...(may('getBooks') ? [entry(DESK_PAGES.books, 'bank', 'insight', copy.books)] : []),
    entry(DESK_PAGES.me, 'key', 'me', copy.account),
  ];
}
