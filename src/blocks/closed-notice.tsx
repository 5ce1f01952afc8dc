import { CLOSED_ACTION } from '#copy/site/closed-action.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import { section, wrap } from '#styles/layout.css.ts';
import { EmptyState } from './empty-state.tsx';

/** In place of what is for sale, while the shop is closed: why, until when, and the way to write to it. */
export const ClosedNotice = ({ closed: { title, text } }: { closed: ClosedShop }) => (
  <section className={`${wrap} ${section}`} aria-label={title}>
    <EmptyState title={title} text={text} action={{ label: CLOSED_ACTION, to: '/kontakt' }} />
  </section>
);
