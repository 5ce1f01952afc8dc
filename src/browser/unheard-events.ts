/**
 * Events that no component of the shop's page hears (tests/house/unheard-events.test.ts). React listens for them all the
 * same, and each is a pass through its tree: 4 ms of a tap on a slow phone.
 */
export const UNHEARD = /^(?:touch|mouse(?!down)|(?:got|lost)pointer)/;

/**
 * Runs `hydrate`, in which React listens at the root for every event there is, without those that nobody hears. Whoever
 * listens there later hears all.
 */
export function withoutUnheardEvents(root: HTMLElement, hydrate: () => void): void {
  const listen = root.addEventListener;
  root.addEventListener = (type: string, ...how: [EventListenerOrEventListenerObject, boolean?]) => {
    if (!UNHEARD.test(type)) listen.call(root, type, ...how);
  };
  hydrate();
  root.addEventListener = listen;
}
