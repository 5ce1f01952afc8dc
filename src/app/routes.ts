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
  service?: ServicePage;
  showsPosts?: boolean;
  showsNewsletter?: boolean;
  /** Kept out of search engines. */
  isPrivate?: boolean;
}

const orderPage = lazyScreen<PageProps>(() => import('./order-page.tsx'));
const homePage = lazyScreen<PageProps>(() => import('./home-page.tsx'));
const contactPage = lazyScreen<PageProps>(() => import('./contact-page.tsx'));
const documentPage = lazyScreen<PageProps>(() => import('./document-page.tsx'));
const plainPage = lazyScreen<PageProps>(() => import('./plain-page.tsx'));
const resultPage = lazyScreen<PageProps>(() => import('./result-page.tsx'));
const newsletterConfirmPage = lazyScreen<PageProps>(() => import('./newsletter-confirm-page.tsx'));
const newsletterLeavePage = lazyScreen<PageProps>(() => import('./newsletter-leave-page.tsx'));
const notFoundPage = lazyScreen<PageProps>(() => import('./not-found-page.tsx'));

const orderRoute = (service: ServicePage): Route => ({
  path: service.path,
  section: service.section,
  status: 200,
  page: orderPage,
  service,
});

const documentRoute = (path: string, section: SiteSection): Route => ({
  path,
  section,
  status: 200,
  page: documentPage,
});

const plainRoute = (path: string): Route => ({
  path,
  section: 'Glowna',
  status: 200,
  page: plainPage,
});

/** A page behind a link in a mail. */
const mailRoute = (path: string, page: LazyScreen<PageProps>): Route => ({
  path,
  section: 'Glowna',
  status: 200,
  page,
  isPrivate: true,
});

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    section: 'Glowna',
    status: 200,
    page: homePage,
    showsPosts: true,
    showsNewsletter: true,
  },
  ...Object.values(SERVICE_PAGES).map(orderRoute),
  { path: '/kontakt', section: 'Kontakt', status: 200, page: contactPage },
  documentRoute('/regulamin', 'Regulamin'),
  documentRoute('/polityka-prywatnosci', 'Polityka_prywatnosci'),
  plainRoute('/informacja'),
  plainRoute('/pomoc'),
  {
    path: '/zamowienie',
    section: 'Glowna',
    status: 200,
    page: resultPage,
    isPrivate: true,
    showsNewsletter: true,
  },
  mailRoute('/newsletter/potwierdz', newsletterConfirmPage),
  mailRoute('/newsletter/wypisz', newsletterLeavePage),
];

export const NOT_FOUND: Route = {
  path: '*',
  section: 'Glowna',
  status: 404,
  page: notFoundPage,
  isPrivate: true,
};

/** The route of an address; a trailing slash counts for nothing. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return ROUTES.find((route) => route.path === path) ?? NOT_FOUND;
}
