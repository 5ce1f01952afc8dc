import { useEffect, useState } from 'react';
import { Announcer } from '#kit/announcer.tsx';
import type { ToastMessage } from '#kit/toast-region.tsx';
import { hiddenParts } from '#styles/text.css.ts';

/** How long the code of the toasts may take before their words are announced without it, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Announces the newest toast if its code fails to load, such as without a connection: screen reader users would
 * otherwise miss the text in the page (A30).
 */
export function LateToasts({ toasts }: { toasts: readonly ToastMessage[] }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { kind, title, text, id } = toasts.at(-1) ?? {};
  return (
    <Announcer
      message={isLate ? [title, text].filter(Boolean).join(' ') : undefined}
      announceKey={id}
      politeness={kind === 'error' ? 'assertive' : 'polite'}
      parts={hiddenParts}
    />
  );
}
