import { seal, tick } from '#styles/choice-card.css.ts';

/** Decorative seal on the chosen card, whose control carries the state. */
export const Seal = ({ className }: { className: string }) => (
  <span className={`${seal} ${tick} ${className}`} aria-hidden="true" />
);
