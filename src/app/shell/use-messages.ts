import { useCallback, useMemo, useRef, useState } from 'react';
import type { ToastMessage } from '#kit/toast-region.tsx';
import type { ToastText, ToastTopic } from '#copy/site/toasts.ts';
import { createAnnouncements } from './announcements.tsx';

interface Toast extends ToastMessage {
  about: ToastText['about'];
}

export interface Messages {
  toasts: readonly ToastMessage[];
  toast: (kind: ToastMessage['kind'], message: ToastText) => void;
  retract: (about: ToastTopic) => void;
  dismiss: (id: string) => void;
  announcements: ReturnType<typeof createAnnouncements>;
}

/** Where a toast would lie over what it talks about. */
const SMALL = '(max-width: 63.99rem)';
/** As many messages as fit a phone's screen; the oldest is removed. */
const MOST = 3;

/** The same list where none goes, so that nothing renders. */
const without = (goes: (toast: Toast) => boolean) => (old: readonly Toast[]) =>
  old.some(goes) ? old.filter((toast) => !goes(toast)) : old;

/** State of the shop's messages: toasts and announcements for assistive technology. */
export function useMessages(): Messages {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [announcements] = useState(createAnnouncements);
  const count = useRef(0);

  const toast = useCallback(
    (kind: ToastMessage['kind'], { title, text, about, isInPage }: ToastText) => {
      // Repeated messages do not pile up, and errors stay until closed, unless a newer message has the same topic.
      const isOutdated = (old: Toast) =>
        (old.title === title && old.text === text) || (about !== undefined && old.about === about);
      const valid = without(isOutdated);
      if (isInPage && window.matchMedia(SMALL).matches) {
        setToasts(valid);
        return announcements.set({ sentence: [title, text].filter(Boolean).join(' ') });
      }
      const id = String((count.current += 1));
      setToasts((old) => [
        ...valid(old).slice(1 - MOST),
        { id, kind, title, text, about, isOnlyHere: !isInPage },
      ]);
      return undefined;
    },
    [announcements],
  );
  const retract = useCallback((about: ToastTopic) => setToasts(without((old) => old.about === about)), []);
  const dismiss = useCallback((id: string) => setToasts((old) => old.filter((other) => other.id !== id)), []);
  return useMemo(
    () => ({ toasts, toast, retract, dismiss, announcements }),
    [toasts, toast, retract, dismiss, announcements],
  );
}
