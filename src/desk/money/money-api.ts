import * as z from 'zod/mini';
import { moneyDecision, moneyResponse, type MoneyDecision } from '#desk/schemas/money.schema.ts';
import { mailPreview } from '#desk/schemas/answer.schema.ts';
import { readList } from '#schemas/list.reader.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** What a decision about money carries besides itself: the version of the money that was seen. */
interface Seen {
  seen: string;
}

/** Lists what waits for an owner's decision; entries that cannot be read are left out. */
export const listMoneyDecisions = async (client: DeskClient): Promise<MoneyDecision[]> =>
  readList(moneyDecision, await readAs(client.GET('/money/decisions'), z.array(z.unknown())))?.items ?? [];

/** The calls of one order's money; apart from the others, since only a part that comes late needs them. */
export function moneyApi(client: DeskClient, orderId: number) {
  const path = { params: { path: { orderId } } };
  return {
    getMoney: () => readAs(client.GET('/orders/{orderId}/money', path), moneyResponse),
    /** `key` is the same for every repeat of one decision. `amount` in the smallest unit of the currency. */
    giveBack: (body: Seen & { key: string; amount: number; reason: string; word: string }) =>
      readAs(client.POST('/orders/{orderId}/money/give-back', { ...path, body }), moneyResponse),
    callOff: (body: Seen & { reason: string; word: string }) =>
      readAs(client.POST('/orders/{orderId}/money/call-off', { ...path, body }), moneyResponse),
    /** The mail that giving `amount` back would send; without it the one of calling the order off. */
    previewMail: (body: { amount?: number; word: string }) =>
      readAs(client.POST('/orders/{orderId}/money/mail', { ...path, body }), mailPreview),
    settle: (body: Seen) =>
      readAs(client.POST('/orders/{orderId}/money/settle', { ...path, body }), moneyResponse),
    decide: (body: Seen & { decision: 'accept' | 'close' | 'give-back' }) =>
      readAs(client.POST('/orders/{orderId}/money/difference', { ...path, body }), moneyResponse),
  };
}
