import { Typed } from '#desk/ui/typed.tsx';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { myDayCopy as copy } from '#desk/availability/my-day-copy.ts';
import { queueCopy } from '#desk/copy/queue.ts';
import type { MyDay } from '#desk/domain/wire.ts';
import { sentList } from '#desk/availability/my-day.css.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel, panelHead } from '#styles/desk/blocks.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { MoonState } from '#desk/ui/moon-state.tsx';

/** The answers that a specialist has sent today, the latest first. */
export const SentToday = ({ sent, moreSent }: Pick<MyDay, 'sent' | 'moreSent'>) => (
  <section className={panel} aria-labelledby="wyslane-dzis">
    <header className={panelHead}>
      <h2 id="wyslane-dzis">{copy.sentToday}</h2>
      <MenuLink to={`${DESK_PAGES.orders.path}?stan=sent`}>{copy.allMine}</MenuLink>
    </header>
    {sent.length === 0 ? (
      <p>{copy.noneSent}</p>
    ) : (
      <ul className={sentList}>
        {sent.map(({ orderId, productName, customerName, ...one }) => (
          <li key={orderId}>
            <MoonState state="sent" />
            <span>
              <b>{productName}</b> <Typed>{copy.forWhom(customerName ?? queueCopy.noName, orderId)}</Typed>
              <small>{copy.sentAt(one)}</small>
            </span>
            <MenuLink to={pathOf('order', { orderId })} aria-label={copy.openAnswer(orderId)}>
              {copy.open}
            </MenuLink>
          </li>
        ))}
      </ul>
    )}
    {moreSent && <p className={muted}>{copy.moreSent(sent.length)}</p>}
  </section>
);
