import type { SiteSection } from '#domain/site-section.ts';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';
import type { PageData } from './page-data.ts';
import { SERVICE_PAGES, type ServicePage } from './service-pages.ts';

export interface PageProps {
  route: Route;
  data: PageData;
}

/** One page of the shop. */
export interface Route {
  path: string;
  /** Whose texts the page shows; pages without a section of their own use Glowna's (SH-11, SH-13). */
  section: SiteSection;
  /** HTTP status of the server's answer. */
  status: 200 | 404;
  page: LazyScreen<PageProps>;
  /** The page's module as the build's manifest names it, for preloading its files. */
  module: string;
  service?: ServicePage;
  /** Kept out of search engines. */
  isPrivate?: boolean;
}

const orderPage = lazyScreen(() => import('./order-page.tsx'));
const resultPage = lazyScreen(() => import('./result-page.tsx'));
const notFoundPage = lazyScreen(() => import('./not-found-page.tsx'));

const orderRoute = (service: ServicePage): Route => ({
  path: service.path,
  section: service.section,
  status: 200,
  page: orderPage,
  module: 'app/order-page.tsx',
  service,
});

export const ROUTES: readonly Route[] = [
  orderRoute(SERVICE_PAGES.tarot),
  {
    path: '/zamowienie',
    section: 'Glowna',
    status: 200,
    page: resultPage,
    module: 'app/result-page.tsx',
    isPrivate: true,
  },
];

export const NOT_FOUND: Route = {
  path: '*',
  section: 'Glowna',
  status: 404,
  page: notFoundPage,
  module: 'app/not-found-page.tsx',
  isPrivate: true,
};

/** The route of an address; a trailing slash counts for nothing. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return ROUTES.find((route) => route.path === path) ?? NOT_FOUND;
}
