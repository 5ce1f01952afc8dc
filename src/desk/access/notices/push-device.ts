/** A browser's consent to be notified, as the server keeps it. */
export interface PushConsent {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The desk's service worker (server/desk/push/push-worker.ts). */
const WORKER = '/push-worker.js';

/** Whether this browser can be notified; on an iPhone only the desk on the home screen can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Address of this browser at its push service; nothing where it has given no consent. */
export async function ownEndpoint(): Promise<string | undefined> {
  if (!canPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** Asks for consent, and subscribes with the shop's key. Nothing where the person, or the browser for her, refuses. */
export async function askForPush(publicKey: string): Promise<PushConsent | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One with another key, as of a shop before it was restored, takes no messages of this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint !== undefined && p256dh !== undefined && auth !== undefined
    ? { endpoint, p256dh, auth }
    : undefined;
}

/** Takes this browser's consent back. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
