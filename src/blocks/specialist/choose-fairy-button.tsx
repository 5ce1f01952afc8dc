import { orderPageCopy } from '#copy/purchase/guided-purchase.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass } from '#styles/button.css.ts';
import { tick } from '#styles/choice-card.css.ts';
import type { Grosze } from '#domain/grosze.ts';

export interface ChooseFairyButtonProps {
  name: string;
  price: Grosze;
  /** The price is the lowest of several. */
  isFrom?: boolean | undefined;
  isChosen: boolean;
  describedBy?: string | undefined;
  onChoose: () => void;
  className?: string | undefined;
}

/** Button "Wybieram" or "Wybrano". Its accessible name also contains the specialist and the price (A19). */
export function ChooseFairyButton(props: ChooseFairyButtonProps) {
  const { name, price, isChosen, className = '' } = props;
  const word = isChosen ? specialistCopy.picked : specialistCopy.pick;
  return (
    <Button
      aria-label={
        props.isFrom
          ? orderPageCopy.fromLabel(`${word}: ${name}`, price)
          : specialistCopy.pickLabel(name, price, isChosen)
      }
      aria-pressed={isChosen}
      aria-describedby={props.describedBy}
      onPress={props.onChoose}
      parts={{ root: `${isChosen ? `${buttonClass.primary} ${tick}` : buttonClass.ghost} ${className}` }}
    >
      {word}
    </Button>
  );
}
