import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/notice.css.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface EmptyStateProps {
  title: string;
  text: string;
  /** Link to somewhere useful. */
  action?: { label: string; to: string } | undefined;
}

/** Shown in place of an empty section: a picture, what it means, and a link (copy/empty.ts). */
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
