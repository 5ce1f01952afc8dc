import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '#desk/browser/leave-guard.ts';
import { isPageRenewed } from '#desk/browser/typed-before.ts';

/**
 * Guards a page with unsaved text: links and Back ask first (`leaving` is then the way on), and the browser asks before
 * a reload or close. Text that `isKept` on the device, asked as the desk itself is left, stays there without a question.
 */
export function useLeaveGuard(hasUnsaved: boolean, isKept?: () => boolean) {
  const latest = useRef(isKept);
  useEffect(() => {
    latest.current = isKept;
  });
  const [leaving, setLeaving] = useState<{ proceed: () => void }>();
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isPageRenewed()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const lift = guardLeaving(
      (next) => {
        // Another part of the page may ask next.
        const proceed = () => {
          setLeaving(undefined);
          next();
        };
        setLeaving({ proceed });
      },
      () => latest.current?.() ?? false,
    );
    return () => {
      window.removeEventListener('beforeunload', warn);
      lift();
    };
  }, [hasUnsaved]);
  return { leaving, stay: () => setLeaving(undefined) };
}
