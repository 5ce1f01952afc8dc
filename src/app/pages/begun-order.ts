import { storedDraft, storeDraft } from '#browser/order-draft.ts';
import { clearUnfinished, unfinishedOrder, type UnfinishedOrder } from '#browser/unfinished-order.ts';

const pathOf = (address: string | undefined) => address?.split(/[?#]/)[0];

/** Whether something was written for the order that was begun, in this tab. */
export const hasWords = ({ address }: UnfinishedOrder): boolean =>
  Object.keys(storedDraft(pathOf(address) ?? '').values).length > 0;

/** Forgets the started order and its typed texts. */
export function discardUnfinished(): void {
  const path = pathOf(unfinishedOrder()?.address);
  if (path !== undefined) storeDraft(path, storedDraft(''));
  clearUnfinished();
}
