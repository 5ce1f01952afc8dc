import { memo } from 'react';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import type { Fairy } from '#domain/catalogue.ts';
import * as css from '#styles/purchase/fairy-card.css.ts';
import { hidden } from '#styles/text.css.ts';
import { SPECIALIZATION_ICON, ZODIAC_ICON } from '../icon-name.ts';
import { Icon } from '../icon.tsx';
import { Stars } from './stars.tsx';

type Of<Key extends keyof Fairy> = { fairy: Pick<Fairy, Key> };

// None changes when a card is chosen: rendering them would take from what a slow phone shows of the press.

/** A specialist's zodiac sign with its symbol. */
export const FairySign = memo(({ fairy: { zodiacSign } }: Of<'zodiacSign'>) => (
  <p className={`${css.trait} ${css.sign}`}>
    <Icon name={ZODIAC_ICON[zodiacSign]} size={17} />
    <span className={hidden}>{specialistCopy.sign}:</span> <span>{ZODIAC_NAME[zodiacSign]}</span>
  </p>
));

/** A specialist's zodiac sign and specializations, each with its icon. */
export const FairyTraits = memo(
  ({
    fairy,
    withoutSign = false,
  }: Of<'zodiacSign' | 'specializations'> & { withoutSign?: boolean | undefined }) => (
    <ul className={css.traits}>
      {!withoutSign && (
        <li>
          <FairySign fairy={fairy} />
        </li>
      )}
      {fairy.specializations.map(({ id, content, icon }) => (
        <li key={id} className={css.trait}>
          <Icon name={SPECIALIZATION_ICON[icon]} size={16} className={css.traitIcon} />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  ),
);

/** What stands behind a specialist's stars (LW-16): "4,7 (23)", or that they are made up. */
const sourceOf = (ratings: Fairy['ratings']) =>
  ratings?.mean !== undefined
    ? specialistCopy.rated(ratings.mean, ratings.count)
    : ratings?.isSample
      ? specialistCopy.sampleRating
      : undefined;

/** A specialist's stars, or that she has no ratings yet. */
export const FairyRating = memo(({ fairy: { rating, ratings } }: Of<'rating' | 'ratings'>) => {
  const hasNone =
    rating === undefined || (ratings && !ratings.isSample && ratings.mean === undefined) === true;
  const source = sourceOf(ratings);
  return (
    <p className={css.rating}>
      {hasNone ? <span>{specialistCopy.noRatings}</span> : <Stars rating={rating} mean={ratings?.mean} />}
      {!hasNone && source !== undefined && <span className={css.ratingSource}>{source}</span>}
    </p>
  );
});

/** A specialist's average response time; nothing if she has none. */
export const FairyTime = memo(({ fairy: { responseTime } }: Of<'responseTime'>) =>
  responseTime === '' ? null : (
    <p className={css.time}>
      <Icon name="clock" size={15} />
      <span className={hidden}>{specialistCopy.responseTime}:</span> <span>{responseTime}</span>
    </p>
  ),
);
