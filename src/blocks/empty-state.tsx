import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/notice.css.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface EmptyStateProps {
  title: string;
  text: string;
  /** Somewhere to go from here. */
  action?: { label: string; to: string } | undefined;
}

/** A section with nothing in it: a new moon, what that means, and where to go (copy/empty.ts). */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={css.notice}>
    <Icon name="moon-new-moon" size={48} className={css.icon} />
    <p className={css.title}>{title}</p>
    <p>{text}</p>
    {action && (
      <Link to={action.to} className={`${buttonClass.ghost} ${css.action}`}>
        {action.label}
      </Link>
    )}
  </div>
);
