import { safeSessionStorage } from '#browser/storage.ts';

const TRAIL = 'desk.trail';
const OPENED = 'desk.opened';

/** The list that an order was opened from. */
interface Trail {
  ids: readonly number[];
  /** Its address. */
  to: string;
  /** React Router's number of its history entry. */
  position: number;
}

const positionNow = () => {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
};

function readTrail(): Trail | undefined {
  const trail = safeSessionStorage.read(TRAIL);
  return typeof trail === 'object' && trail !== null && 'ids' in trail ? (trail as Trail) : undefined;
}

/**
 * Keeps the list that is shown at an address, so that an open order knows its neighbours and the way back. A list that is
 * still rendered when the browser is elsewhere already is not kept.
 */
export function keepOrderTrail(ids: readonly number[], to: string): void {
  if (to !== window.location.pathname + window.location.search) return;
  safeSessionStorage.write(TRAIL, { ids, to, position: positionNow() } satisfies Trail);
}

/** The orders before and after one in the last list. */
export function neighboursOf(orderId: number): { previous?: number | undefined; next?: number | undefined } {
  const ids = readTrail()?.ids ?? [];
  const at = ids.indexOf(orderId);
  return at < 0 ? {} : { previous: ids[at - 1], next: ids[at + 1] };
}

/**
 * The way from an order back to its list: the same entry of the history that the browser's Back leads to, where there
 * is one in this tab.
 */
export function wayBack(): { to: string; delta?: number } {
  const { to = '/', position = 0 } = readTrail() ?? {};
  const delta = position - positionNow();
  return delta < 0 && readTrail() ? { to, delta } : { to };
}

/** Notes which order is open, for the list that one returns to. */
export const keepOpened = (orderId: number) => safeSessionStorage.write(OPENED, orderId);

/** The order that was open last; asked for once. */
export function takeOpened(): number | undefined {
  const opened = safeSessionStorage.read(OPENED);
  safeSessionStorage.clear(OPENED);
  return typeof opened === 'number' ? opened : undefined;
}
