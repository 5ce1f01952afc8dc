import type { ReactElement } from 'react';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { specialistPageCopy as copy } from '#copy/purchase/specialist-page.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions, wrap } from '#styles/layout.css.ts';
import * as header from '#styles/shell/page-header.css.ts';
import * as css from '#styles/purchase/specialist-page.late.css.ts';
import { AvailabilityBadge } from '../specialist/availability-badge.tsx';
import { FairyRating, FairySign, FairyTraits } from '../specialist/fairy-facts.tsx';
import { Portrait } from '../specialist/portrait.tsx';
import { WORKS_ID } from './specialist-works.tsx';

export interface SpecialistProfileProps {
  fairy: Fairy;
  /** Whether she sells anything now; if not, her availability is not shown. */
  sells: boolean;
  /** The button that shares the page; scripts alone can. */
  share: ReactElement;
}

/** The head of a specialist's own page: portrait, sign, voice, description, stars, time, specializations. */
export const SpecialistProfile = ({ fairy, sells, share }: SpecialistProfileProps) => (
  <section className={header.header}>
    <div className={`${wrap} ${css.profile}`}>
      <Portrait fairy={fairy} className={css.portrait} />
      <div className={css.text}>
        <div className={css.line}>
          <FairySign fairy={fairy} />
          {sells && <AvailabilityBadge isAvailable={fairy.isAvailable} />}
        </div>
        <h1 tabIndex={-1} className={css.name} translate="no">
          {fairy.name}
        </h1>
        {fairy.voice && <p className={header.slogan}>{fairy.voice}</p>}
        <p className={header.description}>{fairy.description}</p>
        {fairy.isBrand && <p className={css.quiet}>{copy.brand}</p>}
        <div className={css.numbers}>
          <FairyRating fairy={fairy} />
          {fairy.responseTime !== '' && (
            <p>
              <span className={css.time}>{fairy.responseTime}</span>
              <span className={css.quiet}>{copy.usually}</span>
            </p>
          )}
          <FairyTraits fairy={fairy} withoutSign />
        </div>
        {sells && !fairy.isAvailable && <p className={css.quiet}>{specialistCopy.busyNote}</p>}
        <div className={`${actions} ${css.actions}`}>
          {sells && (
            <a href={`#${WORKS_ID}`} className={buttonClass.onNight}>
              {copy.toOffer(fairy.name)}
            </a>
          )}
          {share}
        </div>
      </div>
    </div>
  </section>
);
