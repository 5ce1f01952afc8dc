import './data-layer.ts';
import { hideNewsletterToken } from './newsletter-token.ts';

/** Adds a third-party script to the page. */
function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/**
 * Loads the tag manager (SH-2). The page's boot script has already pushed consent mode's default; consent mode
 * decides what may be sent.
 */
export function loadTagManager(id: string, now = Date.now()): void {
  hideNewsletterToken();
  (window.dataLayer ??= []).push({ 'gtm.start': now, event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Loads the newsletter-form script (SH-5). */
export const loadNewsletterScript = (address: string): void => addScript(address);
