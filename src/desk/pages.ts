import type { DeskIconName } from '#desk/ui/desk-icon.tsx';
import type { operations } from '#openapi/desk.d.ts';

/** Group of the menu for a page. */
export type MenuGroup = 'answers' | 'shop' | 'insight' | 'me';

interface Page {
  /** Address; `:` begins a parameter. */
  path: string;
  /** File under `src/desk` without its ending; its default export is the page. */
  module: `${string}/${string}-page`;
  /** Operation that a person needs for the page; to others it does not exist. Missing where everybody has the page. */
  may?: keyof operations;
}

interface NamedPage extends Page {
  /** Heading of the page, and its name in the browser's tab, in menus and in the search. */
  title: string;
  /** Its name in a specialist's menu, where it differs. */
  mine?: string;
  /** Menu entry. Pages are listed in the order of this file. */
  menu?: { group: MenuGroup; icon: DeskIconName };
  /** Letter that opens the page after G. */
  key?: string;
}

/** Page that is called after what it shows, as an order after its number. */
interface PageOfOne extends Page {
  title?: never;
  mine?: never;
  menu?: never;
  key?: never;
}

export type DeskPage = NamedPage | PageOfOne;

/**
 * Every page of the desk, in the order of its menus. Routes, gates, titles, menus, search, shortcuts, the server's 404s
 * and the tests of all pages derive from this list. Data alone: the pages are fetched by page-routes.tsx.
 */
export const DESK_PAGES = {
  queue: {
    path: '/',
    module: 'queue/queue-page',
    title: 'Kolejka',
    mine: 'Moja kolejka',
    menu: { group: 'answers', icon: 'candle' },
    key: 'k',
  },
  // Outside the desk both show signing in; inside they lead to the queue.
  signIn: { path: '/wejscie', module: 'queue/queue-page' },
  invitation: { path: '/zaproszenie', module: 'queue/queue-page' },
  orders: {
    path: '/zamowienia',
    module: 'orders/orders-page',
    title: 'Zamówienia',
    mine: 'Moje zamówienia',
    menu: { group: 'answers', icon: 'list' },
    key: 'z',
  },
  order: { path: '/zamowienia/:orderId', module: 'order/order-page' },
  customer: { path: '/klient/:customerKey', module: 'customer/customer-page', may: 'getCustomer' },
  orderMail: { path: '/zamowienia/:orderId/list', module: 'order/order-mail-page', may: 'writeOrderMail' },
  messages: {
    path: '/listy',
    module: 'messages/messages-page',
    may: 'listMessages',
    title: 'Wiadomości',
    menu: { group: 'answers', icon: 'send' },
    key: 'l',
  },
  message: { path: '/listy/:messageId', module: 'messages/message-page', may: 'getMessage' },
  withdrawals: {
    path: '/odstapienia',
    module: 'withdrawals/withdrawals-page',
    may: 'listWithdrawals',
    title: 'Odstąpienia',
    menu: { group: 'answers', icon: 'undo' },
  },
  words: {
    path: '/slowa',
    module: 'words/words-page',
    may: 'listRatingWords',
    title: 'Opinie',
    menu: { group: 'answers', icon: 'star' },
  },
  personalData: {
    path: '/dane-klientek',
    module: 'personal-data/personal-data-page',
    may: 'findPersonalData',
    title: 'Dane klientek',
    menu: { group: 'answers', icon: 'lock' },
  },
  prices: {
    path: '/oferta',
    module: 'prices/prices-page',
    may: 'listPrices',
    title: 'Oferta i ceny',
    menu: { group: 'shop', icon: 'grid' },
  },
  opening: {
    path: '/otwarcie',
    module: 'opening/opening-page',
    may: 'getOpening',
    title: 'Otwarcie sklepu',
    menu: { group: 'shop', icon: 'candle' },
  },
  specialists: {
    path: '/wrozki',
    module: 'specialists/specialists-page',
    may: 'listSpecialists',
    title: 'Wróżki',
    menu: { group: 'shop', icon: 'star' },
  },
  newSpecialist: {
    path: '/wrozki/nowa',
    module: 'specialists/new-specialist-page',
    may: 'addSpecialist',
    title: 'Nowa wróżka',
  },
  specialist: {
    path: '/wrozki/:fairyId',
    module: 'specialists/specialist-page',
    may: 'changeSpecialist',
  },
  services: {
    path: '/uslugi',
    module: 'services/services-page',
    may: 'listServices',
    title: 'Usługi',
    menu: { group: 'shop', icon: 'page' },
  },
  newService: {
    path: '/uslugi/nowa',
    module: 'services/new-service-page',
    may: 'makeService',
    title: 'Nowa usługa',
  },
  service: { path: '/uslugi/:productId', module: 'services/service-page', may: 'changeService' },
  guide: {
    path: '/pomoc-w-wyborze',
    module: 'guide/guide-page',
    may: 'getGuideTable',
    title: 'Pomoc w wyborze',
    menu: { group: 'shop', icon: 'eye' },
  },
  coupons: {
    path: '/kupony',
    module: 'coupons/coupons-page',
    may: 'listCoupons',
    title: 'Kupony',
    menu: { group: 'shop', icon: 'coupon' },
  },
  newCoupon: {
    path: '/kupony/nowy',
    module: 'coupons/new-coupon-page',
    may: 'makeCoupon',
    title: 'Nowy kupon',
  },
  newBatch: {
    path: '/kupony/wiele',
    module: 'coupons/new-batch-page',
    may: 'makeCouponBatch',
    title: 'Wiele jednorazowych kodów',
  },
  coupon: { path: '/kupony/kod/:code', module: 'coupons/coupon-page', may: 'changeCoupon' },
  texts: {
    path: '/teksty',
    module: 'texts/texts-page',
    may: 'listTexts',
    title: 'Teksty',
    menu: { group: 'shop', icon: 'quill' },
  },
  text: { path: '/teksty/:textId', module: 'texts/text-page', may: 'saveText' },
  newsletter: {
    path: '/newsletter',
    module: 'newsletter/newsletters-page',
    may: 'listNewsletters',
    title: 'Newsletter',
    menu: { group: 'shop', icon: 'send' },
  },
  newsletterIssue: {
    path: '/newsletter/:issueId',
    module: 'newsletter/newsletter-page',
    may: 'getNewsletter',
  },
  people: {
    path: '/ludzie',
    module: 'access/people-page',
    may: 'listPeople',
    title: 'Ludzie',
    menu: { group: 'shop', icon: 'person' },
  },
  journal: {
    path: '/dziennik',
    module: 'journal/journal-page',
    may: 'readJournal',
    title: 'Dziennik',
    menu: { group: 'shop', icon: 'eye' },
  },
  flow: {
    path: '/przeplyw',
    module: 'flow/flow-page',
    may: 'getFlow',
    title: 'Jak idą klientki',
    menu: { group: 'insight', icon: 'history' },
  },
  state: {
    path: '/stan',
    module: 'state/state-page',
    may: 'getShopState',
    title: 'Stan sklepu',
    menu: { group: 'insight', icon: 'ok' },
  },
  books: {
    path: '/ksiegowosc',
    module: 'books/books-page',
    may: 'getBooks',
    title: 'Księgowość',
    menu: { group: 'insight', icon: 'bank' },
  },
  // These two are reached from the page of the books.
  sums: { path: '/ksiegowosc/sumy', module: 'books/sums-page', may: 'getSums', title: 'Sumy' },
  payouts: {
    path: '/ksiegowosc/wyplaty',
    module: 'books/payouts-page',
    may: 'getPayouts',
    title: 'Wypłaty',
  },
  myCard: {
    path: '/moja-karta',
    module: 'specialists/my-card-page',
    may: 'getMyCard',
    title: 'Moja karta',
    menu: { group: 'answers', icon: 'star' },
  },
  me: {
    path: '/ja',
    module: 'access/account-page',
    title: 'Konto',
    menu: { group: 'me', icon: 'key' },
  },
} as const satisfies Readonly<Record<string, DeskPage>>;

export type DeskPageName = keyof typeof DESK_PAGES;

/** The pages as a list, in the order of the menus. */
export const deskPages: readonly DeskPage[] = Object.values(DESK_PAGES);

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Address of a page of one thing: `pathOf('order', { orderId: 1001 })`. */
export const pathOf = <Name extends DeskPageName>(
  name: Name,
  parameters: Readonly<Record<ParametersOf<(typeof DESK_PAGES)[Name]['path']>, string | number>>,
): string =>
  Object.entries<string | number>(parameters).reduce(
    (path, [parameter, value]) => path.replace(`:${parameter}`, () => encodeURIComponent(value)),
    DESK_PAGES[name].path as string,
  );
