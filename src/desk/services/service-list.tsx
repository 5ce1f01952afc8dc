import { PRODUCT_TYPE_NAME } from '#copy/purchase/product-type.ts';
import { servicesCopy as copy } from './services-copy.ts';
import { inShop, SERVICE_TYPES } from '#desk/domain/shop-order.ts';
import type { Service } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { list } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel, rubric } from '#styles/desk/blocks.css.ts';
import { face } from '#styles/desk/specialists.late.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OrderedList } from '#desk/ordering/ordered-list.tsx';

export interface ServiceListProps {
  /** In the shop's order, archived ones among them. */
  services: readonly Service[];
  /** A service is wanted at another place, from 0, among its type. */
  onPlace: (service: Service, place: number) => void;
  onInterrupt: () => void;
}

const ServiceLink = ({ service: { id, image, isArchived, fields, ...sold } }: { service: Service }) => (
  <span className={row}>
    <img className={face} src={image} alt="" width={40} height={50} loading="lazy" />
    <span>
      <MenuLink to={pathOf('service', { productId: id })}>{fields.title}</MenuLink>
      {!isArchived && <small className={muted}>{copy.sold(sold.specialists, sold.lowestPrice)}</small>}
    </span>
  </span>
);

/**
 * All services by type, each with a link and what moves it among its type, as the shop's pages show them; at the
 * end those that are out of the shop.
 */
export function ServiceList({ services, onPlace, onInterrupt }: ServiceListProps) {
  const archived = services.filter(({ isArchived }) => isArchived);
  return (
    <>
      {SERVICE_TYPES.map((type) => [type, inShop(services, type)] as const)
        .filter(([, ofType]) => ofType.length > 0)
        .map(([type, ofType]) => (
          <section key={type} className={panel} aria-labelledby={`typ-${type}`}>
            <h2 id={`typ-${type}`} className={rubric}>
              {PRODUCT_TYPE_NAME[type]}
            </h2>
            <OrderedList
              rows={ofType}
              nameOf={({ fields }) => fields.title}
              renderRow={(service) => <ServiceLink service={service} />}
              onPlace={onPlace}
              onInterrupt={onInterrupt}
            />
          </section>
        ))}
      {archived.length > 0 && (
        <section className={panel} aria-labelledby="poza-sklepem">
          <h2 id="poza-sklepem" className={rubric}>
            {copy.archived}
          </h2>
          <ul className={list}>
            {archived.map((service) => (
              <li key={service.id}>
                <ServiceLink service={service} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
