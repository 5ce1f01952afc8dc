import { memo } from 'react';
import { emptyCopy } from '#copy/empty.ts';
import { specialistCopy } from '#copy/specialist.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { grid } from '#styles/fairy-card.css.ts';
import { sectionHead } from '#styles/layout.css.ts';
import { step, stepBody } from '#styles/step.css.ts';
import { muted } from '#styles/text.css.ts';
import { EmptyState } from './empty-state.tsx';
import { FairyCard } from './fairy-card.tsx';
import { RatingsLink } from './ratings-link.tsx';
import { StepHeading } from './step-heading.tsx';

export interface SpecialistStepProps {
  /** Specialists who sell the chosen variant, with their prices in PLN. */
  fairies: readonly { fairy: Fairy; price: number }[];
  chosenId?: string | undefined;
  onChoose: (fairyId: string) => void;
  /** Opens the full description. */
  onMore: (fairyId: string) => void;
  /** Why no specialist can be chosen yet ("Najpierw wybierz wariant"). If set, prices are lowest prices ("od …"). */
  disabledReason?: string | undefined;
}

const HEADING = 'wrozka-naglowek';
const REASON = 'wrozka-uwaga';

/**
 * Step two: the choice of specialist (OP-3). Available ones first, otherwise in the given order. Renders only when a
 * prop has changed, since there may be hundreds.
 */
export const SpecialistStep = memo(function SpecialistStep(props: SpecialistStepProps) {
  const { fairies, chosenId, onChoose, onMore, disabledReason } = props;
  const freeFirst = [...fairies].sort((a, b) => Number(b.fairy.isAvailable) - Number(a.fairy.isAvailable));
  return (
    <section id="wrozka" className={step} aria-labelledby={HEADING}>
      <div className={sectionHead}>
        <StepHeading id={HEADING} step={2}>
          {specialistCopy.listTitle}
        </StepHeading>
        {fairies.length > 0 && (
          <p id={REASON} className={muted}>
            {disabledReason ?? specialistCopy.count(fairies.length)}
          </p>
        )}
      </div>
      {fairies.length === 0 ? (
        <EmptyState
          title={emptyCopy.fairies.title}
          text={emptyCopy.fairies.text}
          action={{ label: emptyCopy.fairies.action, to: '/' }}
        />
      ) : (
        <ul className={`${grid} ${stepBody}`}>
          {freeFirst.map(({ fairy, price }) => (
            <FairyCard
              key={fairy.id}
              fairy={fairy}
              price={price}
              isChosen={fairy.id === chosenId}
              blockedBy={disabledReason === undefined ? undefined : REASON}
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
