import { useEffect, type RefObject } from 'react';

/**
 * While `active`, keeps a touch that begins outside `inside` from becoming a click. Radix closes its list as the
 * finger comes down and gives the page its pointer events back, so that the click, aimed as the finger leaves,
 * would hit whatever lies there (primitives #2696; seen with react-select 2.4.1 in Chromium).
 */
export function useTapGuard(active: boolean, inside: RefObject<Element | null>): void {
  useEffect(() => {
    if (!active) return;

    function watchGesture(down: PointerEvent) {
      if (down.pointerType !== 'touch') return;
      if (down.target instanceof Node && inside.current?.contains(down.target)) return;
      // Lives as long as the gesture, not the effect: the list is gone before the finger is.
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
