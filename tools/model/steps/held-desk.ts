declare global {
  interface Window {
    /** Dispatches an event of the server's on every open stream. */
    tellDesk: (updates: string) => void;
  }
}

/** The moment at which every visit to the desk begins. */
export const DESK_NOW = Date.parse('2026-11-21T12:00:00.000Z');

/**
 * Controls a page of the desk: fixes the clock, since the walk names timers by their exact length; sends updates from
 * the walk; and unfolds all `details`, as in jsdom. Runs in the page before its own code.
 */
export function holdDesk(now: number): void {
  Date.now = () => now;
  const streams = new Set<EventTarget>();
  class ToldEvents extends EventTarget {
    constructor() {
      super();
      streams.add(this);
    }
    close() {
      streams.delete(this);
    }
  }
  Object.assign(window, { EventSource: ToldEvents });
  new MutationObserver(() => {
    for (const folded of document.querySelectorAll('details:not([open])')) folded.setAttribute('open', '');
  }).observe(document, { childList: true, subtree: true });
  window.tellDesk = (updates) =>
    streams.forEach((stream) => stream.dispatchEvent(new MessageEvent(updates, { data: '{}' })));
}

/** A device that has a passkey and always agrees. Runs in the page before its own code. */
export function lendPasskey(): void {
  const bytes = new Uint8Array([1]).buffer;
  const credential = {
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: {
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes,
      attestationObject: bytes,
    },
    getClientExtensionResults: () => ({}),
  };
  const agree = () => Promise.resolve(credential);
  Object.defineProperty(navigator, 'credentials', { value: { get: agree, create: agree } });
}
