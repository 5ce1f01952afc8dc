/**
 * Paths of the desk's pages, as the server and the desk's router know them; `:` begins a parameter. Any other path is
 * sent with status 404.
 */
export const DESK_PAGES = {
  queue: '/',
  signIn: '/wejscie',
  invitation: '/zaproszenie',
  orders: '/zamowienia',
  order: '/zamowienia/:orderId',
  withdrawals: '/odstapienia',
  personalData: '/dane-klientek',
  prices: '/oferta',
  specialists: '/wrozki',
  newSpecialist: '/wrozki/nowa',
  newService: '/uslugi/nowa',
  specialist: '/wrozki/:fairyId',
  services: '/uslugi',
  service: '/uslugi/:productId',
  state: '/stan',
  books: '/ksiegowosc',
  coupons: '/kupony',
  newCoupon: '/kupony/nowy',
  newBatch: '/kupony/wiele',
  coupon: '/kupony/kod/:code',
  newsletter: '/newsletter',
  newsletterLetter: '/newsletter/:letterId',
  texts: '/teksty',
  text: '/teksty/:textId',
  flow: '/przeplyw',
  me: '/ja',
  people: '/ludzie',
} as const;
