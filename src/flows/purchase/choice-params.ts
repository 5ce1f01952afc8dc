import type { Choice } from './plain/resume-purchase.ts';

/** Query parameters that hold the choice, so that back, reload and a shared link restore it (OP-10). */
export const VARIANT = 'wariant';
export const FAIRY = 'wrozka';

/** The choice that an address names; the page's own without `search`. */
export const choiceIn = (search = new URLSearchParams(window.location.search)): Choice => ({
  variantId: search.get(VARIANT) ?? undefined,
  fairyId: search.get(FAIRY) ?? undefined,
});
