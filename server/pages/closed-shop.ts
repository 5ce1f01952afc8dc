import { closedShopCopy as copy } from '#copy/site/closed-shop.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';

/** What pages say while nothing is sold; missing where another API sells. */
export type ClosedReader = (() => Promise<ClosedShop | undefined>) | undefined;

/** Whether the shop sells, and why not (server/store/shop-opening.ts). */
interface Opening {
  sells: boolean;
  hasTerms: boolean;
  hasPrivacyPage: boolean;
  isNew: boolean;
  isClosed: boolean;
  reopensOn: string | null;
  words: string;
}

/** Texts that customers see while the shop is closed; undefined while it is open. */
export function toClosedShop(opening: Opening): ClosedShop | undefined {
  const { sells, hasTerms, hasPrivacyPage, isNew, isClosed, reopensOn, words } = opening;
  if (sells) return undefined;
  const asksNothing = hasTerms && hasPrivacyPage ? {} : ({ asksNothing: true } as const);
  if (isNew) return { ...copy.isNew, ...asksNothing };
  const title = isClosed && reopensOn !== null ? copy.titleUntil(reopensOn) : copy.title;
  return { title, text: (isClosed && words) || copy.text, ...asksNothing };
}
