import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Reports what a visitor did to a control before its hydration, which React does not notice: once, and before a press
 * that was made then is replayed (early-presses.ts).
 *
 * @param read Returns what the control holds in the document, or `undefined` if its owner knows it.
 */
export function useEarlyReport<Value extends string>(
  read: () => Value | undefined,
  report: (value: Value) => void,
): void {
  const first = useRef({ read, report });
  // A state set in a layout effect is rendered, and its effect run, before anything else, and after the first round of
  // effects, which starts the owner's machine. Told later, a press would meet an owner that knows nothing yet.
  const [early, setEarly] = useState<Value>();
  useLayoutEffect(() => setEarly(first.current.read()), []);
  useEffect(() => {
    if (early !== undefined) first.current.report(early);
  }, [early]);
}
