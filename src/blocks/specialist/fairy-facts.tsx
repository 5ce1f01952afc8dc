import { memo } from 'react';
import { specialistCopy } from '#copy/specialist.ts';
import { ZODIAC_NAME } from '#copy/zodiac.ts';
import type { Fairy } from '#domain/catalogue.ts';
import * as css from '#styles/fairy-card.css.ts';
import { hidden } from '#styles/text.css.ts';
import { SPECIALIZATION_ICON, ZODIAC_ICON } from '../icon-name.ts';
import { Icon } from '../icon.tsx';
import { Stars } from './stars.tsx';

type Of<Key extends keyof Fairy> = { fairy: Pick<Fairy, Key> };

// None changes when a card is chosen: rendering them would take from what a slow phone shows of the press.

/** A specialist's zodiac sign with its symbol. */
export const FairySign = memo(({ fairy }: Of<'zodiacSign'>) => (
  <p className={css.sign}>
    <Icon name={ZODIAC_ICON[fairy.zodiacSign]} size={18} />
    <span className={hidden}>{specialistCopy.sign}:</span> <span>{ZODIAC_NAME[fairy.zodiacSign]}</span>
  </p>
));

/** A specialist's specializations, each with its icon. */
export const FairySpecializations = memo(({ fairy }: Of<'specializations'>) => (
  <ul className={css.specializations}>
    {fairy.specializations.map(({ id, content, icon }) => (
      <li key={id} className={css.specialization}>
        <Icon name={SPECIALIZATION_ICON[icon]} size={18} className={css.specializationIcon} />
        <span>{content}</span>
      </li>
    ))}
  </ul>
));

/** What stands behind a specialist's stars (LW-16): "4,7 (23)", or that they are made up. */
const sourceOf = (ratings: Fairy['ratings']) =>
  ratings?.mean !== undefined
    ? ` ${specialistCopy.rated(ratings.mean, ratings.count)}`
    : ratings?.isSample
      ? ` ${specialistCopy.sampleRating}`
      : '';

/** A specialist's response time and rating. */
export const FairyMeasures = memo(
  ({ fairy: { responseTime, rating, ratings } }: Of<'responseTime' | 'rating' | 'ratings'>) => (
    <dl className={css.measures}>
      {responseTime !== '' && (
        <div>
          <dt className={css.measureName}>{specialistCopy.responseTime}</dt>
          <dd>{responseTime}</dd>
        </div>
      )}
      <div>
        <dt className={css.measureName}>{`${specialistCopy.rating}${sourceOf(ratings)}`}</dt>
        <dd>
          {rating === undefined || (ratings && !ratings.isSample && ratings.mean === undefined) ? (
            specialistCopy.noRatings
          ) : (
            <Stars rating={rating} mean={ratings?.mean} />
          )}
        </dd>
      </div>
    </dl>
  ),
);
