import { createBrowserRouter, Link, useLocation, type RouteObject } from 'react-router-dom';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MenuLinkContext, type MenuLinkProps } from './blocks/menu-link.tsx';
import QueuePage from './flows/queue/queue-page.tsx';
import OrderPage, { MissingPage } from './flows/order/order-page.tsx';

function RouterLink({ to, isMenu, 'aria-current': current, children, ...rest }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={isMenu ? (pathname === to ? 'page' : undefined) : current} {...rest}>
      {children}
    </Link>
  );
}

const Root = () => (
  <MenuLinkContext value={RouterLink}>
    <Outlet />
    <ScrollRestoration />
  </MenuLinkContext>
);

const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { path: DESK_PAGES.queue, element: <QueuePage /> },
      { path: DESK_PAGES.signIn, element: <QueuePage /> },
      { path: DESK_PAGES.invitation, element: <QueuePage /> },
      { path: DESK_PAGES.order, element: <OrderPage /> },
      { path: '*', element: <MissingPage /> },
    ],
  },
];

/** The desk's router; the address of the door leads to the queue once somebody is inside. */
export const createDeskRouter = () => createBrowserRouter(routes);
