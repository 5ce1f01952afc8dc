import type { Elements } from '#kit/elements.ts';
import { useEffect, useRef } from 'react';

export interface ShownStateProps {
  id: string;
  /** Name of the state that is told; nothing while there is none. */
  of: string | undefined;
  children: Elements | false | undefined;
}

/**
 * Tells a state where the finger is: one that has changed since the page came takes the focus and is scrolled into view,
 * since what was pressed may be far below it on a phone.
 */
export function ShownState({ id, of, children }: ShownStateProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(of);
  useEffect(() => {
    if (of === before.current) return;
    before.current = of;
    if (of === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [of]);
  return (
    <div ref={place} id={id} tabIndex={-1}>
      {children}
    </div>
  );
}
