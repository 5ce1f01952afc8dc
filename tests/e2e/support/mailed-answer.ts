import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import { WITHDRAWAL_ORDER } from '../../../src/domain/paths/withdrawal-path.ts';
import type { ShopProcess } from '../../../tools/shop-process.ts';
import { deskReady, sampleEntry } from './open-desk.ts';
import { linksOfMail } from './outbox.ts';

/** The desk of a sample shop that has one, past its pages, for an owner who is inside. */
export async function ownersDesk(shop: ShopProcess): Promise<APIRequestContext> {
  const { origin, hash } = new URL(await sampleEntry(shop));
  await deskReady(origin);
  const desk = await requests.newContext({
    baseURL: `${origin}/desk-api/`,
    extraHTTPHeaders: { origin, 'sec-fetch-site': 'same-origin' },
  });
  const entered = await desk.post('sign-in/sample', {
    data: { token: hash.replace('#probny=', ''), as: 'owner' },
  });
  expect(entered.status(), 'the way into the desk').toBe(200);
  return desk;
}

/** What is written: a letter, and the cards laid beside it. */
export interface WrittenAnswer {
  text: string;
  cards?: readonly { card: string; isReversed: boolean }[];
}

/** Writes the first draft of an answer; nothing is written before the mail server has the agreement. */
export async function writeDraft(desk: APIRequestContext, orderId: number, written: WrittenAnswer) {
  const draft = { seenVersion: 0, responses: [], ...written };
  let saved: { revision: number; topics?: string[] } | undefined;
  await expect
    .poll(async () => {
      const response = await desk.put(`orders/${orderId}/answer/draft`, { data: draft });
      if (response.ok()) saved = await response.json();
      return saved !== undefined;
    })
    .toBe(true);
  return saved;
}

/** Writes, approves and mails the answer of a paid order; resolves with the addresses in its mail, as paths. */
export async function mailAnswer(
  { request, shop, desk }: { request: APIRequestContext; shop: ShopProcess; desk: APIRequestContext },
  orderId: number,
  written: WrittenAnswer,
): Promise<string[]> {
  const saved = await writeDraft(desk, orderId, written);
  const approved = await desk.post(`orders/${orderId}/answer/approve`, {
    data: { seen: saved?.revision, draftVersion: 1, noAdviceOn: saved?.topics ?? [] },
  });
  expect(approved.status(), 'the approval').toBe(200);
  const links = await linksOfMail(
    request,
    shop.url,
    (found) =>
      found.some((link) => link.includes('/odpowiedz/')) &&
      found.some((link) => new URL(link).searchParams.get(WITHDRAWAL_ORDER) === String(orderId)),
  );
  return links.map((link) => new URL(link).pathname + new URL(link).search);
}
