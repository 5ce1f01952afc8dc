import { seal } from '#styles/choice-card.css.ts';
import { Icon } from './icon.tsx';

/** Decorative seal on the chosen card, whose control carries the state. */
export const Seal = ({ className }: { className: string }) => (
  <span className={`${seal} ${className}`} aria-hidden="true">
    <Icon name="check" size={20} />
  </span>
);
