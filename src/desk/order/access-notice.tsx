import { orderCopy as copy } from '#desk/copy/order.ts';
import type { Order } from '#desk/domain/wire.ts';
import { InviteLink } from '#desk/frame/invite-link.tsx';
import { Notice } from '#desk/ui/notice.tsx';

/** Notice that nobody was notified of an order because its specialist has no account, with a link to invite her. */
export const AccessNotice = ({ fairy }: Pick<Order, 'fairy'>) =>
  fairy.hasAccess === false && (
    <Notice kind="info" title={copy.noAccess(fairy.name)}>
      <p>
        {copy.noAccessText} <InviteLink fairy={fairy} />
      </p>
    </Notice>
  );
