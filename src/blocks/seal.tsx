import { seal } from '#styles/choice-card.css.ts';
import { Icon } from './icon.tsx';

/** The seal on the chosen card. Decorative: the control of the card says that it is chosen. */
export const Seal = ({ className }: { className: string }) => (
  <span className={`${seal} ${className}`} aria-hidden="true">
    <Icon name="check" size={20} />
  </span>
);
