import { formatRecent } from '#copy/site/format.ts';
import { unfinishedCopy } from '#copy/site/home.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass } from '#styles/button.css.ts';
import { actions, wrap } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/unfinished.css.ts';
import { muted } from '#styles/text.css.ts';
import { Link } from '../link.tsx';

export interface UnfinishedCardProps {
  order: { address: string; product: string; fairy: string; begun: number; isPlaced: boolean };
  /** Something was written for it and is still there. */
  hasWords: boolean;
  onRemove: () => void;
}

const HEADING = 'dokoncz';

/** Card of an order started on this device, with links to continue and to discard it. */
export const UnfinishedCard = ({ order, hasWords, onRemove }: UnfinishedCardProps) => (
  <section className={wrap} aria-labelledby={HEADING}>
    <div className={css.card}>
      <h2 id={HEADING} className={css.title}>
        {unfinishedCopy.title(order.product, order.fairy)}
      </h2>
      <p className={muted}>
        <span>{unfinishedCopy.begun(formatRecent(new Date(order.begun)))}</span>{' '}
        <span>
          {order.isPlaced ? unfinishedCopy.placed : hasWords ? unfinishedCopy.words : unfinishedCopy.choice}
        </span>
      </p>
      <div className={actions}>
        <Link to={order.address} className={buttonClass.primary}>
          {unfinishedCopy.action}
        </Link>
        <Button onPress={onRemove} parts={{ root: buttonClass.ghost }}>
          {unfinishedCopy.remove}
        </Button>
      </div>
    </div>
  </section>
);
