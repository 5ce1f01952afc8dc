import { useState } from 'react';

/**
 * What was shown when a text was begun, or anything else that takes its time. A page brings what others do meanwhile, and
 * may not count it as read: a press goes with what was seen, and a refusal brings the newer.
 */
export function useSeen<Seen>(shown: Seen) {
  const [begun, setBegun] = useState<{ seen: Seen }>();
  return {
    /** What a press goes with. */
    seen: begun ? begun.seen : shown,
    /** Keeps it as long as something is begun. */
    hold: (isBegun: boolean) => setBegun((before) => (isBegun ? (before ?? { seen: shown }) : undefined)),
    /** This was read of what is begun: after a refusal that brought it. What is not begun goes with what is shown anyway. */
    catchUp: (read: Seen) => setBegun((before) => before && { seen: read }),
  };
}
