import { useEffect, type MouseEvent } from 'react';
import { Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { MenuLinkContext, type MenuLinkProps } from './blocks/menu-link.tsx';
import { leaveBy } from './browser/leave-guard.ts';
import OrderPage, { MissingPage } from './flows/order/order-page.tsx';
import QueuePage from './flows/queue/queue-page.tsx';

/** The router's link, which asks first where the page has unsaved text. */
function RouterLink({ to, isMenu, 'aria-current': current, children, ...rest }: MenuLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    leaveBy(() => void navigate(to));
  };
  const page = pathname === to ? ('page' as const) : undefined;
  return (
    <Link to={to} {...rest} aria-current={isMenu ? page : current} onClick={follow}>
      {children}
    </Link>
  );
}

const routerLink = (props: MenuLinkProps) => <RouterLink {...props} />;

/** The pages inside the desk. A new page begins at its top; Back returns to where one was. */
export function DeskPages() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'PUSH') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, kind]);
  return (
    <MenuLinkContext value={routerLink}>
      <Routes>
        {[DESK_PAGES.queue, DESK_PAGES.signIn, DESK_PAGES.invitation].map((path) => (
          <Route key={path} path={path} element={<QueuePage />} />
        ))}
        <Route path={DESK_PAGES.order} element={<OrderPage />} />
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </MenuLinkContext>
  );
}
