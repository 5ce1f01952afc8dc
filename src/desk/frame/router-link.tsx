import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import type { MenuLinkProps } from '#desk/ui/menu-link.tsx';

/** The router's link, which asks first where the page has unsaved text. */
function RouterLink(props: MenuLinkProps) {
  const { to, delta, state, isMenu, isOther, onFollow, 'aria-current': current, children, ...rest } = props;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    const go = () => void (delta === undefined ? navigate(to, { state }) : navigate(delta));
    // Another filter of the same page leaves nothing; the menu's link to it begins anew.
    if (!isMenu && !isOther && delta === undefined && to.split('?')[0] === pathname) go();
    else leaveBy(go);
  };
  // A subpage, such as one order, has no menu item: its parent's item is marked.
  const isWithin = to !== '/' && pathname.startsWith(`${to}/`);
  const place = pathname === to ? ('page' as const) : isWithin || undefined;
  return (
    <Link to={to} {...rest} aria-current={isMenu ? place : current} onClick={follow}>
      {children}
    </Link>
  );
}

/** Draws a link of the menus inside the desk's router. */
export const routerLink = (props: MenuLinkProps) => <RouterLink {...props} />;
