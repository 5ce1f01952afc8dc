import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { returnToPlace } from '#browser/scroll.ts';
import { applyHead } from '../head/apply-head.ts';
import type { PageView } from '../page-data/use-page-data.ts';

/**
 * After a client-side navigation, once the page's data have loaded: updates the head, moves the focus and sets the
 * scroll position (the top of a new page, the former position when going back). Within a page, and on a full page
 * load, the browser does this itself.
 */
export function useArrival(page: PageView): void {
  const { pathname, hash, key } = useLocation();
  /** Scroll positions in pixels, by history entry. */
  const places = useRef(new Map<string, number>());
  /**
   * The history entry whose page is shown; `undefined` during a navigation, when the changing page scrolls by itself.
   */
  const here = useRef<string>(undefined);
  const letGo = useRef(() => {});
  const depart = useCallback(() => {
    here.current = undefined;
    letGo.current();
  }, []);

  useEffect(() => {
    const note = () => {
      if (here.current !== undefined) places.current.set(here.current, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('popstate', depart, { capture: true });
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('popstate', depart, { capture: true });
    };
  }, [depart]);
  useLayoutEffect(() => depart, [depart, key]);

  const arrived = useRef(pathname);
  useEffect(() => {
    if (page.status !== 'ready') return;
    here.current = key;
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (page.head) applyHead(page.head);
    // A new page has an entry of its own.
    const place = places.current.get(key);
    // Before the place is held, since a moved focus lets it go.
    document.querySelector('main')?.focus({ preventScroll: true });
    // Anchors are handled by reveal-anchor.ts.
    if (hash === '') {
      if (place === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
      else letGo.current = returnToPlace(place);
    }
  }, [pathname, hash, key, page]);
}
