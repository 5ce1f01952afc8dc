import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { ShopProvider, type Shop } from '#page/shop.tsx';

export const config: PublicConfig = {
  brandName: 'Kwiat Paproci',
  backend: 'own',
  publicUrl: 'http://localhost:3000',
  apiUrl: '/api',
  blogUrl: '/blog',
  shopLink: '/sklep',
  contactEmail: 'pomoc@przyklad.pl',
  sendsIdempotencyKey: true,
  gtmId: undefined,
  newsletterScriptUrl: undefined,
  recaptchaSiteKey: undefined,
};

/** What a page comes with, when nothing more is said. */
export const pageData: PageData = {
  today: { year: 2026, month: 11, day: 5 },
  texts: {},
  catalogue: undefined,
  posts: undefined,
  newsletterImage: undefined,
};

/** A shop whose messages go to the test. */
export const spiedShop = () => {
  const toast = vi.fn<Shop['toast']>();
  const announce = vi.fn<Shop['announce']>();
  const retract = vi.fn<Shop['retract']>();
  return { shop: { config, toast, retract, announce } satisfies Shop, toast, announce, retract };
};

/** Response of the stand-in network, by method and path behind `/api`; `undefined` never responds. */
export type Network = (call: string, request: Request) => Response | Promise<Response> | undefined;

let respond: (request: Request) => Promise<Response>;
/** One for all tests of a file: the shop's calls keep the `fetch` that they first found. */
const fetchOfTheVisit = (request: Request) => respond(request);

/** Puts an element on a page of the shop: its address, its network, its messages. */
export async function onStage(
  element: ReactElement,
  at: { address?: string; network?: Network; config?: Partial<PublicConfig> } = {},
) {
  const calls: string[] = [];
  respond = async (request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api', '')}${search}`;
    calls.push(call);
    return at.network?.(call, request) ?? new Promise<Response>(() => {});
  };
  vi.stubGlobal('fetch', fetchOfTheVisit);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
  if (at.address !== undefined) window.history.replaceState(null, '', at.address);
  const messages = spiedShop();
  const page = render(
    <BrowserRouter>
      <ShopProvider shop={{ ...messages.shop, config: { ...config, ...at.config } }}>{element}</ShopProvider>
    </BrowserRouter>,
  );
  await act(async () => {});
  return { ...messages, ...page, calls };
}

/** Waits, however long code on its way may take, until it no longer throws; React is let finish before each look. */
export const eventually = (look: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      look();
    },
    { timeout: 10_000 },
  );
