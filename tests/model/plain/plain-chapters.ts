import type { AnyMachineSnapshot } from 'xstate';
import type { Chapter, Model } from '#tools/model/model.ts';

/** Events that a page without scripts can't have: nothing is stored on the device, and it waits for no page to open. */
const NEVER = ['customer.forget', 'xstate.after.redirectTimeout.purchase.redirecting.leaving'];

/** Tags of states that wait for a response. */
const WAITING = ['ordering', 'coupon-checking', 'sending', 'busy'];

/**
 * The purchase after the chart is a page of its own, and so is the form with what was wrong: where scripts keep the
 * chart, these have none.
 */
export const isWithoutChart = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.context.calculated !== undefined &&
  (snapshot.context.isBuying || ['rejected', 'refused', 'failed'].some((tag) => snapshot.hasTag(tag)));

const asPlain = (chapter: Chapter): Chapter => ({
  ...chapter,
  endsAt: (snapshot) => isWithoutChart(snapshot) || (chapter.endsAt?.(snapshot) ?? false),
  happenings: (snapshot) =>
    chapter.happenings(snapshot).filter(({ event }) => {
      const { type } = event;
      if (NEVER.includes(type)) return false;
      // Each step is a page: there are no specialists on that of the variants.
      if (type === 'specialist.choose' && snapshot.hasTag('step-variant')) return false;
      // A refused code that is typed anew is the same form: it stays refused.
      const { couponProblem, couponCode } = snapshot.context;
      if (type === 'coupon.type' && couponProblem !== undefined) return event['code'] !== couponCode;
      // A browser that waits for a page does nothing else, and a page that stands hears of no new list.
      if (WAITING.some((tag) => snapshot.hasTag(tag))) return type.startsWith('xstate.');
      return type !== 'catalogue.receive' || !snapshot.hasTag('locked');
    }),
});

/** The model's chapters as a browser without scripts can walk them. */
export const plainModel = (model: Model): Model => ({
  ...model,
  // A browser without scripts keeps nothing for a later visit.
  chapters: model.chapters.filter(({ input }) => !isReturn(input)).map(asPlain),
});

const isReturn = (input: unknown) => typeof input === 'object' && input !== null && 'draft' in input;
