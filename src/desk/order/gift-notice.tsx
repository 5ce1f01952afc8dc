import { orderCopy as copy } from '#desk/copy/order.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { Order } from '#desk/domain/wire.ts';
import { Notice } from '#desk/ui/notice.tsx';

/** Says that an answer is a gift, and from when on it is sent. */
export const GiftNotice = ({ gift, now }: { gift: Order['gift']; now: number }) =>
  gift && (
    <Notice kind="info" title={copy.gift}>
      <p>{copy.giftTo}</p>
      {gift.from !== undefined && <p>{copy.giftFrom(formatMoment(gift.from, now))}</p>}
    </Notice>
  );
