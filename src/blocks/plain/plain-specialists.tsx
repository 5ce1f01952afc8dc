import { emptyCopy } from '#copy/site/empty.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { specialistPageCopy } from '#copy/purchase/specialist-page.ts';
import { formatPrice } from '#copy/site/format.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { listed, topicsOf, type Listing } from '#domain/specialists/listing.ts';
import { specialistPath } from '#domain/paths/specialist-path.ts';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/purchase/fairy-card.css.ts';
import { step, stepBody } from '#styles/purchase/step.css.ts';
import { linkButton, price as priceClass, small } from '#styles/text.css.ts';
import { AvailabilityBadge } from '../specialist/availability-badge.tsx';
import { EmptyState } from '../empty-state.tsx';
import { RatingsLink } from '../specialist/ratings-link.tsx';
import { FairyRating, FairyTime, FairyTraits } from '../specialist/fairy-facts.tsx';
import { Portrait } from '../specialist/portrait.tsx';
import { PlainListing } from './plain-listing.tsx';
import { StepHeading } from '../purchase/step-heading.tsx';

export interface PlainSpecialistsProps {
  /** Specialists who sell the chosen variant, with their prices. */
  fairies: readonly { fairy: Fairy; price: Grosze }[];
  /** Of every specialist's page, by id. */
  slugs: ReadonlyMap<string, string>;
  chosenId: string | undefined;
  listing: Listing;
  /** The address of this step with another listing. */
  addressOf: (listing: Listing) => string;
  variantTitle: string | undefined;
}

const HEADING = 'wrozka-naglowek';

/** Step two without scripts: each specialist's button, `wrozka`, sends the form; her description is expanded. */
export const PlainSpecialists = ({
  fairies,
  slugs,
  chosenId,
  variantTitle,
  listing,
  addressOf,
}: PlainSpecialistsProps) => {
  const shown = listed(fairies, listing, chosenId);
  return (
    <section id="wrozka" className={step} aria-labelledby={HEADING}>
      <StepHeading id={HEADING} step={2}>
        {specialistCopy.listTitle}
      </StepHeading>
      <p>
        <span>{variantTitle}</span>{' '}
        <button type="submit" name="pokaz" value="wariant" className={linkButton}>
          {plainOrderCopy.changeVariant}
        </button>
      </p>
      {fairies.length > 0 && (
        <PlainListing
          listing={listing}
          topics={topicsOf(fairies)}
          count={shown.length}
          addressOf={addressOf}
        />
      )}
      {fairies.length === 0 ? (
        <EmptyState
          title={emptyCopy.fairies.title}
          text={emptyCopy.fairies.text}
          action={{ label: emptyCopy.fairies.action, to: '/' }}
        />
      ) : (
        <ul className={`${css.grid} ${stepBody}`}>
          {shown.map(({ fairy, price }) => (
            <PlainFairy
              key={fairy.id}
              fairy={fairy}
              price={price}
              isChosen={fairy.id === chosenId}
              pagePath={specialistPath(slugs.get(fairy.id) ?? '')}
            />
          ))}
        </ul>
      )}
      {fairies.some(({ fairy }) => fairy.ratings) && <RatingsLink />}
    </section>
  );
};

interface PlainFairyProps {
  fairy: Fairy;
  price: Grosze;
  isChosen: boolean;
  /** Of her own page. */
  pagePath: string;
}

const PlainFairy = ({ fairy, price, isChosen, pagePath }: PlainFairyProps) => (
  <li className={css.card} data-state={isChosen ? 'checked' : 'unchecked'}>
    <div className={css.portraitPlace}>
      <Portrait fairy={fairy} className={css.portrait} />
      <AvailabilityBadge isAvailable={fairy.isAvailable} className={css.badgeAt} />
    </div>
    <div className={css.body}>
      <div className={css.head}>
        <h3 className={css.name}>
          <a href={pagePath} className={css.pageLink}>
            {fairy.name}
          </a>
        </h3>
        <FairyRating fairy={fairy} />
      </div>
      {fairy.voice && <p className={css.voice}>{fairy.voice}</p>}
      <div>
        <FairyTraits fairy={fairy} />
        <p className={small}>{fairy.description}</p>
        {fairy.isBrand && <p className={small}>{specialistPageCopy.brand}</p>}
      </div>
      <div className={css.foot}>
        <div className={css.cost}>
          <span className={priceClass}>{formatPrice(price)}</span>
          <FairyTime fairy={fairy} />
        </div>
        <button
          type="submit"
          name="wrozka"
          value={fairy.id}
          aria-label={specialistCopy.pickLabel(fairy.name, price, isChosen)}
          className={`${isChosen ? buttonClass.primary : buttonClass.ghost} ${css.pick}`}
        >
          {isChosen ? specialistCopy.picked : specialistCopy.pick}
        </button>
      </div>
    </div>
    {!fairy.isAvailable && <p className={css.busyNote}>{specialistCopy.busyNote}</p>}
  </li>
);
