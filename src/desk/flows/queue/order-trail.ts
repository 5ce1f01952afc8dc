import { safeSessionStorage } from '#browser/storage.ts';

const KEY = 'desk.trail';

/** Keeps the order of the last list, so that an open order knows its neighbours. */
export const keepOrderTrail = (ids: readonly number[]) => safeSessionStorage.write(KEY, ids);

/** The orders before and after one in the last list. */
export function neighboursOf(orderId: number): { previous?: number | undefined; next?: number | undefined } {
  const ids = safeSessionStorage.read(KEY);
  if (!Array.isArray(ids)) return {};
  const at = ids.indexOf(orderId);
  const idAt = (index: number): number | undefined =>
    typeof ids[index] === 'number' ? (ids[index] as number) : undefined;
  return at < 0 ? {} : { previous: idAt(at - 1), next: idAt(at + 1) };
}
