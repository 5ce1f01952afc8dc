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
