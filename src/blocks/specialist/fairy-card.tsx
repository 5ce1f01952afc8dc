import { memo } from 'react';
import { formatPrice } from '#copy/site/format.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { Button } from '#kit/button.tsx';
import * as css from '#styles/purchase/fairy-card.css.ts';
import { price as priceClass } from '#styles/text.css.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { ChooseFairyButton } from './choose-fairy-button.tsx';
import { FairyRating, FairyTime, FairyTraits } from './fairy-facts.tsx';
import { Icon } from '../icon.tsx';
import { LowestPrice } from '../purchase/lowest-price.tsx';
import { Portrait } from './portrait.tsx';
import { Seal } from '../purchase/seal.tsx';

export interface FairyCardProps {
  fairy: Fairy;
  /** Her price for the chosen variant, or her lowest price while none is chosen. */
  price: Grosze;
  isChosen: boolean;
  /** Laid out only when it comes near. */
  isFar?: boolean | undefined;
  /** The price is the lowest of several. */
  isFrom?: boolean | undefined;
  onChoose: (fairyId: string) => void;
  onMore: (fairyId: string) => void;
}

/**
 * Card of one specialist, a list item (OP-3): portrait, one line of her voice, facts, price and button in one
 * row. A click anywhere on the card presses its choose button; her name opens the dialog. A busy specialist can be chosen
 * too; the note about it is the button's description. Renders only when a prop has changed.
 */
export const FairyCard = memo(function FairyCard(props: FairyCardProps) {
  const { fairy, price, isChosen, isFar = false, isFrom, onChoose, onMore } = props;
  const noteId = `zajeta-${fairy.id}`;
  return (
    <li
      className={`${css.card} ${fairy.isAvailable ? '' : css.busyCard} ${isFar ? css.far : ''}`}
      data-state={isChosen ? 'checked' : 'unchecked'}
    >
      <div className={css.portraitPlace}>
        <Portrait fairy={fairy} className={css.portrait} />
        <AvailabilityBadge isAvailable={fairy.isAvailable} className={css.badgeAt} />
        {isChosen && <Seal className={css.sealAt} />}
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <div className={css.nameRow}>
            <h3 className={css.name} translate="no">
              {fairy.name}
            </h3>
            <Button
              aria-label={specialistCopy.moreAbout(fairy.name)}
              aria-haspopup="dialog"
              onPress={() => onMore(fairy.id)}
              parts={{ root: css.more }}
            >
              <Icon name="chevron" size={16} className={css.moreArrow} />
            </Button>
          </div>
          <FairyRating fairy={fairy} />
        </div>
        {fairy.voice && <p className={css.voice}>{fairy.voice}</p>}
        <FairyTraits fairy={fairy} />
        <div className={css.foot}>
          <div className={css.cost}>
            {isFrom ? (
              <LowestPrice price={price} />
            ) : (
              <span className={priceClass} translate="no">
                {formatPrice(price)}
              </span>
            )}
            <FairyTime fairy={fairy} />
          </div>
          <ChooseFairyButton
            name={fairy.name}
            price={price}
            isFrom={isFrom}
            isChosen={isChosen}
            describedBy={fairy.isAvailable ? undefined : noteId}
            onChoose={() => onChoose(fairy.id)}
            className={css.pick}
          />
        </div>
      </div>
      {!fairy.isAvailable && (
        <p id={noteId} className={css.busyNote}>
          {specialistCopy.busyNote}
        </p>
      )}
    </li>
  );
});
