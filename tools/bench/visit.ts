import type { Browser, CDPSession } from 'playwright';
import { PHONE } from './page-load.ts';

/** What a browser fetches for a page until it is quiet: bytes of bodies as they cross the line, by kind. */
export interface Visit {
  html: number;
  code: number;
  fonts: number;
  pictures: number;
  /** JSON, and whatever else there is. Styles lie in the HTML and in the code. */
  rest: number;
  requests: number;
}

/** Kinds of Chromium's network log (chromedevtools.github.io, Network.ResourceType). */
const KINDS: Record<string, Exclude<keyof Visit, 'requests'>> = {
  Document: 'html',
  Script: 'code',
  Font: 'fonts',
  Image: 'pictures',
};

/** Begins to count what a page fetches. Returns what has been counted, which grows. */
export async function countFetches(devtools: CDPSession): Promise<Visit> {
  const visit: Visit = { html: 0, code: 0, fonts: 0, pictures: 0, rest: 0, requests: 0 };
  const kinds = new Map<string, keyof Visit>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (!request.url.startsWith('http')) return;
    kinds.set(requestId, KINDS[type] ?? (request.url.endsWith('.js') ? 'code' : 'rest'));
    visit.requests += 1;
  });
  // The headers' size comes from the response; `dataReceived` reports no bytes for a document.
  const heads = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    heads.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const body = encodedDataLength - (heads.get(requestId) ?? 0);
    visit[kinds.get(requestId) ?? 'rest'] += Math.max(0, body);
  });
  await devtools.send('Network.enable');
  return visit;
}

/** Opens a page on a phone with an empty cache, and leaves it alone until nothing more is fetched. */
export async function weighVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'pl-PL' });
  try {
    const page = await context.newPage();
    const visit = await countFetches(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    return visit;
  } finally {
    await context.close();
  }
}
