import { formatPrice } from '#copy/site/format.ts';
import type { Sums, SumsBy } from '#desk/domain/wire.ts';
import { ColumnHeads, ColumnName } from '#desk/ui/column-heads.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { sheet, table } from '#styles/desk/queue.css.ts';
import * as s from './books.late.css.ts';
import { movedAmount } from './books-copy.ts';
import { sumsAddress, type SumsView } from './sums-address.ts';
import { sumsCopy as copy, timeName } from './sums-copy.ts';
import { CURRENCY } from '#domain/shop-constants.ts';

type Row = Sums['rows'][number];

/** Where a row leads: a year to its months, a month to its days. */
function addressOf({ period, by }: SumsView, { key }: Row): string | undefined {
  if (by !== 'time') return undefined;
  if (period === undefined) return sumsAddress({ period: key, by });
  return period.length === 4 ? sumsAddress({ period: `${period}-${key}`, by }) : undefined;
}

const nameOf = ({ period, by }: SumsView, { key, name }: Row): string =>
  by === 'time' ? timeName(period, key) : (name ?? copy.unknown);

const COLUMNS: readonly Exclude<keyof typeof copy.columns, 'what'>[] = [
  'count',
  'total',
  'before',
  'newcomers',
  'returning',
  'givenAway',
];

/** All years together have none before them. */
const columnsOf = ({ period }: SumsView) =>
  period === undefined ? COLUMNS.filter((column) => column !== 'before') : COLUMNS;

const cellsOf = ({ now, before }: Row): Readonly<Record<(typeof COLUMNS)[number], string>> => ({
  count: String(now.count),
  total: movedAmount(now.total, CURRENCY),
  before: movedAmount(before.total, CURRENCY),
  newcomers: String(now.newcomers),
  returning: String(now.returning),
  givenAway: formatPrice(now.givenAway),
});

const whatOf = (by: SumsBy) => copy.columns.what[by];

/** Sums, a row for each day, month, specialist, service or coupon; cards on a phone. */
export const SumsTable = ({ view, rows }: { view: SumsView; rows: readonly Row[] }) => {
  const columns = columnsOf(view);
  return (
    <section className={sheet} aria-label={copy.by[view.by]}>
      <table className={table}>
        <ColumnHeads names={[whatOf(view.by), ...columns.map((column) => copy.columns[column])]} />
        <tbody>
          {rows.map((row) => {
            const to = addressOf(view, row);
            const cells = cellsOf(row);
            return (
              <tr key={row.key} className={s.entry}>
                <td className={s.rowName}>
                  {to === undefined ? nameOf(view, row) : <MenuLink to={to}>{nameOf(view, row)}</MenuLink>}
                </td>
                {columns.map((column) => (
                  <td key={column} className={s.number}>
                    <ColumnName>{copy.columns[column]}</ColumnName> <span>{cells[column]}</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
