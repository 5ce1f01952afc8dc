/**
 * Events that no component of the shop's page hears (tests/house/unheard-events.test.ts). React listens for them all the
 * same, and each is a pass through its tree: 4 ms of a tap on a slow phone.
 */
export const UNHEARD = /^(?:touch|mouse(?!down)|(?:got|lost)pointer)/;

/** Keeps React, which listens at its root for every event there is, from listening for those that nobody hears. */
export function skipUnheardEvents(root: HTMLElement): void {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...how: [EventListenerOrEventListenerObject]) => {
    if (!UNHEARD.test(type)) listen(type, ...how);
  };
}
