import {
  COUPON_STATE_NAME,
  couponsCopy as copy,
  periodText,
  productsName,
  usesText,
} from './coupons-copy.ts';
import type { Coupon } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { entry } from '#styles/desk/entry.late.css.ts';
import * as s from './coupons.late.css.ts';
import { muted } from '#styles/desk/base.css.ts';
import { sheet, table, what } from '#styles/desk/queue.css.ts';
import { state as stateClass } from '#styles/desk/blocks.css.ts';
import { DeskIcon, type DeskIconName } from '#desk/ui/desk-icon.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { ColumnHeads, ColumnName } from '#desk/ui/column-heads.tsx';

export interface CouponTableProps {
  coupons: readonly Coupon[];
  /** The day in Warsaw: "2026-11-23". */
  today: string;
}

const ICON: Readonly<Record<Coupon['state'], DeskIconName>> = {
  running: 'ok',
  waiting: 'clock',
  used: 'check',
  expired: 'void',
  stopped: 'stop',
};

/** A coupon's state, in a word and a sign. */
export const CouponState = ({ state }: Pick<Coupon, 'state'>) => (
  <span className={stateClass}>
    <DeskIcon name={ICON[state]} size={20} />
    <b>{COUPON_STATE_NAME[state]}</b>
  </span>
);

/** Coupons in a table, cards on a phone; a row leads to its coupon. */
export const CouponTable = ({ coupons, today }: CouponTableProps) => (
  <section className={sheet} aria-label={copy.list}>
    <table className={table}>
      <ColumnHeads names={Object.values(copy.columns)} />
      <tbody>
        {coupons.map(({ code, state, standing, fields }) => (
          <tr key={code} className={entry}>
            <td>
              <MenuLink to={pathOf('coupon', { code })} className={what}>
                {code}
              </MenuLink>
            </td>
            <td className={s.discount}>{fields.discount}</td>
            <td>{productsName(fields.products)}</td>
            <td>{periodText(fields, today)}</td>
            <td>
              <ColumnName>{copy.columns.uses}</ColumnName>{' '}
              <span>{usesText(standing.uses, fields.maxUses)}</span>
            </td>
            <td className={muted}>{copy.audience[standing.isPublic ? 'public' : 'personal']}</td>
            <td>
              <CouponState state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
