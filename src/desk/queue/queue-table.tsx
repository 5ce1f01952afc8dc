import { Typed } from '#desk/ui/typed.tsx';
import { pathOf } from '#desk/pages.ts';
import { productTypeName } from '#desk/copy/product.ts';
import { STATE_NAME } from '#copy/purchase/order-states.ts';
import { AGREEMENT_NAME, ANSWER_MAIL_NAME, queueCopy as copy } from '#desk/copy/queue.ts';
import { formatAt, formatQuestions, formatTime, formatWords } from '#desk/copy/time.ts';
import { promiseLeft } from '#desk/domain/promise-clock.ts';
import type { QueueRow } from '#desk/domain/wire.ts';
import { rubric, state as stateClass } from '#styles/desk/blocks.css.ts';
import * as s from '#styles/desk/queue.css.ts';
import { portrait } from '#styles/desk/shell.css.ts';
import { Due } from '#desk/ui/due.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { MoonState } from '#desk/ui/moon-state.tsx';

export interface QueueTableProps {
  rows: readonly QueueRow[];
  now: number;
  /** Shown beside a row: the specialist; not where all are one's own. */
  withFairy: boolean;
  /** The order that the keyboard is at. */
  current: number | undefined;
}

type Group = keyof typeof copy.groups;
const GROUPS = Object.keys(copy.groups) as Group[];

/** Nobody has to do anything: it is approved, and its mail has not failed. */
const isCalm = ({ answer }: QueueRow) => answer.state === 'approved' && answer.mail === undefined;

const groupOf = (row: QueueRow, now: number): Group => {
  const { pace } = promiseLeft(row.promisedUntil, now);
  if (isCalm(row)) return 'approved';
  return pace === 'calm' ? 'later' : pace;
};

function stateDetails({ answer, agreement }: QueueRow, now: number): string {
  if (agreement !== undefined) return AGREEMENT_NAME[agreement];
  if (answer.mail !== undefined) return ANSWER_MAIL_NAME[answer.mail];
  if (answer.state === 'approved' && answer.sendAt !== undefined)
    return copy.goesAt(formatAt(answer.sendAt, now));
  const parts = [
    answer.state === 'drafted' && answer.words !== undefined ? formatWords(answer.words) : answer.by,
    answer.at === undefined ? undefined : formatTime(answer.at),
  ];
  return answer.state === 'waiting' ? '' : parts.filter(Boolean).join(', ');
}

function Row({
  row,
  now,
  withFairy,
  isCurrent,
}: {
  row: QueueRow;
  now: number;
  withFairy: boolean;
  isCurrent: boolean;
}) {
  const isApproved = isCalm(row);
  const details = stateDetails(row, now);
  return (
    <tr
      className={s.entry}
      data-pace={isApproved ? undefined : promiseLeft(row.promisedUntil, now).pace}
      data-current={isCurrent ? '' : undefined}
    >
      <td className={s.cells.due}>
        <Due promisedUntil={row.promisedUntil} now={now} calm={isApproved} leavesAt={row.answer.sendAt} />
      </td>
      <td className={s.cells.nr}>{row.orderId}</td>
      <td className={s.cells.what}>
        <MenuLink
          to={pathOf('order', { orderId: row.orderId })}
          className={s.what}
          id={`zamowienie-${row.orderId}`}
        >
          {row.productName}
        </MenuLink>
        <span className={s.under}>{productTypeName(row.productType)}</span>
        {row.hasNote && <b className={s.under}>{copy.note}</b>}
      </td>
      <td className={s.cells.who}>
        <Typed>{[row.customerName ?? copy.noName, row.partnerName].filter(Boolean).join(copy.and)}</Typed>
      </td>
      {withFairy && (
        <td className={s.cells.fairy}>
          <span className={s.fairy}>
            {row.fairy.imageSrc !== undefined && (
              <img
                className={portrait}
                src={row.fairy.imageSrc}
                alt=""
                width={320}
                height={400}
                loading="lazy"
              />
            )}
            <span>
              <span>{row.fairy.name}</span>
              {row.fairy.isAbsent && <small className={s.under}>{copy.absent}</small>}
              {row.fairy.hasAccess === false && <small className={s.under}>{copy.withoutAccess}</small>}
            </span>
          </span>
        </td>
      )}
      <td className={s.cells.asks}>
        {row.questions > 0 ? formatQuestions(row.questions) : <span aria-label={copy.noQuestions}>–</span>}
      </td>
      <td className={s.cells.state}>
        <span className={stateClass}>
          <MoonState state={row.answer.state} />
          <span>
            <b>{STATE_NAME[row.answer.state]}</b>
            {details !== '' && <small>{details}</small>}
          </span>
        </span>
      </td>
    </tr>
  );
}

/** The queue by promised time, in groups; cards on a phone. Each row is one link. */
export function QueueTable({ rows, now, withFairy, current }: QueueTableProps) {
  const { columns } = copy;
  const heads = [
    columns.due,
    columns.nr,
    columns.what,
    columns.who,
    ...(withFairy ? [columns.fairy] : []),
    columns.asks,
    columns.state,
  ];
  return (
    <table className={s.table} aria-label={copy.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" aria-sort={head === columns.due ? 'ascending' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map((group) => {
        const members = rows.filter((row) => groupOf(row, now) === group);
        if (members.length === 0) return null;
        return (
          <tbody key={group}>
            <tr className={s.group}>
              <th colSpan={heads.length} scope="rowgroup">
                <span className={rubric}>{copy.groups[group]}</span> <small>{members.length}</small>
              </th>
            </tr>
            {members.map((row) => (
              <Row
                key={row.orderId}
                row={row}
                now={now}
                withFairy={withFairy}
                isCurrent={row.orderId === current}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
