/** What a tag manager reads; it always exists, with or without one (SH-3). */
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
 * Pushes one e-commerce event. The one before is cleared first: tag managers merge what they are told, and the rest of
 * a longer item list would stay (developers.google.com/analytics/devguides/collection/ga4/ecommerce).
 */
export function pushShopEvent(event: string, ecommerce: Record<string, unknown>): void {
  (window.dataLayer ??= []).push({ ecommerce: null });
  pushEvent({ event, ecommerce });
}
