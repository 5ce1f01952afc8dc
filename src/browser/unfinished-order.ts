import { UNFINISHED_DAYS } from '#domain/customer.ts';
import { clearDrafts, storedDraft, storeDraft } from './order-draft.ts';
import { CONTACT_DRAFT, safeLocalStorage, safeSessionStorage } from './storage.ts';

const KEY = 'unfinished-order';
const DAY = 24 * 60 * 60_000;

/** An order that was begun on this device and, as far as the device knows, not paid (RD-2). */
export interface UnfinishedOrder {
  /** Path of its page, with the choice in its query. */
  address: string;
  product: string;
  fairy: string;
  /** When it was begun, in milliseconds since 1970. */
  begun: number;
  /** It was placed, and nobody knows yet what became of its payment. */
  isPlaced: boolean;
  /** The number it was placed under, where the API tells it. */
  placedAs?: number | undefined;
}

const stores = [safeSessionStorage, safeLocalStorage];

function read(stored: unknown): UnfinishedOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { address, product, fairy, begun, isPlaced, placedAs } = stored as Record<string, unknown>;
  // Manipulated storage must not link out of the shop.
  const isOurs = typeof address === 'string' && /^\/(?!\/)/.test(address);
  if (!isOurs || typeof product !== 'string' || typeof fairy !== 'string') return undefined;
  if (typeof begun !== 'number' || Math.abs(Date.now() - begun) > UNFINISHED_DAYS * DAY) return undefined;
  return {
    address,
    product,
    fairy,
    begun,
    isPlaced: isPlaced === true,
    ...(typeof placedAs === 'number' && { placedAs }),
  };
}

/** The order that was begun last; invalid and old data are ignored. */
export const unfinishedOrder = (): UnfinishedOrder | undefined =>
  stores.map((store) => read(store.read(KEY))).find((order) => order !== undefined);

/**
 * Stores an order that was begun, in place of any other. Where the customer has not agreed to be remembered, for as long
 * as the tab is open.
 */
export function storeUnfinished(order: UnfinishedOrder, { isLasting }: { isLasting: boolean }): void {
  clearUnfinished();
  (isLasting ? safeLocalStorage : safeSessionStorage).write(KEY, order);
}

/** Forgets the order that was begun. */
export const clearUnfinished = () => stores.forEach((store) => store.clear(KEY));

/** Forgets the order that was begun and what was written for it. */
export function discardUnfinished(): void {
  const path = pathOf(unfinishedOrder()?.address);
  if (path !== undefined) storeDraft(path, storedDraft(''));
  clearUnfinished();
}

const pathOf = (address: string | undefined) => address?.split(/[?#]/)[0];

/** Whether something was written for the order that was begun, in this tab. */
export const hasWords = ({ address }: UnfinishedOrder): boolean =>
  Object.keys(storedDraft(pathOf(address) ?? '').values).length > 0;

/** Told what became of an order: one that is paid is no longer offered, one that failed is as good as begun. */
export function settleUnfinished(orderId: number, isPaid: boolean): void {
  const order = unfinishedOrder();
  if (order?.placedAs !== orderId) return;
  if (isPaid) clearUnfinished();
  else {
    const isLasting = safeSessionStorage.read(KEY) === undefined;
    storeUnfinished({ ...order, isPlaced: false }, { isLasting });
  }
}

/** Forgets everything that is kept of orders which are not paid, and of a message that was not sent, for "Wyczyść zapamiętane dane" (U33). */
export function forgetUnfinished(): void {
  clearDrafts();
  safeSessionStorage.clear(CONTACT_DRAFT);
  clearUnfinished();
}
