import { Link, OutsideLink } from '../link.tsx';
import type { NavLink } from './nav-links.ts';

export interface NavListProps {
  links: readonly NavLink[];
  currentPath: string;
  /** Called when a link is followed, also in a new tab. */
  onFollow?: (() => void) | undefined;
  parts: { list: string; link: string };
}

/** The navigation's links as a list, the current page marked (SH-8). Shared by the bar and the mobile menu. */
export const NavList = ({ links, currentPath, onFollow, parts }: NavListProps) => (
  <ul className={parts.list}>
    {links.map(({ label, to, outside }) => (
      <li key={label}>
        {outside ? (
          <OutsideLink to={to} className={parts.link} onClick={onFollow}>
            {label}
          </OutsideLink>
        ) : (
          <Link
            to={to}
            className={parts.link}
            aria-current={to === currentPath ? 'page' : undefined}
            onClick={onFollow}
          >
            {label}
          </Link>
        )}
      </li>
    ))}
  </ul>
);
