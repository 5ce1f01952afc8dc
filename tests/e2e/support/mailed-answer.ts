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
  responses?: readonly { sequenceNumber: number; response: string; ignoreResponse: boolean }[];
}

/** What the desk knows of an answer. */
interface DeskAnswer {
  revision: number;
  draft: { version: number } | null;
  topics?: string[];
}

/**
 * Writes a draft of an answer, the first unless the version before it is named; nothing is written before the mail server
 * has the agreement.
 */
export async function writeDraft(
  desk: APIRequestContext,
  orderId: number,
  written: WrittenAnswer,
  seenVersion = 0,
): Promise<DeskAnswer | undefined> {
  const draft = { seenVersion, responses: [], ...written };
  let saved: DeskAnswer | undefined;
  await expect
    .poll(async () => {
      const response = await desk.put(`orders/${orderId}/answer/draft`, { data: draft });
      if (response.ok()) saved = await response.json();
      return saved !== undefined;
    })
    .toBe(true);
  return saved;
}

async function approve(desk: APIRequestContext, orderId: number, saved: DeskAnswer | undefined) {
  const approved = await desk.post(`orders/${orderId}/answer/approve`, {
    data: { seen: saved?.revision, draftVersion: saved?.draft?.version, noAdviceOn: saved?.topics ?? [] },
  });
  expect(approved.status(), 'the approval').toBe(200);
}

/** Writes, approves and mails the answer of a paid order; resolves with the addresses in its mail, as paths. */
export async function mailAnswer(
  { request, shop, desk }: { request: APIRequestContext; shop: ShopProcess; desk: APIRequestContext },
  orderId: number,
  written: WrittenAnswer,
  { isGift = false } = {},
): Promise<string[]> {
  await approve(desk, orderId, await writeDraft(desk, orderId, written));
  // The mail of a gift is told by having no way to withdraw.
  const wanted = isGift ? [] : [String(orderId)];
  const ordersIn = (links: readonly string[]) => [
    ...new Set(links.flatMap((link) => new URL(link).searchParams.get(WITHDRAWAL_ORDER) ?? [])),
  ];
  const links = await linksOfMail(
    request,
    shop.url,
    (found) => found.some((link) => link.includes('/odpowiedz/')) && ordersIn(found).join() === wanted.join(),
  );
  return links.map((link) => new URL(link).pathname + new URL(link).search);
}

/** Corrects a mailed answer and waits until its page, at `path`, shows the new text. */
export async function correctAnswer(
  { request, desk }: { request: APIRequestContext; desk: APIRequestContext },
  { orderId, path }: { orderId: number; path: string },
  written: WrittenAnswer,
): Promise<void> {
  let begun: DeskAnswer | undefined;
  // The mail stands in the outbox a moment before its order is sent.
  await expect
    .poll(async () => {
      const { answer } = await (await desk.get(`orders/${orderId}`)).json();
      const response = await desk.post(`orders/${orderId}/answer/correction`, {
        data: { seen: answer.revision, reason: 'Pomylona karta.' },
      });
      if (response.ok()) begun = await response.json();
      return begun !== undefined;
    }, 'the correction')
    .toBe(true);
  await approve(desk, orderId, await writeDraft(desk, orderId, written, begun?.draft?.version));
  await expect.poll(async () => (await request.get(path)).text()).toContain('Ten list poprawiono');
}
