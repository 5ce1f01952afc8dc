import { useRef } from 'react';
import { formatPrice } from '#copy/site/format.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { specialistPageCopy } from '#copy/purchase/specialist-page.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { Dialog } from '#kit/dialog.tsx';
import { dialogParts } from '#styles/dialog.late.css.ts';
import * as css from '#styles/purchase/fairy-dialog.late.css.ts';
import { foot } from '#styles/purchase/fairy-card.css.ts';
import { muted, price as priceClass, small } from '#styles/text.css.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { ChooseFairyButton } from './choose-fairy-button.tsx';
import { FairyRating, FairyTime, FairyTraits } from './fairy-facts.tsx';
import { Icon } from '../icon.tsx';
import { LowestPrice } from '../purchase/lowest-price.tsx';
import { Link } from '../link.tsx';
import { SampleLink } from './sample-link.tsx';
import { Portrait } from './portrait.tsx';

export interface FairyDialogProps {
  fairy: Fairy;
  /** Her price for the chosen variant, or her lowest while none is chosen. */
  price: Grosze | undefined;
  isFrom?: boolean | undefined;
  isChosen: boolean;
  /** Of her own page. */
  pagePath: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (fairyId: string) => void;
}

/**
 * Dialog with a specialist's full description (OP-3). Choosing her closes the dialog before `onChoose` is called: the
 * page then focuses the form, and an open dialog would take the focus back.
 */
export function FairyDialog({
  fairy,
  price,
  isFrom = false,
  isChosen,
  pagePath,
  open,
  onOpenChange,
  onChoose,
}: FairyDialogProps) {
  const isChoosing = useRef(false);

  function choose() {
    isChoosing.current = true;
    onOpenChange(false);
  }

  function afterClosing(event: Event) {
    if (!isChoosing.current) return;
    isChoosing.current = false;
    event.preventDefault();
    onChoose(fairy.id);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={afterClosing}
      title={fairy.name}
      description={fairy.description}
      closeLabel={specialistPageCopy.closeDetails}
      closeIcon={<Icon name="close" />}
      lead={
        <div className={css.stage}>
          <Portrait fairy={fairy} className={css.portrait} />
        </div>
      }
      parts={{ ...dialogParts, close: `${dialogParts.close} ${css.close}` }}
    >
      {fairy.voice && <p className={css.voice}>{fairy.voice}</p>}
      {fairy.isBrand && <p className={`${small} ${muted}`}>{specialistPageCopy.brand}</p>}
      <div className={css.facts}>
        <AvailabilityBadge isAvailable={fairy.isAvailable} />
        <FairyRating fairy={fairy} />
        <FairyTime fairy={fairy} />
      </div>
      <FairyTraits fairy={fairy} />
      {!fairy.isAvailable && <p className={`${small} ${muted} ${css.busyNote}`}>{specialistCopy.busyNote}</p>}
      {price !== undefined && (
        <div className={foot}>
          {isFrom ? <LowestPrice price={price} /> : <span className={priceClass}>{formatPrice(price)}</span>}
          <ChooseFairyButton
            name={fairy.name}
            price={price}
            isFrom={isFrom}
            isChosen={isChosen}
            onChoose={choose}
          />
        </div>
      )}
      {fairy.samples && <SampleLink pagePath={pagePath} />}
      <p className={css.toPage}>
        <Link to={pagePath}>{specialistPageCopy.toPage(fairy.name)}</Link>
      </p>
    </Dialog>
  );
}
