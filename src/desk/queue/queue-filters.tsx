import { FILTER_NAME, queueCopy as copy } from '#desk/copy/queue.ts';
import type { Queue } from '#desk/domain/wire.ts';
import type { QueueFilter } from '#domain/desk-terms.ts';
import * as s from '#styles/desk/queue.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

export interface QueueFiltersProps {
  counts: Queue['counts'];
  fairies: Queue['fairies'];
  state: QueueFilter | undefined;
  fairyId: string | undefined;
  /** Address of the queue with another filter; the rest stays. */
  addressOf: (change: { state?: QueueFilter | undefined; fairyId?: string | undefined }) => string;
}

const STATES = Object.keys(FILTER_NAME) as QueueFilter[];
const current = (is: boolean) => (is ? ('true' as const) : undefined);

/** Filters of the queue as links: the address carries them. */
export function QueueFilters({ counts, fairies, state, fairyId, addressOf }: QueueFiltersProps) {
  return (
    <div>
      <nav className={s.filters} aria-label={copy.states}>
        <ul>
          <li>
            <MenuLink
              to={addressOf({ state: undefined })}
              className={s.filter}
              aria-current={current(state === undefined)}
            >
              <span>{copy.all}</span> <span>{counts['all'] ?? 0}</span>
            </MenuLink>
          </li>
          {STATES.map((one) => (
            <li key={one}>
              <MenuLink
                to={addressOf({ state: one })}
                className={s.filter}
                aria-current={current(state === one)}
              >
                <span>{FILTER_NAME[one]}</span> <span>{counts[one] ?? 0}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      {fairies.length > 1 && (
        <nav className={`${s.filters} ${s.smallFilters}`} aria-label={copy.fairies}>
          <ul>
            <li>
              <MenuLink
                to={addressOf({ fairyId: undefined })}
                className={s.filter}
                aria-current={current(fairyId === undefined)}
              >
                {copy.allFairies}
              </MenuLink>
            </li>
            {fairies.map(({ id, name, count }) => (
              <li key={id}>
                <MenuLink
                  to={addressOf({ fairyId: id })}
                  className={s.filter}
                  aria-current={current(fairyId === id)}
                >
                  <span>{name}</span> <span>{count}</span>
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
