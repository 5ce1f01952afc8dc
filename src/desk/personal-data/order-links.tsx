import { personalDataCopy as copy } from './personal-data-copy.ts';
import { pathOf } from '#desk/pages.ts';
import { row } from '#styles/desk/base.css.ts';
import { orderLink } from './personal-data.late.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

/** Orders by number, each a link to its page. */
export const OrderLinks = ({ ids }: { ids: readonly number[] }) => (
  <p className={row}>
    {ids.map((id) => (
      <MenuLink key={id} to={pathOf('order', { orderId: id })} className={orderLink}>
        {copy.order(id)}
      </MenuLink>
    ))}
  </p>
);
