import { useLayoutEffect, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BirthHoroscope } from '#flows/birth-horoscope/birth-horoscope.tsx';
import OrderPage from '#flows/purchase/order-page.tsx';
import NewsletterLeavePage from '#flows/newsletter/newsletter-leave-page.tsx';
import type { PageData } from '#page/page-data.ts';
import { routeOf } from '#app/routing/routes.ts';
import { ShopProvider } from '#page/shop.tsx';
import { errorCopy } from '#copy/site/errors.ts';
import { sampleShop } from './purchase/sample-purchase.ts';
import { pageData, spiedShop } from '#tests/page/stage.tsx';

// A page that is being taken over is committed first and wired up a moment later (React's passive effects). What is
// pressed in between is the subject here, so React runs as in a browser: without `act`, which leaves no such moment.

const { catalogue, product } = sampleShop();
const data: PageData = { ...pageData, catalogue: { status: 'ready', data: catalogue } };

let root: Root | undefined;
let asked: string[];
/** A network that never responds; one for all tests, since the shop's calls keep the `fetch` that they first found. */
const silentNetwork = ({ url }: Request) => {
  asked.push(url);
  return new Promise(() => {});
};

/** Takes over a page's server HTML, and presses as soon as React has: before any of its passive effects. */
function takeOverPressing(page: ReactElement, press: () => void) {
  const { shop, announce } = spiedShop();
  const Finger = () => {
    useLayoutEffect(() => queueMicrotask(press));
    return null;
  };
  const element = (
    <BrowserRouter>
      <ShopProvider shop={shop}>
        {page}
        <Finger />
      </ShopProvider>
    </BrowserRouter>
  );
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(element);
  document.body.append(sent);
  root = hydrateRoot(sent, element);
  return { announce };
}

/** Code that comes by `import()` takes longer than a second on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

const control = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} on the page`);
  return found;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  asked = [];
  vi.stubGlobal('fetch', silentNetwork);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('a variant pressed in the moment of the take-over is chosen [OP-2] [OP-10]', async () => {
  window.history.replaceState(null, '', '/tarot');
  const radio = () => control(`input[value="${product.id}"]`) as HTMLInputElement;
  takeOverPressing(<OrderPage route={routeOf('/tarot', 'own')} data={data} />, () => radio().click());
  await eventually(() => {
    expect(new URLSearchParams(window.location.search).get('wariant')).toBe(product.id);
    expect(radio().checked).toBe(true);
  });
});

it('an empty birth form sent in the moment of the take-over is announced, too [BH-2]', async () => {
  const { announce } = takeOverPressing(<BirthHoroscope />, () =>
    control('form button[type="submit"]').click(),
  );
  await eventually(() => {
    expect(control('[role="group"]:focus').textContent).toContain(errorCopy.summaryTitle);
    expect(announce.mock.calls).toEqual([[errorCopy.toMend(6)]]);
  });
});

it('whoever signs off in the moment of the take-over is signed off: her link is read by then [NL-1]', async () => {
  window.history.replaceState(null, '', '/newsletter/wypisz?token=abc-123');
  takeOverPressing(<NewsletterLeavePage />, () => control('button').click());
  await eventually(() =>
    expect(asked.filter((url) => url.includes('/unsubscribe'))).toEqual([
      expect.stringMatching(/\/unsubscribe\?token=abc-123$/),
    ]),
  );
});
