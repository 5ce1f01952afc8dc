import { newsletterCopy as copy } from './newsletter-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { NewsletterIssue } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { entry } from '#styles/desk/entry.late.css.ts';
import { state as stateClass } from '#styles/desk/blocks.css.ts';
import { sheet, table, what } from '#styles/desk/queue.css.ts';
import { DeskIcon, type DeskIconName } from '#desk/ui/desk-icon.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { ColumnHeads, ColumnName } from '#desk/ui/column-heads.tsx';

const ICON: Readonly<Record<NewsletterIssue['state'], DeskIconName>> = {
  draft: 'quill',
  sending: 'send',
  stopped: 'stop',
  sent: 'ok',
  canceled: 'void',
};

/** An issue's state, in a word and a sign. */
export const NewsletterState = ({ state }: Pick<NewsletterIssue, 'state'>) => (
  <span className={stateClass}>
    <DeskIcon name={ICON[state]} size={20} />
    <b>{copy.state[state]}</b>
  </span>
);

/** A number with the name of its column. */
const Counted = ({ name, value }: { name: string; value: string | number }) => (
  <>
    <ColumnName>{name}</ColumnName> <span>{value}</span>
  </>
);

/** Issues in a table, cards on a phone; a row leads to its issue. */
export const NewsletterTable = ({ issues, now }: { issues: readonly NewsletterIssue[]; now: number }) => (
  <section className={sheet} aria-label={copy.list}>
    <table className={table}>
      <ColumnHeads names={Object.values(copy.columns)} />
      <tbody>
        {issues.map(({ id, state, fields, counts, startedAt, createdAt }) => (
          <tr key={id} className={entry}>
            <td>
              <MenuLink to={pathOf('newsletterIssue', { issueId: id })} className={what}>
                {fields.subject}
              </MenuLink>
            </td>
            <td>
              <NewsletterState state={state} />
            </td>
            <td>{formatMoment(startedAt ?? createdAt, now)}</td>
            <td>
              {counts.recipients > 0 && (
                <Counted name={copy.columns.accepted} value={copy.of(counts.accepted, counts.recipients)} />
              )}
            </td>
            <td>
              {counts.recipients > 0 && (
                <Counted name={copy.columns.unsubscribed} value={counts.unsubscribed} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
