import type { OnDropped } from '#api/catalogue.ts';

/** Items that are remembered as passed; a catalogue with more of them that are broken begins anew. */
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
