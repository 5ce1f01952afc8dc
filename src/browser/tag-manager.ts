import './data-layer.ts';
import { hideNewsletterToken } from './newsletter-token.ts';

/** Adds a third-party script to the page. */
function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/** The scripts of others that the shop's settings name. */
export interface ThirdPartyScripts {
  /** The tag manager's id (SH-2). */
  gtmId: string | undefined;
  /** Address of the newsletter-form script (SH-5). */
  newsletterScriptUrl: string | undefined;
  /** They wait until the visitor agrees to statistics or marketing. */
  tagManagerWaits?: true | undefined;
}

/**
 * Loads the configured scripts of others: at once, or, where they have to wait for consent, when something is agreed to.
 * The page's boot script has already pushed consent mode's default; consent mode decides what may be sent.
 */
export function loadThirdPartyScripts({
  gtmId,
  newsletterScriptUrl,
  tagManagerWaits,
}: ThirdPartyScripts): void {
  const load = () => {
    if (gtmId !== undefined) {
      (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`);
    }
    if (newsletterScriptUrl !== undefined) addScript(newsletterScriptUrl);
  };
  hideNewsletterToken();
  if (tagManagerWaits) onceGranted(load);
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
