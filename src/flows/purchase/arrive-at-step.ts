import { waitFor } from 'xstate';
import { arriveAt, isPlaceHeld } from '#browser/scroll.ts';
import { whenPresent } from '#browser/when-present.ts';
import { openStep, PAYMENT_HASH } from './open-step.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Whether the browser has loaded this very page anew, by a reload or a step back to it. It then scrolls to where the page
 * was, before the form is there: that is no scrolling of the visitor's.
 */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.name === window.location.href && ['reload', 'back_forward'].includes(load.type);
}

/** Whether the visitor is somewhere already: she has scrolled, a control has the focus, or a step back brought her there. */
const isElsewhere = () =>
  isPlaceHeld() ||
  (window.scrollY > 0 && !isLoadedAgain()) ||
  !(document.activeElement ?? document.body).matches('body, main, [tabindex="-1"]');

/**
 * Scrolls a page whose address names a choice to the heading of the open step (RD-3). It does so without animation,
 * and not after the visitor's first action.
 * @returns a function that stops watching; undefined if the page stays as it is
 */
export async function arriveAtStep(
  actor: PurchaseActor,
  signal: AbortSignal,
): Promise<(() => void) | undefined> {
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.variants.length > 0, { signal });
  // The anchor scrolls to the payment itself, once the form is there.
  if (window.location.hash === PAYMENT_HASH && actor.getSnapshot().hasTag('step-data')) return undefined;
  const isChosen = (context.variantId ?? context.fairyId) !== undefined;
  const id = openStep(actor.getSnapshot());
  const heading = isChosen && id !== undefined ? await whenPresent(id) : undefined;
  if (!heading || signal.aborted || isElsewhere()) return undefined;
  heading.focus({ preventScroll: true });
  return arriveAt(heading);
}
