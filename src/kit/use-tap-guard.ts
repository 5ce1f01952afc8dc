import { useEffect, type RefObject } from 'react';

/**
 * While `active`, prevents the click of a touch that begins outside `inside`. Radix closes its list on touch start
 * and re-enables the page's pointer events, so the click would hit whatever is below (primitives #2696; seen with
 * react-select 2.4.1 in Chromium).
 */
export function useTapGuard(active: boolean, inside: RefObject<Element | null>): void {
  useEffect(() => {
    if (!active) return;

    function watchGesture(down: PointerEvent) {
      if (down.pointerType !== 'touch') return;
      if (down.target instanceof Node && inside.current?.contains(down.target)) return;
      // Outlives the effect, since the list closes before the touch ends.
      const gesture = new AbortController();
      const { signal } = gesture;
      const end = (event: Event) => {
        gesture.abort();
        if (event.cancelable) event.preventDefault();
      };
      document.addEventListener('touchend', end, { signal, capture: true, passive: false });
      document.addEventListener('touchcancel', end, { signal, capture: true });
    }

    document.addEventListener('pointerdown', watchGesture, { capture: true });
    return () => document.removeEventListener('pointerdown', watchGesture, { capture: true });
  }, [active, inside]);
}
