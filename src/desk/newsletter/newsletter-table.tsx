import { newsletterCopy as copy } from './newsletter-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { Newsletter } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { entry } from '#styles/desk/entry.late.css.ts';
import { state as stateClass } from '#styles/desk/parts.css.ts';
import { sheet, table, what } from '#styles/desk/queue.css.ts';
import { DeskIcon, type DeskIconName } from '#desk/ui/desk-icon.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { ColumnHeads } from '#desk/ui/column-heads.tsx';

const ICON: Readonly<Record<Newsletter['state'], DeskIconName>> = {
  draft: 'quill',
  sending: 'send',
  stopped: 'stop',
  sent: 'ok',
  canceled: 'void',
};

/** A letter's state, in a word and a sign. */
export const NewsletterState = ({ state }: Pick<Newsletter, 'state'>) => (
  <span className={stateClass}>
    <DeskIcon name={ICON[state]} size={20} />
    <b>{copy.state[state]}</b>
  </span>
);

/** Letters in a table, cards on a phone; a row leads to its letter. */
export const NewsletterTable = ({ letters, now }: { letters: readonly Newsletter[]; now: number }) => (
  <section className={sheet} aria-label={copy.list}>
    <table className={table}>
      <ColumnHeads names={copy.columns} />
      <tbody>
        {letters.map(({ id, state, fields, counts, startedAt, createdAt }) => (
          <tr key={id} className={entry}>
            <td>
              <MenuLink to={pathOf('newsletterLetter', { letterId: id })} className={what}>
                {fields.subject}
              </MenuLink>
            </td>
            <td>
              <NewsletterState state={state} />
            </td>
            <td>{formatMoment(startedAt ?? createdAt, now)}</td>
            <td>{copy.of(counts.accepted, counts.recipients)}</td>
            <td>{counts.recipients === 0 ? '' : counts.unsubscribed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
