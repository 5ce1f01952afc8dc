import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnToPlace } from '#browser/scroll.ts';
import { applyHead } from '../head/apply-head.ts';
import type { PageView } from '../page-data/use-page-data.ts';

/**
 * What happens once the browser has moved to another page of the shop and its data are there: the document's head,
 * the focus, and the place on the page, which is the top of a page newly opened and where the visitor left a page
 * that she comes back to. On a move within a page, and on a load of the document, the browser does all that itself.
 */
export function useArrival(page: PageView): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  /** Pixels from the top, by entry of the history. */
  const places = useRef(new Map<string, number>());
  /** The entry whose page stands here; none on the way to another, when a page that changes scrolls by itself. */
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
    const place = isReturn ? places.current.get(key) : undefined;
    // An anchor is its section's own matter (reveal-anchor.ts).
    if (hash === '') {
      if (place === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
      else letGo.current = returnToPlace(place);
    }
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, hash, key, isReturn, page]);
}
