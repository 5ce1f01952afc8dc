import { createContext, use, type ComponentType, type ReactNode } from 'react';

export interface MenuLinkProps {
  to: string;
  className?: string | undefined;
  /** An entry of a menu: says whether it is the current page. */
  isMenu?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'true' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** A plain link, where no router is around. */
const PlainLink = ({ to, isMenu: _, children, ...rest }: MenuLinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** How links inside the desk are made; the app provides the router's. */
export const MenuLinkContext = createContext<ComponentType<MenuLinkProps>>(PlainLink);

/** A link to a page of the desk. */
export function MenuLink(props: MenuLinkProps) {
  const Link = use(MenuLinkContext);
  return <Link {...props} />;
}
