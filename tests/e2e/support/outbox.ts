import { expect, type APIRequestContext } from '@playwright/test';

export interface OutboxEntry {
  subject: string;
  /** `/outbox/…`. */
  path: string;
}

/** The mails in the shop's outbox (EM-4), newest first; the page has a link to the samples, too. */
export async function outboxMails(request: APIRequestContext): Promise<OutboxEntry[]> {
  const page = await (await request.get('/outbox')).text();
  return [...page.matchAll(/<a href="(\/outbox\/(?!wzory)[^"]+)">([^<]*)<\/a>/g)].map(
    ([, path = '', subject = '']) => ({
      path,
      subject,
    }),
  );
}

/** Mails among which a new one is looked for: others may come between. */
const LATEST = 5;

/** The addresses in the latest mail that fits, once there is one. */
export async function linksOfMail(
  request: APIRequestContext,
  shopUrl: string,
  fits: (links: readonly string[]) => boolean,
): Promise<string[]> {
  let links: string[] | undefined;
  await expect
    .poll(async () => {
      for (const mail of (await outboxMails(request)).slice(0, LATEST)) {
        const found = await linksOf(request, mail, shopUrl);
        if (fits(found)) links ??= found;
      }
      return links !== undefined;
    }, 'a mail that fits')
    .toBe(true);
  return links ?? [];
}

/** The addresses in one mail that lead to the shop at `shopUrl`; the mail names it as visitors do. */
export async function linksOf(
  request: APIRequestContext,
  { path }: OutboxEntry,
  shopUrl: string,
): Promise<string[]> {
  const page = await (await request.get(path)).text();
  return [...page.matchAll(/<li><a href="([^"]+)">/g)].map(([, address = '']) => {
    const link = new URL(address.replaceAll('&amp;', '&'), shopUrl);
    return new URL(link.pathname + link.search, shopUrl).href;
  });
}
