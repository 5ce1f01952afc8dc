import { isThere, type BackendKind } from '#domain/backend.ts';
import { GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { LUNAR_PATH, monthInPath } from '#domain/lunar/lunar-path.ts';
import { RATINGS_PATH } from '#domain/ratings.ts';
import type { SiteSection } from '#domain/site-section.ts';
import { slugInPath } from '#domain/paths/specialist-path.ts';
import { WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';
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
const lunarPage = lazyPage<PageProps>(() => import('../pages/lunar-calendar-page.tsx'));
const guidePage = lazyPage<PageProps>(() => import('#flows/guide/guide-page.tsx'));
const specialistPage = lazyPage<PageProps>(() => import('../pages/specialist-page.tsx'));
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

const lunarRoute = (path: string, lunarMonth: string): Route => ({
  path,
  section: 'Glowna',
  status: 200,
  page: lunarPage,
  lunarMonth,
  needsAllStyles: true,
});

const specialistRoute = (path: string, specialist: string): Route => ({
  path,
  section: 'Glowna',
  status: 200,
  page: specialistPage,
  specialist,
  needsAllStyles: true,
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
    showsFaces: true,
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
  { ...plainRoute(RATINGS_PATH), needs: 'ratings' },
  { path: GUIDE_PATH, section: 'Glowna', status: 200, page: guidePage, needsAllStyles: true, needs: 'guide' },
  { ...lunarRoute(LUNAR_PATH, 'now'), needs: 'lunarCalendar' },
  {
    path: '/zamowienie',
    section: 'Glowna',
    status: 200,
    page: resultPage,
    isPrivate: true,
    showsNewsletter: true,
  },
  mailRoute(WITHDRAWAL_PATH, withdrawalPage),
  { ...mailRoute('/newsletter/potwierdz', newsletterConfirmPage), needs: 'newsletterLinks' },
  { ...mailRoute('/newsletter/wypisz', newsletterLeavePage), needs: 'newsletterLinks' },
];

export const NOT_FOUND: Route = {
  path: '*',
  section: 'Glowna',
  status: 404,
  page: notFoundPage,
  isPrivate: true,
};

/** The routes of a shop before a backend. */
export const routesOf = (backend: BackendKind): readonly Route[] => ROUTES.filter(isThere(backend));

/** Finds the route of a path; a trailing slash is ignored, and `NOT_FOUND` is what no route has. Each call for a month or a specialist gives a new object. */
export function routeOf(pathname: string, backend: BackendKind): Route {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  const month = monthInPath(path);
  const slug = slugInPath(path);
  const hers = slug === undefined ? [] : [specialistRoute(path, slug)];
  const dated = month === undefined ? [] : [{ ...lunarRoute(path, month), needs: 'lunarCalendar' as const }];
  return (
    [...hers, ...dated, ...ROUTES].filter(isThere(backend)).find((route) => route.path === path) ?? NOT_FOUND
  );
}
