import { homeCopy } from '#copy/site/home.ts';
import type { Elements } from '#kit/elements.ts';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/home/home-hero.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { Link } from '../link.tsx';
import { SERVICES_ID } from './service-plates.tsx';

export interface HomeHeroProps {
  /** HEADER_TITLE, HEADER_SLOGAN and HEADER_DESCRIPTION; default to our copy (HO-1, SH-13). */
  title?: string | undefined;
  slogan?: string | undefined;
  description?: string | undefined;
  /** The moon in the middle of the wheel. */
  moon: Elements;
}

/** Header of the home page: title, two links, and the zodiac wheel around today's moon. */
export const HomeHero = ({ title, slogan, description, moon }: HomeHeroProps) => (
  <section className={css.hero}>
    <div className={`${wrap} ${css.row}`}>
      <div className={css.text}>
        <h1 className={css.title}>{title || homeCopy.title}</h1>
        <p className={css.slogan}>{slogan || homeCopy.slogan}</p>
        {description && <p className={css.description}>{description}</p>}
        <div className={css.buttons}>
          <a href={`#${SERVICES_ID}`} className={`${buttonClass.onNight} ${css.grow}`}>
            {homeCopy.chooseService}
          </a>
          <Link to="/#birth-horoscope" className={`${buttonClass.line} ${css.grow}`}>
            {homeCopy.calculateChart}
          </Link>
        </div>
      </div>
    </div>
    <div className={css.sky} aria-hidden="true">
      <img
        src="/art/hero-wheel.svg"
        alt=""
        width={800}
        height={800}
        className={css.wheel}
        fetchPriority="high"
      />
      {moon}
      <img src="/art/hero-ferns.svg" alt="" width={520} height={300} loading="lazy" className={css.ferns} />
    </div>
  </section>
);
