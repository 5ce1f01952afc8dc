import { queueCopy as copy } from '#desk/copy/queue.ts';
import type { QueueRow } from '#desk/domain/wire.ts';
import { InviteLink } from '#desk/frame/invite-link.tsx';
import { muted } from '#styles/desk/base.css.ts';

/** Specialists in the queue without anyone to notify, each with a link to invite her. */
export function WithoutAccess({ rows }: { rows: readonly QueueRow[] }) {
  const fairies = new Map(
    rows.flatMap(({ fairy }) => (fairy.hasAccess === false ? [[fairy.id, fairy] as const] : [])),
  );
  if (fairies.size === 0) return null;
  return (
    <p className={muted}>
      <span>{copy.noAccess}</span>{' '}
      {[...fairies.values()].map((fairy) => (
        <span key={fairy.id}>
          <span>{fairy.name}</span> (<InviteLink fairy={fairy} />){' '}
        </span>
      ))}
    </p>
  );
}
