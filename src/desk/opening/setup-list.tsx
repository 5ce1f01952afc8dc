import { openingCopy as copy, SETUP } from './opening-copy.ts';
import { TryConnections } from './try-connections.tsx';
import type { Opening } from '#desk/domain/wire.ts';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { list } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { hidden } from '#styles/text.css.ts';

export interface SetupListProps extends Pick<Opening, 'setup'> {
  /** The connections were tried, and may have proved an item. */
  onTried: () => void;
}

/** Items that trying the connections proves: while one lacks, the button stands below the list. */
const TRIED: readonly Opening['setup'][number]['item'][] = ['mail', 'payments'];

/** What a new shop needs before its first customer, each item with its proof; nothing once all is there. */
export const SetupList = ({ setup, onTried }: SetupListProps) =>
  setup.length === 0 ? null : (
    <section className={panel} aria-labelledby="przygotowania">
      <h2 id="przygotowania">{copy.setup}</h2>
      <p className={muted}>{copy.setupLead(setup.filter(({ isDone }) => isDone).length, setup.length)}</p>
      <ol className={list}>
        {setup.map(({ item, isDone }) => {
          const { name, how, to } = SETUP[item];
          return (
            <li key={item}>
              <span>
                <span className={row}>
                  <DeskIcon name={isDone ? 'ok' : 'wait'} />
                  {to === undefined ? <b>{name}</b> : <MenuLink to={to}>{name}</MenuLink>}
                  <span className={hidden}>{isDone ? copy.done : copy.toDo}</span>
                </span>
                {!isDone && <small>{how}</small>}
              </span>
            </li>
          );
        })}
      </ol>
      {setup.some(({ item, isDone }) => !isDone && TRIED.includes(item)) && (
        <TryConnections onTried={onTried} />
      )}
    </section>
  );
