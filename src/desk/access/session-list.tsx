import { accountCopy as copy } from './access-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { OwnSession } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { hint } from '#styles/desk/base.css.ts';
import { panel, panelHead } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface SessionListProps {
  sessions: readonly OwnSession[];
  now: number;
  /** What is being done, by name: a session's id, or `others`. */
  busy: string | undefined;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
}

/** The caller's open sessions; each but the present one can be ended. */
export const SessionList = ({ sessions, now, busy, onEnd, onEndOthers }: SessionListProps) => (
  <section className={panel} aria-labelledby="sesje">
    <div className={panelHead}>
      <h2 id="sesje">{copy.sessions}</h2>
      {sessions.length > 1 && (
        <DeskButton kind="quiet" pending={busy === 'others'} onPress={onEndOthers}>
          {copy.endOthers}
        </DeskButton>
      )}
    </div>
    <ul className={list}>
      {sessions.map(({ id, isThis, device, since, lastSeenAt }) => (
        <li key={id}>
          <span>
            <b>{device}</b>
            <small>
              {[
                isThis ? copy.thisOne : copy.seen(formatMoment(lastSeenAt, now)),
                copy.since(formatMoment(since, now)),
              ].join(', ')}
            </small>
          </span>
          {!isThis && (
            <DeskButton
              kind="ghost"
              aria-label={copy.endNamed(device)}
              pending={busy === id}
              onPress={() => onEnd(id)}
            >
              {copy.end}
            </DeskButton>
          )}
        </li>
      ))}
    </ul>
    <p className={hint}>{copy.idle}</p>
  </section>
);
