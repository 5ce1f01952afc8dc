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
 * Loads the tag manager (SH-2): at once, or, where it has to wait for consent, when something is agreed to. The page's
 * boot script has already pushed consent mode's default; consent mode decides what may be sent.
 */
export function loadTagManager(id: string, waits = false): void {
  hideNewsletterToken();
  const load = () => {
    (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  };
  if (waits) onceGranted(load);
  else load();
}

/** Whether an entry of the data layer is consent mode's update (consent.ts), and grants something. */
function isGrant(entry: unknown): boolean {
  const [command, kind, categories] = Array.from((entry ?? []) as ArrayLike<unknown>);
  return command === 'consent' && kind === 'update' && Object.values(categories ?? {}).includes('granted');
}

/** Calls back once the visitor has agreed to statistics or marketing, now or on an earlier visit. */
function onceGranted(callback: () => void): void {
  const layer = (window.dataLayer ??= []);
  if (layer.some(isGrant)) {
    callback();
    return;
  }
  layer.push = (...entries) => {
    const length = Array.prototype.push.apply(layer, entries);
    if (entries.some(isGrant)) {
      // The array's own method again, before the tag manager puts its own there.
      Reflect.deleteProperty(layer, 'push');
      callback();
    }
    return length;
  };
}

/** Loads the newsletter-form script (SH-5). */
export const loadNewsletterScript = (address: string): void => addScript(address);
