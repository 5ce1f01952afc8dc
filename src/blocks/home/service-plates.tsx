import { homeCopy } from '#copy/site/home.ts';
import { PLATE_NOTE } from '#copy/site/service-plates.ts';
import { SERVICE_COPY, SERVICE_KEYS, type ServiceKey } from '#copy/purchase/services.ts';
import { section, wrap } from '#styles/layout.css.ts';
import * as css from '#styles/home/service-plates.css.ts';
import type { Faces } from '#domain/specialists/faces.ts';
import { Link } from '../link.tsx';
import { LowestPrice } from '../purchase/lowest-price.tsx';

/** Id of the section that "Wybierz usługę" links to. */
export const SERVICES_ID = 'uslugi';

const PATH = {
  tarot: '/tarot',
  horoscope: '/horoskopy',
  prediction: '/wrozby',
  ritual: '/rytualy',
} as const satisfies Record<ServiceKey, string>;

export interface ServicePlatesProps {
  /** Lowest prices. */
  prices?: Faces['prices'] | undefined;
  /** Glowna's PRODUCTS_NAMES; defaults to our copy (SH-13). */
  title?: string | undefined;
}

/** The four services as cards, each a link to its page. */
export const ServicePlates = ({ title, prices = {} }: ServicePlatesProps) => (
  <section id={SERVICES_ID} aria-labelledby="services-title" className={`${wrap} ${section}`}>
    <h2 id="services-title">{title ?? homeCopy.servicesTitle}</h2>
    <ul className={css.plates}>
      {SERVICE_KEYS.map((key) => {
        const price = prices[key];
        return (
          <li key={key}>
            <Link to={PATH[key]} className={css.plate}>
              <span className={css.frame}>
                <img
                  src={`/art/service-${key}.svg`}
                  alt=""
                  width={240}
                  height={340}
                  loading="lazy"
                  className={css.picture}
                />
              </span>
              <span className={css.name}>{SERVICE_COPY[key].title}</span>
              <span className={css.note}>{PLATE_NOTE[key]}</span>
              {price !== undefined && (
                <span className={css.price}>
                  <LowestPrice price={price} />
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);
