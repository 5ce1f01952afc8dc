import { AUDIT_NAMES } from '#domain/desk/audit-names.ts';
import { isAuditAction } from '#domain/desk/audit-actions.ts';
import { pathOf } from '#desk/pages.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { JournalEntry } from '#desk/domain/wire.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { list } from '#styles/desk/access.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { JOURNAL_ACTORS, journalCopy as copy } from './journal-copy.ts';
import { refused } from './journal.late.css.ts';

export interface JournalListProps {
  entries: readonly JournalEntry[];
  now: number;
}

const nameOf = ({ action }: JournalEntry) =>
  action !== undefined && isAuditAction(action) ? AUDIT_NAMES[action] : copy.unknown;

const whoDid = ({ actor: { kind, name, role } }: JournalEntry) => {
  const who = name ?? JOURNAL_ACTORS[kind];
  return role === undefined ? who : `${who}, ${copy.role[role]}`;
};

const detailsOf = ({ subject, way, device, page, isLast }: JournalEntry) =>
  [
    subject !== undefined && copy.about(subject),
    way !== undefined && copy.way[way],
    device,
    page !== undefined && copy.page(page),
    isLast && copy.isLast,
  ].filter((part): part is string => typeof part === 'string');

/** Entries of the journal, the latest first: what was done, by whom, when, and to which order. */
export const JournalList = ({ entries, now }: JournalListProps) => (
  <section className={panel} aria-label={copy.title}>
    <ul className={list}>
      {entries.map((entry) => (
        <li key={entry.id} className={entry.isRefused ? refused : undefined}>
          <span>
            <b>{nameOf(entry)}</b>
            <small>{[whoDid(entry), ...detailsOf(entry)].join(', ')}</small>
          </span>
          <span>
            <time dateTime={entry.at}>{formatMoment(entry.at, now)}</time>
            {entry.orderId !== undefined && (
              <small>
                <MenuLink to={pathOf('order', { orderId: entry.orderId })}>
                  {copy.order(entry.orderId)}
                </MenuLink>
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
