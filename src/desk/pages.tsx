import { Suspense, useEffect, type MouseEvent } from 'react';
import { Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { ATTEMPTS_WHILE_WAITING } from '#islands/import-with-retry.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { FailedState, Skeleton } from './ui/empty-state.tsx';
import { MenuLinkContext, type MenuLinkProps } from './ui/menu-link.tsx';
import { leaveBy } from './browser/leave-guard.ts';
import { shellCopy } from './copy/shell.ts';
import { InsidePage } from './frame/inside-page.tsx';
import { MissingPage } from './frame/missing-page.tsx';
import QueuePage from './queue/queue-page.tsx';

const loadOrderPage = async () => (await import('./order/order-page.tsx')).default;

/** Fetched by the queue when it is idle, since an order is what one opens from it. */
const OrderPage = lazyWithRetry(loadOrderPage, ATTEMPTS_WHILE_WAITING);

/** Each is fetched with its first visit. */
const AccountPage = lazyWithRetry(
  async () => (await import('./access/account-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const PeoplePage = lazyWithRetry(
  async () => (await import('./access/people-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const WithdrawalsPage = lazyWithRetry(
  async () => (await import('./withdrawals/withdrawals-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const PersonalDataPage = lazyWithRetry(
  async () => (await import('./personal-data/personal-data-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const LettersPage = lazyWithRetry(
  async () => (await import('./letters/letters-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const LetterPage = lazyWithRetry(
  async () => (await import('./letters/letter-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const PricesPage = lazyWithRetry(
  async () => (await import('./prices/prices-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const SpecialistsPage = lazyWithRetry(
  async () => (await import('./specialists/specialists-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const SpecialistPage = lazyWithRetry(
  async () => (await import('./specialists/specialist-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const ServicesPage = lazyWithRetry(
  async () => (await import('./services/services-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const ServicePage = lazyWithRetry(
  async () => (await import('./services/service-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const CouponsPage = lazyWithRetry(
  async () => (await import('./coupons/coupons-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const CouponPage = lazyWithRetry(
  async () => (await import('./coupons/coupon-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const NewCouponPage = lazyWithRetry(
  async () => (await import('./coupons/new-coupon-page.tsx')).NewCouponPage,
  ATTEMPTS_WHILE_WAITING,
);
const NewBatchPage = lazyWithRetry(
  async () => (await import('./coupons/new-coupon-page.tsx')).NewBatchPage,
  ATTEMPTS_WHILE_WAITING,
);
const NewServicePage = lazyWithRetry(
  async () => (await import('./services/new-service-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const NewslettersPage = lazyWithRetry(
  async () => (await import('./newsletter/newsletters-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const NewsletterPage = lazyWithRetry(
  async () => (await import('./newsletter/newsletter-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const NewSpecialistPage = lazyWithRetry(
  async () => (await import('./specialists/new-specialist-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const StatePage = lazyWithRetry(
  async () => (await import('./state/state-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const BooksPage = lazyWithRetry(
  async () => (await import('./books/books-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const FlowPage = lazyWithRetry(
  async () => (await import('./flow/flow-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const TextsPage = lazyWithRetry(
  async () => (await import('./texts/texts-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const TextPage = lazyWithRetry(
  async () => (await import('./texts/text-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const OrdersPage = lazyWithRetry(
  async () => (await import('./orders/orders-page.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);

/** How long (ms) after the first page its likely successor is fetched. */
const IDLE_AFTER = 1_000;

const LoadingPage = () => (
  <InsidePage title={shellCopy.loading}>
    <Skeleton label={shellCopy.loading} />
  </InsidePage>
);

const FailedPage = () => (
  <InsidePage title={shellCopy.deskFailed}>
    <FailedState title={shellCopy.deskFailed} onRetry={() => window.location.reload()} />
  </InsidePage>
);

/** The router's link, which asks first where the page has unsaved text. */
function RouterLink(props: MenuLinkProps) {
  const { to, delta, state, isMenu, onFollow, 'aria-current': current, children, ...rest } = props;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    const go = () => void (delta === undefined ? navigate(to, { state }) : navigate(delta));
    // Another filter of the same page leaves nothing; the menu's link to it begins anew.
    if (!isMenu && delta === undefined && to.split('?')[0] === pathname) go();
    else leaveBy(go);
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
  useEffect(() => {
    // Safari has no idle callback. A failed fetch is tried again by the page itself.
    const soon = setTimeout(() => void loadOrderPage().catch(() => undefined), IDLE_AFTER);
    return () => clearTimeout(soon);
  }, []);
  return (
    <MenuLinkContext value={routerLink}>
      <ErrorBoundary resetKey={pathname} renderFallback={FailedPage}>
        <Suspense fallback={<LoadingPage />}>
          <Routes>
            {[DESK_PAGES.queue, DESK_PAGES.signIn, DESK_PAGES.invitation].map((path) => (
              <Route key={path} path={path} element={<QueuePage />} />
            ))}
            <Route path={DESK_PAGES.orders} element={<OrdersPage />} />
            <Route path={DESK_PAGES.order} element={<OrderPage />} />
            <Route path={DESK_PAGES.letters} element={<LettersPage />} />
            <Route path={DESK_PAGES.letter} element={<LetterPage />} />
            <Route path={DESK_PAGES.withdrawals} element={<WithdrawalsPage />} />
            <Route path={DESK_PAGES.personalData} element={<PersonalDataPage />} />
            <Route path={DESK_PAGES.prices} element={<PricesPage />} />
            <Route path={DESK_PAGES.specialists} element={<SpecialistsPage />} />
            <Route path={DESK_PAGES.newService} element={<NewServicePage />} />
            <Route path={DESK_PAGES.newSpecialist} element={<NewSpecialistPage />} />
            <Route path={DESK_PAGES.specialist} element={<SpecialistPage />} />
            <Route path={DESK_PAGES.services} element={<ServicesPage />} />
            <Route path={DESK_PAGES.service} element={<ServicePage />} />
            <Route path={DESK_PAGES.state} element={<StatePage />} />
            <Route path={DESK_PAGES.books} element={<BooksPage />} />
            <Route path={DESK_PAGES.coupons} element={<CouponsPage />} />
            <Route path={DESK_PAGES.newCoupon} element={<NewCouponPage />} />
            <Route path={DESK_PAGES.newBatch} element={<NewBatchPage />} />
            <Route path={DESK_PAGES.coupon} element={<CouponPage />} />
            <Route path={DESK_PAGES.texts} element={<TextsPage />} />
            <Route path={DESK_PAGES.text} element={<TextPage />} />
            <Route path={DESK_PAGES.newsletter} element={<NewslettersPage />} />
            <Route path={DESK_PAGES.newsletterLetter} element={<NewsletterPage />} />
            <Route path={DESK_PAGES.flow} element={<FlowPage />} />
            <Route path={DESK_PAGES.me} element={<AccountPage />} />
            <Route path={DESK_PAGES.people} element={<PeoplePage />} />
            <Route path="*" element={<MissingPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </MenuLinkContext>
  );
}
