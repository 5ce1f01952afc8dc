import {
  consentGiven,
  exactly,
  somewhere,
  starting,
  type Controls,
  type Ui,
} from '../../tools/model/steps/ui.ts';
import { confirmationCopy } from '../../src/copy/site/newsletter-links.ts';
import { resultCopy } from '../../src/copy/purchase/result.ts';
import { phasesTitle } from '../../src/copy/sky/lunar-calendar.ts';
import { cardsCopy } from '../../src/desk/order/answer/cards/cards-copy.ts';
import { MAILS } from '../../server/mail/mail-names.ts';
import { everyPage } from '../e2e/support/every-page.ts';
import { forTwo, threeCards } from '../e2e/support/offers.ts';
import { offerOn } from '../e2e/support/services.ts';
import { letters } from './letter-scenes.ts';
import type { View } from './prepared-letters.ts';
import type { KnownAddresses } from './prepared-shop.ts';
import { ways } from './way-scenes.ts';

/** What a scene does in the page it opened; every browser that takes pictures implements it. */
export interface Hand extends Omit<Controls, 'hasNo'>, Pick<Ui, 'reads'> {
  within: (role: 'form', name: RegExp) => Pick<Controls, 'press' | 'fill'>;
  /** Moves the page's clock on, in milliseconds; only in scenes that say so. */
  skip: (milliseconds: number) => Promise<void>;
}

/** One screen of the shop that is photographed. */
export interface Scene {
  /** File name of its pictures. */
  name: string;
  /** Address without the origin. Some are known only once the shop runs. */
  path: string | ((known: KnownAddresses, view: View) => string);
  /** What lies over the page: a picture of the visible part as it stands, not of the whole page from its top. */
  over?: true;
  /** Only at this width: the other has no such screen. */
  only?: 'phone' | 'desktop';
  /** No consent is stored, so the cookie banner shows. */
  asksConsent?: true;
  /** The theme kept on the device; both themes unless said otherwise. */
  theme?: 'light' | 'dark';
  /** A page that works without scripts, and has none. */
  plain?: true;
  /** In the browser that has placed the orders. */
  isOwnDevice?: true;
  /** What else the device keeps, as texts of localStorage, at a moment. */
  kept?: (now: number) => Readonly<Record<string, string>>;
  /** It tells times of the visit itself, which differ from run to run: they are photographed as noon. */
  tellsNow?: true;
  /** At the desk, inside which an owner is. */
  desk?: true;
  /** Moves the page's clock: passed over by browsers that cannot. */
  skips?: true;
  /** Calls of the API that get no response, by their path: passed over by browsers whose network cannot be held. */
  loses?: string;
  /** Leads from the opened page to the screen. */
  action?: (hand: Hand) => Promise<void>;
}

const forms = {
  tarot: threeCards,
  'for-two': forTwo,
  prediction: offerOn('/wrozby', 'wrozba-trzy-pytania', 'jagna'),
  ritual: offerOn('/rytualy', 'rytual-ogien', 'kalina'),
  horoscope: offerOn('/horoskopy', 'horoskop-roczny', 'wanda'),
};

const pages = everyPage.map(({ path, heading }): Scene => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  path,
  action: (hand) => hand.has('heading', exactly(heading)),
}));

const plainPages = [
  ...['blog', 'sklep', 'e-book'].map((name) => ({ name, path: `/${name}` })),
  { name: 'my-data', path: '/moje-dane' },
  { name: 'plain-variants', path: '/zamow/tarot' },
  { name: 'plain-contact', path: '/prosto/kontakt' },
  { name: 'plain-newsletter', path: '/prosto/newsletter' },
  { name: 'plain-birth', path: '/prosto/horoskop-urodzeniowy' },
  ...['tarot', 'for-two', 'prediction', 'ritual', 'horoscope'].map((name) => ({
    name: `plain-form-${name}`,
    path: `/zamow${forms[name as keyof typeof forms].link}`,
  })),
].map((scene): Scene => ({ ...scene, plain: true }));
const plainMistakes = [
  { name: 'plain-form-wrong', path: `/zamow${forms['for-two'].link}`, button: 'Płatność online' },
  { name: 'plain-contact-wrong', path: '/prosto/kontakt', button: 'Wyślij' },
  { name: 'plain-newsletter-wrong', path: '/prosto/newsletter', button: 'Pobierz darmowy e-book' },
  { name: 'plain-birth-wrong', path: '/prosto/horoskop-urodzeniowy', button: 'Oblicz horoskop' },
  { name: 'my-data-wrong', path: '/moje-dane', button: '' },
].map(({ button, ...scene }): Scene => ({
  ...scene,
  plain: true,
  action: (hand) => hand.press('button', starting(button)),
}));

const openForm = async (hand: Hand) => {
  await hand.has('textbox', exactly('Powtórz e-mail'));
  // The coupon's field and the list of months come after the form.
  await hand.has('button', starting('Płatność online'));
  await hand.has('combobox', exactly('Miesiąc'));
};
const applyCode = async (hand: Hand, code: string) => {
  await openForm(hand);
  // Folded on a phone; on a wide screen it is open and the press is not offered.
  const fold = ['button', exactly('Mam kod')] as const;
  if (await hand.shows(...fold)) await hand.press(...fold);
  await hand.fill(exactly('Kod kuponu'), code);
  await hand.press('button', exactly('Zastosuj'));
};

const order: Scene[] = [
  ...Object.entries(forms).map(([name, { link }]): Scene => ({
    name: `form-${name}`,
    path: link,
    action: openForm,
  })),
  ...(['for-two', 'ritual'] as const).map((name): Scene => ({
    name: `form-${name}-wrong`,
    path: forms[name].link,
    action: async (hand) => {
      await openForm(hand);
      await hand.press('button', starting('Płatność online'));
      await hand.has('group', exactly('Popraw zaznaczone pola'));
    },
  })),
  {
    name: 'form-month',
    over: true,
    path: threeCards.link,
    action: async (hand) => {
      await openForm(hand);
      await hand.press('combobox', exactly('Miesiąc'));
      await hand.has('option', exactly('marzec'));
    },
  },
  {
    name: 'coupon-applied',
    path: threeCards.link,
    action: async (hand) => {
      await applyCode(hand, 'PAPROC15');
      await hand.has('button', exactly('Usuń kupon'));
    },
  },
  {
    name: 'coupon-refused',
    path: threeCards.link,
    action: async (hand) => {
      await applyCode(hand, 'STARY');
      await hand.reads(somewhere('Kupon nie jest już dostępny'));
    },
  },
  {
    name: 'specialist-dialog',
    over: true,
    path: '/tarot',
    action: async (hand) => {
      await hand.press('button', exactly(`Więcej: ${threeCards.fairy}`));
      await hand.has('dialog', somewhere(threeCards.fairy));
    },
  },
];

const results: Scene[] = [
  {
    name: 'order-paid',
    path: ({ paid }) => paid,
    action: (hand) => hand.has('heading', exactly('Zamówienie potwierdzone')),
  },
  {
    name: 'order-failed',
    path: ({ declined }) => declined,
    action: (hand) => hand.has('heading', exactly('Zamówienie nieudane')),
  },
  {
    name: 'order-pending',
    path: ({ pending }) => pending,
    action: (hand) => hand.has('heading', exactly('Zamówienie w toku')),
  },
  {
    name: 'order-overdue',
    skips: true,
    path: ({ pending }) => pending,
    action: async (hand) => {
      await hand.has('heading', exactly('Zamówienie w toku'));
      await hand.skip(121_000);
      await hand.has('button', exactly('Sprawdź ponownie'), { disabled: false });
    },
  },
  {
    // After ten tries, a second apart, the shop gives up asking.
    name: 'order-unreachable',
    path: ({ pending }) => pending,
    loses: 'order/payment-status',
    action: (hand) => hand.has('heading', exactly(resultCopy.unreachable.title)),
  },
  {
    name: 'order-unknown',
    path: '/zamowienie?orderId=99999&customerId=11111111-2222-4333-8444-555555555555',
    action: (hand) => hand.has('heading', exactly(resultCopy.missing.title)),
  },
  { name: 'payment-page', path: ({ payment }) => payment },
];

const calculateChart = async (hand: Hand, { hour }: { hour: 'known' | 'unknown' }) => {
  const form = hand.within('form', exactly('Horoskop urodzeniowy'));
  await form.fill(exactly('Imię'), 'Hanna');
  await form.fill(exactly('Data urodzenia'), '1988-11-20');
  if (hour === 'known') await form.fill(exactly('Godzina urodzenia'), '23:40');
  else await form.press('checkbox', starting('Nie znam godziny'));
  await form.fill(starting('Miasto urodzenia'), 'Kraków', 'combobox');
  await form.fill(exactly('Adres e-mail'), 'hanna@przyklad.pl');
  await form.press('checkbox', starting('Akceptuję regulamin'));
  await form.press('button', exactly('Oblicz horoskop'));
  await hand.has('heading', somewhere('tak wyglądało twoje niebo'));
};

const birth: Scene[] = [
  { name: 'birth-chart', path: '/', action: (hand) => calculateChart(hand, { hour: 'known' }) },
  { name: 'birth-chart-noon', path: '/', action: (hand) => calculateChart(hand, { hour: 'unknown' }) },
  {
    name: 'birth-wrong',
    path: '/',
    action: async (hand) => {
      await hand.press('button', exactly('Oblicz horoskop'));
      await hand.has('group', exactly('Popraw zaznaczone pola'));
    },
  },
  {
    name: 'birth-cities',
    over: true,
    path: '/',
    action: async (hand) => {
      await hand.fill(starting('Miasto urodzenia'), 'Krak', 'combobox');
      await hand.has('option', starting('Kraków'));
    },
  },
];

const shell: Scene[] = [
  { name: 'home-dark', path: '/', theme: 'dark' },
  { name: 'home-light', path: '/', theme: 'light' },
  {
    name: 'consent',
    path: '/pomoc',
    asksConsent: true,
    action: (hand) => hand.has('button', exactly('Tylko niezbędne')),
  },
  {
    name: 'consent-settings',
    over: true,
    path: '/pomoc',
    action: async (hand) => {
      await hand.press('button', exactly('Ustawienia cookies'));
      await hand.has('button', exactly('Zapisz wybór'));
    },
  },
  {
    name: 'menu',
    over: true,
    path: '/tarot',
    only: 'phone',
    action: async (hand) => {
      await hand.press('button', exactly('Otwórz menu'));
      await hand.has('dialog', exactly('Menu'));
    },
  },
  {
    name: 'lunar-calendar',
    over: true,
    path: '/',
    action: async (hand) => {
      await hand.press('button', somewhere('Otwórz kalendarz księżycowy'));
      await hand.has('heading', exactly(phasesTitle({ year: 2026, month: 11 })));
    },
  },
];

const fillWithdrawal = async (hand: Hand) => {
  await hand.fill(exactly('Imię i nazwisko'), 'Hanna Sowa');
  await hand.fill(exactly('Numer zamówienia'), '99');
  await hand.fill(exactly('Adres e-mail'), 'hanna@przyklad.pl');
  await hand.press('button', exactly('Dalej'));
  await hand.has('heading', exactly('Twoje oświadczenie'));
};

const withdrawal: Scene[] = [
  {
    name: 'withdrawal-wrong',
    path: '/odstapienie',
    action: async (hand) => {
      await hand.press('button', exactly('Dalej'));
      await hand.has('group', exactly('Popraw zaznaczone pola'));
    },
  },
  { name: 'withdrawal-review', path: '/odstapienie', action: fillWithdrawal },
  {
    name: 'withdrawal-received',
    path: '/odstapienie',
    tellsNow: true,
    action: async (hand) => {
      await fillWithdrawal(hand);
      await hand.press('button', exactly('Potwierdź odstąpienie od umowy'));
      await hand.has('heading', exactly('Otrzymaliśmy twoje oświadczenie'));
    },
  },
];

const messages: Scene[] = [
  {
    name: 'contact-wrong',
    path: '/kontakt',
    action: async (hand) => {
      await hand.fill(exactly('Adres e-mail'), 'hanna@');
      for (const field of ['Imię', 'Nazwisko', 'Adres e-mail', 'Wiadomość']) await hand.leave(exactly(field));
    },
  },
  {
    name: 'newsletter-sent',
    path: '/',
    action: async (hand) => {
      const form = hand.within('form', somewhere('Odbierz e-book'));
      await form.fill(exactly('Adres e-mail'), 'ewa@przyklad.pl');
      await form.press('checkbox', starting('Akceptuję regulamin'));
      await form.press('button', exactly('Pobierz darmowy e-book'));
      await hand.reads(somewhere('Na twój adres wysłaliśmy odnośnik'));
    },
  },
  { name: 'newsletter-confirm', path: ({ confirm }) => confirm },
  {
    name: 'newsletter-unknown',
    path: '/newsletter/potwierdz?token=this-token-was-never-given-to-anybody',
    action: async (hand) => {
      await hand.press('button', exactly('Potwierdź'));
      await hand.reads(somewhere(confirmationCopy.unknown.text));
    },
  },
  {
    name: 'newsletter-confirmed',
    path: ({ confirm }) => confirm,
    action: async (hand) => {
      await hand.press('button', exactly('Potwierdź'));
      await hand.has('link', exactly('Otwórz e-book'));
    },
  },
  { name: 'newsletter-leave', path: ({ leave }) => leave },
];

/** Where the cards of an answer are laid, and where a spread's positions are named. */
const desk: Scene[] = [
  {
    name: 'desk-cards',
    desk: true,
    tellsNow: true,
    path: ({ toAnswer }) => toAnswer,
    action: (hand) => hand.has('button', exactly(cardsCopy.takeCard('Gwiazda'))),
  },
  {
    name: 'desk-spread',
    desk: true,
    path: `/uslugi/${threeCards.variantId}`,
    action: (hand) => hand.has('textbox', starting('Pozycje rozkładu')),
  },
];

/** Every mail of the shop, from its gallery. */
const mails = ['', ...Object.keys(MAILS).map((name) => `/${name}`)].map((name): Scene => ({
  name: `mail${name.replace('/', '-')}`,
  path: `/outbox/wzory${name}`,
  plain: true,
}));

/** Runs in a page before its own scripts. A mail of the gallery keeps nothing: it is shut off. */
export const keepOnDevice = (kept: Readonly<Record<string, string>>): void => {
  if (window.origin !== 'null') Object.assign(window.localStorage, kept);
};

/** What a device keeps before the scene: texts of localStorage. `system` follows what the browser is told to prefer. */
export const keptBy = (
  { theme, asksConsent, kept }: Scene,
  otherwise: 'light' | 'system',
  now = Date.now(),
): Readonly<Record<string, string>> => ({
  theme: theme ?? otherwise,
  ...(!asksConsent && { consent: JSON.stringify(consentGiven.consent) }),
  ...kept?.(now),
});

/** The address of a scene in a shop. */
export const pathIn = (known: KnownAddresses, { path }: Scene, view: View) =>
  typeof path === 'string' ? path : path(known, view);

/** Whether there is such a screen at this width. */
export const isShownOn = ({ only }: Scene, size: 'phone' | 'desktop') => only === undefined || only === size;

/** The themes in which a scene is photographed. */
export const themesOf = ({ theme }: Scene) => (theme ? [theme] : (['light', 'dark'] as const));

/** Every screen that `npm run pictures` photographs. */
export const scenes: readonly Scene[] = [
  ...pages,
  ...plainPages,
  ...plainMistakes,
  ...withdrawal,
  ...order,
  ...results,
  ...ways,
  ...birth,
  ...shell,
  ...messages,
  ...letters,
  ...mails,
  ...desk,
];
