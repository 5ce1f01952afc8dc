import { personalDataCopy as copy } from './personal-data-copy.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { row } from '#styles/desk/ground.css.ts';
import { orderLink } from './personal-data.late.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

/** Orders by number, each a link to its page. */
export const OrderLinks = ({ ids }: { ids: readonly number[] }) => (
  <p className={row}>
    {ids.map((id) => (
      <MenuLink key={id} to={DESK_PAGES.order.replace(':orderId', String(id))} className={orderLink}>
        {copy.order(id)}
      </MenuLink>
    ))}
  </p>
);
