/**
 * Events that no component within the page's root hears (tests/house/unheard-events.test.ts); what is put
 * elsewhere, a list or a toast, is listened to there. React listens for them all the same, and each is a pass through its tree:
 * 6 ms of a tap on a slow phone. React's own pointerenter and pointerleave come of pointerout.
 */
export const UNHEARD =
  /^(?:touch|mouse(?!down)|(?:got|lost)pointer|pointer(?:up|cancel|move|out|enter|leave))/;

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
