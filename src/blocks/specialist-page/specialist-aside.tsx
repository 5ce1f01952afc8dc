import { SERVICE_NAME } from '#copy/purchase/product-type.ts';
import { RATINGS_LABEL } from '#copy/answer/ratings-label.ts';
import { specialistPageCopy as copy } from '#copy/purchase/specialist-page.ts';
import { compareDates, type CalendarDate } from '#domain/birth-date.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import { RATINGS_PATH } from '#domain/ratings.ts';
import type { SpecialistMore } from '#domain/specialists/samples.ts';
import { buttonClass } from '#styles/button.css.ts';
import { needsScripts, withoutScripts } from '#styles/shell/footer.css.ts';
import { panel } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/specialist-page.late.css.ts';
import { small } from '#styles/text.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { SAMPLES_ID } from '../specialist/sample-link.tsx';
import { SampleAnswer } from './sample-answer.tsx';

/** What she sells of each service: from which price, and where the choice begins, with scripts and without. */
export type SampleOffers = Partial<Record<ServiceKind, { price: Grosze; to: string; plainTo: string }>>;

export interface SpecialistAsideProps {
  name: string;
  more: SpecialistMore;
  offers: SampleOffers;
  /** The whole shop sells nothing now, so no other takes her orders either. */
  isClosed: boolean;
  today: CalendarDate;
}

/** Beside a specialist's services: how she writes, the spread of her ratings, her next absence. */
export const SpecialistAside = ({
  name,
  more: { samples, ratings, absence },
  offers,
  isClosed,
  today,
}: SpecialistAsideProps) => (
  <div className={css.aside}>
    {samples.length > 0 && (
      <section className={panel} id={SAMPLES_ID} aria-labelledby="jak-pisze-naglowek">
        <h2 id="jak-pisze-naglowek" className={css.panelTitle}>
          {copy.writes}
        </h2>
        {samples.map((sample, place) => (
          <details key={sample.service} open={place === 0} className={css.sample}>
            <summary>{copy.sampleOf(SERVICE_NAME[sample.service])}</summary>
            <SampleAnswer sample={sample} />
            <Choose name={name} offer={offers[sample.service]} />
          </details>
        ))}
      </section>
    )}
    {ratings && <Spread {...ratings} />}
    {absence && (
      <section className={panel} aria-labelledby="nieobecna">
        <h2 id="nieobecna" className={css.panelTitle}>
          {copy.absent(absence)}
        </h2>
        {!isClosed && (
          <p className={small}>
            {copy.absentText}{' '}
            <span>{compareDates(absence.from, today) > 0 && copy.absentBefore(absence.from)}</span>
          </p>
        )}
      </section>
    )}
  </div>
);

/** From a sample to what she sells of its service; nothing where she sells none. */
const Choose = ({ name, offer }: { name: string; offer: SampleOffers[ServiceKind] }) =>
  offer && (
    <p className={css.choose}>
      <Link to={offer.to} className={`${buttonClass.primary} ${needsScripts}`}>
        {copy.choose(name, offer.price)}
      </Link>
      <a href={offer.plainTo} className={`${buttonClass.primary} ${withoutScripts}`}>
        {copy.choose(name, offer.price)}
      </a>
    </p>
  );

/** Her ratings by the number of stars, most stars first. */
function Spread({ spread, since }: NonNullable<SpecialistMore['ratings']>) {
  const count = spread.reduce((sum, part) => sum + part, 0);
  return (
    <section className={panel} aria-labelledby="oceny">
      <h2 id="oceny" className={css.panelTitle}>
        {copy.ratings}
      </h2>
      <ul className={css.spread}>
        {spread
          .map((_, place) => ({ stars: spread.length - place, part: spread[spread.length - 1 - place] ?? 0 }))
          .map(({ stars, part }) => (
            <li key={stars} className={css.spreadRow} aria-label={copy.starsCount(stars, part)}>
              <span>{stars}</span>
              <Icon name="star" size={14} className={css.spreadStar} />
              <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={100} height={8} className={css.barBase} />
                <rect width={(100 * part) / Math.max(count, 1)} height={8} className={css.barFill} />
              </svg>
              <span>{part}</span>
            </li>
          ))}
      </ul>
      <p className={css.note}>
        <span>{copy.ratingsNote(count, since)}</span> <Link to={RATINGS_PATH}>{RATINGS_LABEL}</Link>
      </p>
    </section>
  );
}
