import { RATINGS_PATH } from '#domain/ratings.ts';
import type { SiteSection } from '#domain/site-section.ts';
import { WITHDRAWAL_PATH } from '#domain/withdrawal-path.ts';
import { lazyPage, type LazyPage } from '#islands/lazy-page.tsx';
import type { PageProps, Route } from '#page/route.ts';
import { SERVICE_PAGES, type ServicePage } from '#page/service-pages.ts';

const orderPage = lazyPage<PageProps>(() => import('#flows/purchase/order-page.tsx'));
const homePage = lazyPage<PageProps>(() => import('../pages/home-page.tsx'));
const contactPage = lazyPage<PageProps>(() => import('#flows/contact/contact-page.tsx'));
const documentPage = lazyPage<PageProps>(() => import('../pages/document-page.tsx'));
const plainPage = lazyPage<PageProps>(() => import('../pages/plain-page.tsx'));
const resultPage = lazyPage<PageProps>(() => import('#flows/payment-status/result-page.tsx'));
const newsletterConfirmPage = lazyPage<PageProps>(
  () => import('#flows/newsletter/newsletter-confirm-page.tsx'),
);
const newsletterLeavePage = lazyPage<PageProps>(() => import('#flows/newsletter/newsletter-leave-page.tsx'));
const withdrawalPage = lazyPage<PageProps>(() => import('#flows/withdrawal/withdrawal-page.tsx'));
const notFoundPage = lazyPage<PageProps>(() => import('../pages/not-found-page.tsx'));

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

/** Route of a page that a link in an e-mail opens. */
const mailRoute = (path: string, page: LazyPage<PageProps>): Route => ({
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
  plainRoute('/dostepnosc'),
  plainRoute(RATINGS_PATH),
  {
    path: '/zamowienie',
    section: 'Glowna',
    status: 200,
    page: resultPage,
    isPrivate: true,
    showsNewsletter: true,
  },
  mailRoute(WITHDRAWAL_PATH, withdrawalPage),
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

/** Finds the route of a path; a trailing slash is ignored. */
export function routeOf(pathname: string): Route {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  return ROUTES.find((route) => route.path === path) ?? NOT_FOUND;
}
