import * as s from '#styles/desk/queue.css.ts';
import { MenuLink } from './menu-link.tsx';

export interface AddressFiltersProps {
  label: string;
  filters: readonly { name: string; to: string; count?: number | undefined; isCurrent: boolean }[];
}

/** Filters of a list as links with their counts: the address carries them. */
export const AddressFilters = ({ label, filters }: AddressFiltersProps) => (
  <nav className={s.filters} aria-label={label}>
    <ul>
      {filters.map(({ name, to, count, isCurrent }) => (
        <li key={to}>
          <MenuLink to={to} className={s.filter} aria-current={isCurrent ? 'true' : undefined}>
            <span>{name}</span>
            {count !== undefined && (
              <span>
                {' '}
                <span>{count}</span>
              </span>
            )}
          </MenuLink>
        </li>
      ))}
    </ul>
  </nav>
);
