import { NOTHING } from '#domain/grosze.ts';
import { FairyCard } from '#blocks/specialist/fairy-card.tsx';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { absenceNow } from '#desk/availability/absence.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { preview } from '#styles/desk/specialists.late.css.ts';

export interface CardPreviewProps {
  /** The stored card with what was typed put over it. */
  specialist: Specialist;
  /** Of its heading, where a page has two. */
  id?: string;
}

/** The very card that customers see, out of reach of mouse and keyboard. */
export const CardPreview = ({
  specialist: { id, image, fields, topics, availability, rating = 1, ...card },
  id: headingId = 'podglad',
}: CardPreviewProps) => (
  <section className={tightStack} aria-labelledby={headingId}>
    <h2 id={headingId}>{copy.preview}</h2>
    <p className={hint}>
      {card.lowestPrice === null
        ? copy.previewUnpriced
        : absenceNow(availability)
          ? `${copy.isAbsent} ${copy.previewText}`
          : copy.previewText}
    </p>
    <ul className={preview} data-unpriced={card.lowestPrice === null || undefined} inert>
      <FairyCard
        fairy={{
          ...card,
          isAvailable: availability.isAvailable,
          ...fields,
          id,
          rating,
          imageSrc: image,
          specializations: topics,
          products: [],
        }}
        price={card.lowestPrice ?? NOTHING}
        isChosen={false}
        isFrom
        onChoose={() => undefined}
        onMore={() => undefined}
      />
    </ul>
  </section>
);
