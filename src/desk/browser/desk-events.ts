import { DESK_API } from '#desk/api/desk-client.ts';

export interface DeskEventHandlers {
  /** Something of the queue or of an order has changed; also told at each new connection. */
  onChange: () => void;
  /** The session has ended. */
  onSignedOut: () => void;
}

/** Listens to the desk's server-sent events; the browser reconnects by itself. Returns the function that stops it. */
export function listenToDesk({ onChange, onSignedOut }: DeskEventHandlers): () => void {
  const source = new EventSource(`${DESK_API}/events`);
  source.addEventListener('change', onChange);
  source.addEventListener('signed-out', onSignedOut);
  return () => source.close();
}
