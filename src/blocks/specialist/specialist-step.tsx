import { memo, useState } from 'react';
import { emptyCopy } from '#copy/site/empty.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { listed, topicsOf, WHOLE_LISTING, type Listing } from '#domain/specialists/listing.ts';
import { grid } from '#styles/purchase/fairy-card.css.ts';
import { sectionHead } from '#styles/layout.css.ts';
import { listed as below } from '#styles/listing.css.ts';
import { step, stepBody } from '#styles/purchase/step.css.ts';
import { muted } from '#styles/text.css.ts';
import { EmptyState } from '../empty-state.tsx';
import { FairyCard } from './fairy-card.tsx';
import { RatingsLink } from './ratings-link.tsx';
import { ListingBar, NobodyListed } from './listing-bar.tsx';
import { StepHeading } from '../purchase/step-heading.tsx';

export interface SpecialistStepProps {
  /** Specialists who sell the chosen variant, with their prices. */
  fairies: readonly { fairy: Fairy; price: Grosze }[];
  chosenId?: string | undefined;
  listing?: Listing | undefined;
  onList?: ((listing: Listing) => void) | undefined;
  onChoose: (fairyId: string) => void;
  /** Opens the full description. */
  onMore: (fairyId: string) => void;
  /** Text while no variant is chosen; then prices are lowest prices ("od …"). */
  beforeVariant?: string | undefined;
  /** An order is being placed: nobody can be chosen. */
  locked?: boolean | undefined;
}

const HEADING = 'wrozka-naglowek';

/** How many at each end of hundreds are laid out at once: all two hundred are a second of a slow phone. */
const AT_EACH_END = 6;

/**
 * Step two: the choice of specialist (OP-3). Filtered and sorted as the listing says, free ones first. Renders only when a
 * prop has changed, since there may be hundreds.
 */
export const SpecialistStep = memo(function SpecialistStep(props: SpecialistStepProps) {
  const { fairies, chosenId, onChoose, onMore, beforeVariant, locked, onList } = props;
  const { listing = WHOLE_LISTING } = props;
  const freeFirst = listed(fairies, listing, chosenId);
  const count = <p>{beforeVariant ?? specialistCopy.count(freeFirst.length)}</p>;
  // Cards in the first rendered list, and some more at its end. When a chosen service removes some, the layout of
  // others in their places would delay its response.
  const [laidOut] = useState(() => {
    const ids = freeFirst.map(({ fairy }) => fairy.id);
    return new Set([...ids.slice(0, AT_EACH_END), ...ids.slice(-2 * AT_EACH_END)]);
  });
  // A long way to the form begins beside the last ones (src/browser/scroll.ts), and must not grow on the way.
  const isFar = (id: string, place: number) =>
    freeFirst.length > 2 * AT_EACH_END && place < freeFirst.length - AT_EACH_END && !laidOut.has(id);
  return (
    <section id="wrozka" className={step} aria-labelledby={HEADING} inert={locked}>
      <div className={sectionHead}>
        <StepHeading id={HEADING} step={2}>
          {specialistCopy.listTitle}
        </StepHeading>
        {fairies.length > 0 && !onList && <div className={muted}>{count}</div>}
      </div>
      {fairies.length > 0 && onList && (
        <ListingBar listing={listing} topics={topicsOf(fairies)} count={count} onChange={onList} />
      )}
      {onList && fairies.length > 0 && freeFirst.length === 0 && (
        <NobodyListed
          onClear={() => {
            onList(WHOLE_LISTING);
            // The pressed button goes with the message: a keyboard would begin at the page's top again.
            document.getElementById(HEADING)?.focus();
          }}
        />
      )}
      {fairies.length === 0 ? (
        <EmptyState
          title={emptyCopy.fairies.title}
          text={emptyCopy.fairies.text}
          action={{ label: emptyCopy.fairies.action, to: '/' }}
        />
      ) : (
        <ul className={`${grid} ${onList ? below : stepBody}`}>
          {freeFirst.map(({ fairy, price }, place) => (
            <FairyCard
              key={fairy.id}
              fairy={fairy}
              price={price}
              isChosen={fairy.id === chosenId}
              isFar={isFar(fairy.id, place)}
              isFrom={beforeVariant !== undefined}
              onChoose={onChoose}
              onMore={onMore}
            />
          ))}
        </ul>
      )}
      {fairies.some(({ fairy }) => fairy.ratings) && <RatingsLink />}
    </section>
  );
});
