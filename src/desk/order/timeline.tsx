import { formatPrice } from '#copy/site/format.ts';
import { timelineCopy as copy, TIMELINE_WORDS } from '#desk/copy/order.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { TimelineEntry } from '#desk/domain/wire.ts';
import { muted } from '#styles/desk/base.css.ts';
import { anchor, timeline } from '#styles/desk/order.css.ts';
import { panel, panelHead } from '#styles/desk/blocks.css.ts';
import { DeskIcon, type DeskIconName } from '#desk/ui/desk-icon.tsx';

const iconOf = (what: string): DeskIconName => {
  if (what.startsWith('mail') || what === 'answer.sent' || what === 'answer.sent-again') return 'mail';
  if (what.startsWith('draft')) return 'edit';
  if (what === 'answer.approved') return 'check';
  if (what === 'answer.handed-over' || what === 'email.shown') return 'eye';
  if (what === 'answer.sent-back' || what === 'answer.recalled') return 'undo';
  if (what.startsWith('payment') || what.startsWith('refund') || what === 'order.paid') return 'money';
  return what === 'order.canceled' || what === 'order.unpaid' ? 'void' : 'list';
};

const actorOf = ({ actor }: TimelineEntry) =>
  actor.isMe ? copy.you : (actor.name ?? copy.actor[actor.kind]);

/** Appends the refunded amount to a cancelled order. */
const amountOf = (what: string, amount: string) =>
  what === 'order.called-off' ? copy.goesBack(amount) : amount;

const detailsOf = (entry: TimelineEntry, now: number) =>
  [
    entry.version === undefined ? '' : copy.version(entry.version),
    entry.amount === undefined ? '' : amountOf(entry.what, formatPrice(entry.amount)),
    entry.sendAt === undefined ? '' : copy.goesAt(formatMoment(entry.sendAt, now)),
    entry.readSeconds === undefined ? '' : copy.read(Math.max(1, Math.round(entry.readSeconds / 60))),
    entry.mail === undefined ? '' : copy.mail[entry.mail],
    entry.note ?? '',
  ]
    .filter(Boolean)
    .join(', ');

/** Everything that has happened to an order, the latest first, each with its actor. */
export const Timeline = ({ entries, now }: { entries: readonly TimelineEntry[]; now: number }) => (
  <section className={`${panel} ${anchor}`} aria-labelledby="historia">
    <header className={panelHead}>
      <h2 id="historia">{copy.title}</h2>
      <p className={muted}>{copy.zone}</p>
    </header>
    <ol className={timeline}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.what} ${entry.version ?? ''}`}>
          <time dateTime={entry.at}>{formatMoment(entry.at, now)}</time>
          <DeskIcon name={iconOf(entry.what)} />
          <div>
            <b>{actorOf(entry)}</b>: <span>{TIMELINE_WORDS[entry.what]}</span>
            {detailsOf(entry, now) !== '' && <small>{detailsOf(entry, now)}</small>}
          </div>
        </li>
      ))}
    </ol>
  </section>
);
