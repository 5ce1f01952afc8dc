import { useEffect, useRef } from 'react';
import type { Parts } from './parts.ts';

export interface AnnouncerProps {
  /** The message to announce, if any. */
  message?: string | undefined;
  /** `assertive` interrupts: for errors that cannot wait. */
  politeness?: 'polite' | 'assertive' | undefined;
  /** A change announces the same message again. */
  announceKey?: unknown;
  parts?: Parts<'root'> | undefined;
}

/**
 * Live region that announces each new message to assistive technology. Hide it visually by its part.
 *
 * The region is rendered before its first message, since browsers announce only changes. A repeated message gets a
 * no-break space at its end, which is not spoken. Parts: root.
 */
export function Announcer({ message, politeness = 'polite', announceKey, parts = {} }: AnnouncerProps) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!region.current) return;
    const repeated = region.current.textContent === message;
    region.current.textContent = message && repeated ? `${message}\u00A0` : (message ?? '');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new key says the message again
  }, [message, announceKey]);

  return (
    <div
      ref={region}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic="true"
      className={parts.root}
    />
  );
}
