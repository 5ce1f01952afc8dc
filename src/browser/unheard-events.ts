/**
 * Events that no component within the page's root handles (tests/house/unheard-events.test.ts); lists and toasts
 * outside the root have their own listeners. React would listen for all of them, and each event is a pass through its
 * tree: 6 ms of a tap on a slow phone. React derives its own pointerenter and pointerleave from pointerout.
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
