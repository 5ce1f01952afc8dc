import type { Elements } from '#kit/elements.ts';
import { useEffect, useRef } from 'react';

export interface ShownStateProps {
  id: string;
  /** Name of the state; undefined while there is none to show. */
  of: string | undefined;
  children: Elements | false | undefined;
}

/**
 * Container of a status text. When the state changes after the first render, the container takes the focus and
 * scrolls into view: on a phone the pressed button may be far from it.
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
