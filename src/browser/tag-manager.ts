import './data-layer.ts';
import { hideNewsletterToken } from './newsletter-token.ts';

/** Adds a script of somebody else's to the page, once the page itself is alive. */
function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/**
 * Loads the tag manager (SH-2). Consent mode's default stands in the data layer already, put there by the page's boot
 * script before anything else; what may leave is for consent mode to say.
 */
export function loadTagManager(id: string, now = Date.now()): void {
  hideNewsletterToken();
  (window.dataLayer ??= []).push({ 'gtm.start': now, event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Loads the newsletter-form script (SH-5). */
export const loadNewsletterScript = (address: string): void => addScript(address);
