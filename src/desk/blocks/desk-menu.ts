import { shellCopy as copy } from '#desk/copy/shell.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import type { DeskIconName } from './desk-icon.tsx';

/** A page that the menus lead to. */
export interface MenuEntry {
  to: string;
  icon: DeskIconName;
  name: string;
  /** Heading above it on the rail; the account has a place of its own there. */
  group: 'answers' | 'shop' | 'me';
}

/** What the groups of the menu are called. */
export const GROUP_NAME = { answers: copy.answers, shop: copy.aboutShop, me: copy.account };

interface Person {
  role: 'owner' | 'specialist';
  /** Whether the role may call an operation. */
  may: (operation: string) => boolean;
}

/** The pages a person can open, in order: a phone's bar shows the first of them, its sheet the rest. */
export function menuOf({ role, may }: Person): MenuEntry[] {
  const isOwner = role === 'owner';
  return [
    { to: DESK_PAGES.queue, icon: 'candle', name: isOwner ? copy.queue : copy.myQueue, group: 'answers' },
    { to: DESK_PAGES.orders, icon: 'list', name: isOwner ? copy.orders : copy.myOrders, group: 'answers' },
    ...(may('listWithdrawals')
      ? [{ to: DESK_PAGES.withdrawals, icon: 'undo', name: copy.withdrawals, group: 'answers' } as const]
      : []),
    ...(may('listPeople')
      ? [{ to: DESK_PAGES.people, icon: 'person', name: copy.people, group: 'shop' } as const]
      : []),
    { to: DESK_PAGES.me, icon: 'key', name: copy.account, group: 'me' },
  ];
}
