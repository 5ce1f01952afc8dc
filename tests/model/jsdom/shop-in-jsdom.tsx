import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { AppProps } from '#app/app.tsx';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { fairyResponse, productResponse } from '#schemas/catalogue-response.schema.ts';
import { readList } from '#schemas/list.reader.ts';
import { predictionInput, tarotInput, wireFairies, wireProducts } from '#tools/model/sample-shop.ts';
import { IDLE, type Controls, type ControlState, type Role, type Ui } from '#tools/model/steps/ui.ts';
import { HeldNetwork } from './held-network.ts';
import { doing, eventually, NotThere, soon } from './patience.ts';

const config: PublicConfig = {
  brandName: 'Kwiat Paproci',
  backend: 'own',
  publicUrl: 'http://localhost:3000',
  apiUrl: '/api',
  blogUrl: '/blog',
  shopLink: '/sklep',
  contactEmail: 'kontakt@example.pl',
  sendsIdempotencyKey: true,
  gtmId: undefined,
  newsletterScriptUrl: undefined,
  recaptchaSiteKey: undefined,
};

/** What the server would have sent with the page: the sample shop's catalogue and no texts of its own. */
function pageData(pathname: string): PageData {
  const isPrediction = pathname === '/wrozby';
  const { offers } = isPrediction ? predictionInput : tarotInput;
  const products = (isPrediction ? ['Wrozba'] : ['Tarot', 'Tarot_partnerski']).flatMap(wireProducts);
  return {
    today: { year: 2026, month: 11, day: 21 },
    texts: {},
    catalogue: {
      status: 'ready',
      data: {
        products: readList(productResponse, products)?.items ?? [],
        fairies: readList(fairyResponse, wireFairies(offers))?.items ?? [],
      },
    },
    posts: undefined,
    newsletterImage: undefined,
  };
}

function checkState(element: HTMLElement, { disabled, checked, value }: ControlState) {
  if (disabled !== undefined) {
    const isOff = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
    expect(isOff, `${element.textContent} is disabled`).toBe(disabled);
  }
  if (checked !== undefined) {
    const isOn = element.matches(':checked') || element.getAttribute('aria-checked') === 'true';
    expect(isOn, `${element.textContent} is checked`).toBe(checked);
  }
  if (value !== undefined) expect(element).toHaveValue(value);
}

/** What browsers have and jsdom has not. Reduced motion: every scroll is over at once. */
function lendBrowserParts() {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query }),
  );
}

/** The code that an idle page has fetched by now; a call that waits for it could outlive its test. */
const fetchLateCode = () =>
  Promise.all([
    import('#api/shop-api.ts'),
    import('#flows/purchase/purchase-effects.ts'),
    import('#app/shell/shell-machines.ts'),
    import('#flows/purchase/order-details.tsx'),
    import('#flows/birth-horoscope/birth-chart-screen.tsx'),
    import('#flows/birth-horoscope/birth-purchase.tsx'),
  ]);

/** The part of the page in which controls are looked for, looked up anew each time. */
type Scope = () => Pick<typeof screen, 'getAllByRole' | 'queryAllByRole'>;

/** Finds and uses controls as testing-library names them: as the accessibility tree gives them. */
function controlsIn(scope: Scope): Controls {
  const find = (role: Role, name: RegExp): HTMLElement => {
    const [found] = scope().queryAllByRole(role, { name });
    if (found) return found;
    throw new NotThere(`There is no ${role} ${String(name)}`, () => scope().getAllByRole(role, { name }));
  };
  return {
    async press(role, name) {
      const element = await eventually(() => find(role, name));
      // A press takes the focus, which no click of jsdom does.
      await doing(() => element.focus());
      await doing(() => void fireEvent.click(element));
    },
    async fill(label, text, role = 'textbox') {
      const element = await eventually(() => find(role, label));
      // A browser tells of no change where nothing changes: the same text is typed anew.
      if ((element as HTMLInputElement).value === text) {
        await doing(() => void fireEvent.change(element, { target: { value: '' } }));
      }
      await doing(() => void fireEvent.change(element, { target: { value: text } }));
    },
    async leave(label, role = 'textbox') {
      const element = await eventually(() => find(role, label));
      await doing(() => element.focus());
      await doing(() => element.blur());
      // For another place of the page, as by Tab.
      await doing(() => document.querySelector<HTMLElement>('a[href]')?.focus());
    },
    has: (role, name, state = {}) => eventually(() => checkState(find(role, name), state)),
    hasNo: (role, name) => eventually(() => expect(scope().queryAllByRole(role, { name })).toEqual([])),
    isIdle(role, name) {
      return soon(() => scope().queryAllByRole(role, { name })[0]?.matches(IDLE) ?? true);
    },
    usableBeside(role, name) {
      const form = scope().queryAllByRole(role, { name })[0]?.closest('form');
      const fields = [...(form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
      return fields.filter((field) => !field.matches(IDLE)).map(({ id, outerHTML }) => id || outerHTML);
    },
    shows: (role, name) => Promise.resolve(scope().queryAllByRole(role, { name }).length > 0),
  };
}

/** What one types in, picks from or ticks. */
const FIELDS =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox], [role=checkbox]):not([aria-hidden=true])';

/** Without the toasts, which may tell of an earlier step. */
const pageText = () => (document.querySelector('main')?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ');

let network = new HeldNetwork();
/** Requests of the page that is open, since the last call. */
export const takeSent = () => network.takeSent();

/** One for all pages: the shop's calls keep the `fetch` that they first found. */
const fetchOfThePage: typeof network.fetch = (input) => network.fetch(input);

interface PageInJsdom {
  freshCode: boolean;
  pageOf?: () => Promise<ReactNode>;
}

/** Loads the shop's code and makes its page for the present address. */
async function shopPage() {
  const { App } = (await import('#app/app.tsx')) as { App: ComponentType<AppProps> };
  const { routeOf } = await import('#app/routing/routes.ts');
  await fetchLateCode();
  const { pathname } = window.location;
  await routeOf(pathname, 'own').page.preload();
  await (await import('#islands/lazy-island.tsx')).loadIslands();
  return <App config={config} path={pathname} data={pageData(pathname)} />;
}

/**
 * The real shop in jsdom, with a network that the test holds and a clock that stands still. Every call of `open` is a
 * new visit: nothing is left of the page before.
 *
 * @param freshCode the code is loaded anew for each visit, which takes seconds: for flows whose code keeps something as
 *   long as the page stands
 * @param pageOf loads and makes another page than the shop's
 */
export function shopInJsdom({ freshCode, pageOf = shopPage }: PageInJsdom): Ui {
  return {
    ...controlsIn(() => screen),
    async open(address, { device = {}, tab = {} } = {}) {
      if (freshCode) vi.resetModules();
      network = new HeldNetwork();
      vi.stubGlobal('fetch', fetchOfThePage);
      lendBrowserParts();
      window.localStorage.clear();
      window.sessionStorage.clear();
      for (const [key, value] of Object.entries(device))
        window.localStorage.setItem(key, JSON.stringify(value));
      for (const [key, value] of Object.entries(tab))
        window.sessionStorage.setItem(key, JSON.stringify(value));
      window.history.replaceState(null, '', address);
      const page = await pageOf();
      render(<BrowserRouter>{page}</BrowserRouter>);
      await doing(() => undefined);
    },
    go: (address) =>
      doing(() => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
    restore: () =>
      doing(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))),
    within: (role, name) => controlsIn(() => within(screen.getAllByRole(role, { name })[0] as HTMLElement)),
    async choose(label, option) {
      const element = await eventually(() => screen.getByRole('combobox', { name: label }));
      if (element instanceof HTMLSelectElement) {
        const { value } = await eventually(() =>
          within(element).getByRole<HTMLOptionElement>('option', { name: option }),
        );
        return doing(() => void fireEvent.change(element, { target: { value } }));
      }
      await doing(() => element.focus());
      await doing(() => void fireEvent.keyDown(element, { key: 'Enter' }));
      // In the list, since the form's native select holds the same options.
      const wanted = await eventually(() =>
        within(screen.getByRole('listbox')).getByRole('option', { name: option }),
      );
      await doing(() => wanted.focus());
      await doing(() => void fireEvent.keyDown(wanted, { key: 'Enter' }));
    },
    reads: (text) => eventually(() => expect(pageText()).toMatch(text)),
    readsNo: (text) => eventually(() => expect(pageText()).not.toMatch(text)),
    async end(call, how) {
      const held = await eventually(() => {
        const one = network.take(call);
        if (!one) throw new Error(`The page did not call ${call}. It called: ${network.calls.join(', ')}`);
        return one;
      });
      await doing(() => held.end(how));
    },
    async endLate(call, how) {
      const held = network.take(call);
      if (!held) throw new Error(`There is no late ${call}`);
      await doing(() => held.end(how));
    },
    holds: (call) => network.holds(call),
    callsOf: (call) => network.calls.filter((one) => one === call).length,
    advance: (milliseconds) =>
      eventually(() => {
        let hasPassed = false;
        act(() => {
          hasPassed = window.advanceTime(milliseconds);
        });
        expect(hasPassed, `the page waits for ${milliseconds} ms`).toBe(true);
      }).then(() => doing(() => undefined)),
  };
}
