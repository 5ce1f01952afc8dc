import { shellCopy as copy } from '#desk/copy/shell.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import { deskPages, type MenuGroup } from '#desk/pages.ts';
import type { DeskIconName } from '#desk/ui/desk-icon.tsx';

/** A page that the menus lead to. */
export interface MenuEntry {
  to: string;
  icon: DeskIconName;
  name: string;
  /** On a phone's bar, where there is little room. */
  short: string;
  /** Heading above it on the rail; the account has a place of its own there. */
  group: MenuGroup;
}

/** How many pages a phone's bar has room for beside its sheet. */
export const DOCKED = 3;

/** What the groups of the menu are called. */
export const GROUP_NAME: Readonly<Record<MenuGroup, string>> = {
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

/** The pages that a person can open by a letter after G, with what she calls them. */
export const keyedPages = (
  may: (operation: string) => boolean,
): { key: string; path: string; title: string }[] =>
  deskPages.flatMap(({ key, path, title, may: operation }) =>
    key === undefined || (operation !== undefined && !may(operation)) ? [] : [{ key, path, title }],
  );

/** The pages a person can open, in order: a phone's bar shows the first of them, its sheet the rest. */
export const menuOf = ({ role, may }: Person): MenuEntry[] =>
  deskPages.flatMap((page) => {
    if (!page.menu || (page.may !== undefined && !may(page.may))) return [];
    const { path, title, mine = title, menu } = page;
    return [{ to: path, ...menu, name: role === 'owner' ? title : mine, short: title }];
  });
