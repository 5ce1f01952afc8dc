import type { OnDropped } from '#api/catalogue.ts';

/** Most reported items that are remembered; then the list starts again. */
const REMEMBERED = 1_000;

/** Passes each dropped item on once, however often the list is read. */
export function droppedOnce(tell: OnDropped): OnDropped {
  const passed = new Set<string>();
  return (item) => {
    const key = JSON.stringify(item);
    if (passed.has(key)) return;
    if (passed.size >= REMEMBERED) passed.clear();
    passed.add(key);
    tell(item);
  };
}
