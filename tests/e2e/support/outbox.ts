import type { APIRequestContext } from '@playwright/test';

export interface OutboxEntry {
  subject: string;
  /** `/outbox/…`. */
  path: string;
}

/** The mails in the shop's outbox (EM-4), newest first. */
export async function outboxMails(request: APIRequestContext): Promise<OutboxEntry[]> {
  const page = await (await request.get('/outbox')).text();
  return [...page.matchAll(/<a href="(\/outbox\/[^"]+)">([^<]*)<\/a>/g)].map(
    ([, path = '', subject = '']) => ({
      path,
      subject,
    }),
  );
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
