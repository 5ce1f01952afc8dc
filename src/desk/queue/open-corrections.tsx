import { Typed } from '#desk/ui/typed.tsx';
import { pathOf } from '#desk/pages.ts';
import { sentList } from '#desk/availability/my-day.css.ts';
import { queueCopy as copy } from '#desk/copy/queue.ts';
import type { OpenCorrection } from '#desk/domain/wire.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { MoonState } from '#desk/ui/moon-state.tsx';
import { panel, panelHead } from '#styles/desk/blocks.css.ts';

export interface OpenCorrectionsProps {
  corrections: readonly OpenCorrection[];
  now: number;
}

/** Corrections that nobody has ended, the oldest first: their customers have the old letter until then. */
export const OpenCorrections = ({ corrections, now }: OpenCorrectionsProps) =>
  corrections.length > 0 && (
    <section className={panel} aria-labelledby="poprawki">
      <header className={panelHead}>
        <h2 id="poprawki">{copy.corrections(corrections.length)}</h2>
      </header>
      <ul className={sentList}>
        {corrections.map(({ orderId, productName, customerName, fairyName, by, at }) => (
          <li key={orderId}>
            <MoonState state="sent-back" />
            <span>
              <b>{productName}</b>{' '}
              <Typed>{copy.correctionFor(customerName ?? copy.noName, orderId, fairyName)}</Typed>
              <small>{copy.correctionSince(by, at, now)}</small>
            </span>
            <MenuLink to={pathOf('order', { orderId })} aria-label={copy.openCorrection(orderId)}>
              {copy.finish}
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  );
