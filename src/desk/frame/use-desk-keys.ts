import { useEffect, useRef } from 'react';
import { singleKeysWork } from '#desk/browser/single-keys.ts';

/** How long (ms) G waits for the letter of a page. */
const PATIENCE = 1_500;

interface DeskKeys {
  onSearch: () => void;
  onKeys: () => void;
  /** Address of the page for each letter that is pressed after G. */
  pages: Readonly<Record<string, string>>;
  onPage: (path: string) => void;
}

/** Keys that work on every page: Ctrl K, `?`, and G with the letter of a page. They work in no field and no dialog. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let goUntil = 0;
    function press(event: KeyboardEvent) {
      const { target, key } = event;
      if (document.querySelector('[role=dialog]') || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() !== 'k') return;
        event.preventDefault();
        latest.current.onSearch();
        return;
      }
      const isWriting = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (isWriting || !singleKeysWork()) return;
      const go = event.timeStamp < goUntil ? latest.current.pages[key.toLowerCase()] : undefined;
      goUntil = key.toLowerCase() === 'g' ? event.timeStamp + PATIENCE : 0;
      if (go === undefined && key !== '?') return;
      // The list's own keys have the same letters.
      event.preventDefault();
      if (go === undefined) latest.current.onKeys();
      else latest.current.onPage(go);
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
