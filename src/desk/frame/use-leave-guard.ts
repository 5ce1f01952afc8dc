import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardLeaving, leaveBy } from '#desk/browser/leave-guard.ts';
import { isCallRunning, onCalls } from '#desk/browser/running-calls.ts';
import { isPageRenewed } from '#desk/browser/typed-before.ts';

/**
 * Guards a page with unsaved text: links and Back ask first (`leaving` is then the way on), and the browser asks before
 * a reload or close. While an action of the page runs, the question waits (`isWaiting`): what it stores is asked about no
 * more, and she goes on. Text that `isKept` on the device, asked as the desk itself is left, stays there without a question.
 */
export function useLeaveGuard(hasUnsaved: boolean, isKept?: () => boolean, isOfQuery = false) {
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
      isOfQuery,
    );
    return () => {
      window.removeEventListener('beforeunload', warn);
      lift();
    };
  }, [hasUnsaved, isOfQuery]);
  // What was asked about is stored by now, or typed back.
  useEffect(() => {
    if (!hasUnsaved) leaving?.proceed();
  }, [hasUnsaved, leaving]);
  const isWaiting = useSyncExternalStore(onCalls, isCallRunning);
  return { leaving: leaving && { ...leaving, isWaiting }, stay: () => setLeaving(undefined) };
}

/**
 * Opens another page once the server has answered, unless the page that asked was left meanwhile. What is typed is asked
 * about first; with `replace` the other page takes the place of this one, whose text was sent or discarded, and nothing is
 * asked.
 */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const [here] = useState(() => window.location.pathname);
  return (to, { replace = false } = {}) => {
    if (window.location.pathname !== here) return;
    const go = () => void navigate(to, { replace });
    if (replace) go();
    else leaveBy(go);
  };
}
