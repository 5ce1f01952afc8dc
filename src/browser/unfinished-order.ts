import { UNFINISHED_DAYS } from '#domain/customer.ts';
import { safeLocalStorage, safeSessionStorage, TAB_DRAFTS } from './storage.ts';

/** Key of the order that was begun, in the storage of the tab or of the device. */
export const UNFINISHED = 'unfinished-order';
const DAY = 24 * 60 * 60_000;

/** An order started on this device and, as far as the device knows, not paid (RD-2). */
export interface UnfinishedOrder {
  /** Path of its page, with the choice in its query. */
  address: string;
  product: string;
  fairy: string;
  /** When it was begun, in milliseconds since 1970. */
  begun: number;
  /** It was placed, and nobody knows yet what became of its payment. */
  isPlaced: boolean;
  /** The order's number, if the API returned it. */
  orderId?: number | undefined;
}

const stores = [safeSessionStorage, safeLocalStorage];

function read(stored: unknown): UnfinishedOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { address, product, fairy, begun, isPlaced, orderId } = stored as Record<string, unknown>;
  // Manipulated storage must not link out of the shop.
  const isOurs = typeof address === 'string' && /^\/(?!\/)/.test(address);
  if (!isOurs || typeof product !== 'string' || typeof fairy !== 'string') return undefined;
  if (typeof begun !== 'number' || Math.abs(Date.now() - begun) > UNFINISHED_DAYS * DAY) return undefined;
  // Only compared: what is no number is no order's.
  return { address, product, fairy, begun, isPlaced: isPlaced === true, orderId: orderId as number };
}

/** The order started last; invalid and old data are ignored. */
export const unfinishedOrder = (): UnfinishedOrder | undefined =>
  stores.map((store) => read(store.read(UNFINISHED))).find((order) => order !== undefined);

/**
 * Stores an order that was begun, in place of any other. Where the customer has not agreed to be remembered, for as long
 * as the tab is open.
 */
export function storeUnfinished(order: UnfinishedOrder, { isLasting }: { isLasting: boolean }): void {
  clearUnfinished();
  (isLasting ? safeLocalStorage : safeSessionStorage).write(UNFINISHED, order);
}

/** Forgets the order that was begun. */
export const clearUnfinished = () => stores.forEach((store) => store.clear(UNFINISHED));

/** Forgets everything that was typed in this tab and not paid or sent, for "Wyczyść zapamiętane dane" (U33). */
export function forgetUnfinished(): void {
  Object.values(TAB_DRAFTS).forEach((key) => safeSessionStorage.clear(key));
  clearUnfinished();
}
