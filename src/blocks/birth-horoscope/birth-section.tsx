import { BIRTH_SECTION } from '#domain/paths/birth-path.ts';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import type { Elements } from '#kit/elements.ts';
import * as css from '#styles/sky/birth-horoscope.css.ts';
import { section, wrap } from '#styles/layout.css.ts';
import { lead } from '#styles/text.css.ts';
import { BIRTH_HEADING } from '../birth-anchors.ts';

/** Intro of the birth horoscope section (BH-1): a description, a sample chart, and the form. */
export const BirthSection = ({ children }: { children: Elements }) => (
  <section id={BIRTH_SECTION} aria-labelledby={BIRTH_HEADING} className={css.band}>
    <div className={`${wrap} ${section} ${css.row}`}>
      <div className={css.intro}>
        <h2 id={BIRTH_HEADING} tabIndex={-1}>
          {birthCopy.title}
        </h2>
        <p className={lead}>{birthCopy.lead}</p>
        <p className={css.free}>{birthCopy.free}</p>
        <img
          src="/art/birth-chart.svg"
          alt=""
          width={400}
          height={400}
          loading="lazy"
          className={css.picture}
        />
      </div>
      {children}
    </div>
  </section>
);
