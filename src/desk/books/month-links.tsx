import { MenuLink } from '#desk/ui/menu-link.tsx';
import { monthName } from './books-copy.ts';
import { months } from './books.late.css.ts';
import { adjacentMonth } from './month.ts';

export interface MonthLinksProps {
  label: string;
  /** The page whose months these are. */
  path: string;
  month: string;
  /** The first month, and the one that is not over yet; missing before they are known. */
  span: { first: string; current: string } | undefined;
}

/** The month that is shown, between its neighbours. */
export function MonthLinks({ label, path, month, span }: MonthLinksProps) {
  const [before, after] = [adjacentMonth(month, -1), adjacentMonth(month, 1)];
  // Another month is another page: it is asked about what is typed.
  const link = (to: string) => (
    <MenuLink to={`${path}?miesiac=${to}`} isOther>
      {monthName(to)}
    </MenuLink>
  );
  return (
    <nav className={months} aria-label={label}>
      {span && before >= span.first && link(before)}
      <h2>{monthName(month)}</h2>
      {span && after <= span.current && link(after)}
    </nav>
  );
}
