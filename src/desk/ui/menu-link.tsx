import { createContext, use, type ReactNode } from 'react';

export interface MenuLinkProps {
  to: string;
  /** Goes so many entries of the history instead, to that same address. */
  delta?: number | undefined;
  /** What the entry of the history keeps beside the address. */
  state?: unknown;
  className?: string | undefined;
  /** An entry of a menu: says whether it is the current page. */
  isMenu?: boolean | undefined;
  /** Leads to another thing at the same address, such as another month: it leaves what is typed here. */
  isOther?: boolean | undefined;
  /** Called when the link is pressed, before anything is left. */
  onFollow?: (() => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'true' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** How links inside the desk are made: plain, where no router is around; the app provides the router's. */
export const MenuLinkContext = createContext<(props: MenuLinkProps) => ReactNode>(
  ({ to, className, children }) => (
    <a href={to} className={className}>
      {children}
    </a>
  ),
);

/** A link to a page of the desk. */
export const MenuLink = (props: MenuLinkProps) => use(MenuLinkContext)(props);
