/** The data layer that tag managers read; it exists without one, too (SH-3). */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes one event for analytics. Never personal data (SH-14). */
export function pushEvent(event: { event: string } & Record<string, unknown>): void {
  (window.dataLayer ??= []).push(event);
}

/**
 * Pushes one e-commerce event. Clears the previous one first: tag managers merge events, so items of a longer list
 * would remain (developers.google.com/analytics/devguides/collection/ga4/ecommerce).
 */
export function pushShopEvent(event: string, ecommerce: Record<string, unknown>): void {
  (window.dataLayer ??= []).push({ ecommerce: null });
  pushEvent({ event, ecommerce });
}
