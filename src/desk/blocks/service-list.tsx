import { PRODUCT_TYPE_NAME } from '#copy/product-type.ts';
import { servicesCopy as copy } from '#desk/copy/services.ts';
import { inShop, SERVICE_TYPES } from '#desk/domain/shop-order.ts';
import type { Service } from '#desk/schemas/services.schema.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { list } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/ground.css.ts';
import { panel, rubric } from '#styles/desk/parts.css.ts';
import { face } from '#styles/desk/specialists.late.css.ts';
import { DeskButton } from './desk-button.tsx';
import { MenuLink } from './menu-link.tsx';

export interface ServiceListProps {
  /** In the shop's order, archived ones among them. */
  services: readonly Service[];
  onMove: (service: Service, by: -1 | 1) => void;
}

const ServiceLink = ({ service: { id, image, isArchived, fields, ...sold } }: { service: Service }) => (
  <span className={row}>
    <img className={face} src={image} alt="" width={40} height={50} loading="lazy" />
    <span>
      <MenuLink to={DESK_PAGES.service.replace(':productId', id)}>{fields.title}</MenuLink>
      {!isArchived && <small className={muted}>{copy.sold(sold.specialists, sold.lowestPrice)}</small>}
    </span>
  </span>
);

/**
 * All services by type, each with a link and buttons that move it among its type, as the shop's pages show them; at the
 * end those that are out of the shop.
 */
export function ServiceList({ services, onMove }: ServiceListProps) {
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
            <ol className={list}>
              {ofType.map((service, at) => (
                <li key={service.id}>
                  <ServiceLink service={service} />
                  <span className={row}>
                    <DeskButton
                      kind="ghost"
                      aria-label={copy.up(service.fields.title)}
                      blocked={at === 0}
                      onPress={() => onMove(service, -1)}
                    >
                      ↑
                    </DeskButton>
                    <DeskButton
                      kind="ghost"
                      aria-label={copy.down(service.fields.title)}
                      blocked={at === ofType.length - 1}
                      onPress={() => onMove(service, 1)}
                    >
                      ↓
                    </DeskButton>
                  </span>
                </li>
              ))}
            </ol>
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
