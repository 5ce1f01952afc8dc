import { startTransition, useEffect, useState } from 'react';

/** What a visitor's first act on a page may be. A press begins nothing before its own click has been answered. */
const TOUCHES = ['click', 'focusin', 'keydown', 'pointermove', 'scroll'];

let touch: Promise<void> | undefined;

/**
 * Resolves at the visitor's first action on this page: pointer, scroll, press or focus. At once if that came before
 * the scripts, and in a browser that does not report it (Firefox before 120).
 */
export const firstTouch = (): Promise<void> =>
  (touch ??= new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive ?? true) return resolve();
    const heard = new AbortController();
    const settle = () => {
      heard.abort();
      resolve();
    };
    for (const kind of TOUCHES)
      window.addEventListener(kind, settle, { capture: true, passive: true, signal: heard.signal });
  }));

/** Whether the visitor has done anything on this page yet. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    let isGone = false;
    void firstTouch().then(() => {
      // What she does matters more than what follows from her being there.
      if (!isGone) startTransition(() => setTouched(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isTouched;
}
