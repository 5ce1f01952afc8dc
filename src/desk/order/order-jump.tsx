import { useEffect, useState } from 'react';
import { orderCopy as copy } from '#desk/copy/order.ts';
import { jump } from '#styles/desk/order.css.ts';

const PARTS = [
  ['pytania', copy.asks],
  ['odpowiedz', copy.answer],
  ['historia', copy.history],
] as const;

/** The phone's sticky way to the parts of an order; marks the part that is on the screen. */
export function OrderJump() {
  const [here, setHere] = useState<string>('pytania');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setHere(seen.target.id);
      },
      { rootMargin: '-25% 0px -60% 0px' },
    );
    for (const [id] of PARTS) {
      const heading = document.getElementById(id);
      if (heading) watcher.observe(heading);
    }
    return () => watcher.disconnect();
  }, []);
  return (
    <nav className={jump} aria-label={copy.parts}>
      {PARTS.map(([id, name]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={here === id ? 'true' : undefined}
          onClick={(event) => {
            // Without an entry in the history: Back leads to the queue.
            event.preventDefault();
            setHere(id);
            document.getElementById(id)?.closest('section')?.scrollIntoView();
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
