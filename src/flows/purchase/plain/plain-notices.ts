import { chosenOffer } from '#machines/purchase.machine.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import type { PlainOrderForm } from '#schemas/plain-order.reader.ts';
import { couponCopy } from '#copy/purchase/coupon.ts';
import { paymentCopy } from '#copy/purchase/payment.ts';
import { choiceNotices } from '#copy/purchase/choice-notices.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { lostChoiceText } from '../lost-choice.ts';
import type { PurchaseRun } from './resume-purchase.ts';

/** Message about what is missing, after a press without effect; with scripts that button would be disabled. */
export function idlePress({ dalej, wariant, krok, couponCode }: PlainOrderForm): string | undefined {
  if (dalej && wariant === undefined) return plainOrderCopy.unchosen;
  return krok === 'kupon' && couponCode.trim() === '' ? plainOrderCopy.noCode : undefined;
}

/** Messages above the step, where the page with scripts shows a toast. `shown` is the price shown before. */
export function plainNotices(
  { snapshot, emitted }: PurchaseRun,
  fairies: readonly Fairy[],
  shown: Grosze | undefined,
): string[] {
  const price = chosenOffer(snapshot.context)?.price;
  const fairyOf = (fairyId: string | undefined) => fairies.find(({ id }) => id === fairyId);
  const notices = emitted.flatMap((event) => {
    switch (event.type) {
      case 'choice.unknown':
      case 'choice.withdrawn':
        return [lostChoiceText(event.lost, fairyOf(event.fairyId))];
      case 'specialist.dropped':
        return [choiceNotices.deselected(fairyOf(event.fairyId)?.name)];
      case 'coupon.cleared':
        return [couponCopy.clearedOnChange(event.code, event.wasApplied)];
      default:
        return [];
    }
  });
  const isAnotherChoice = emitted.some(({ type }) => type === 'choice.changed');
  const isRepriced = !isAnotherChoice && shown !== undefined && price !== undefined && price !== shown;
  return [...new Set(notices), ...(isRepriced ? [paymentCopy.priceChanged(price)] : [])];
}
