import { moneyCopy as copy } from './money-copy.ts';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface ConfirmDecisionProps {
  what: keyof typeof copy.decisionText;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a decision does before it is made. */
export const ConfirmDecision = ({ what, onConfirm, onClose }: ConfirmDecisionProps) => (
  <div className={tightStack}>
    <p>{copy.decisionText[what]}</p>
    <div className={row}>
      <DeskButton kind="ghost" onPress={onClose}>
        {copy.back}
      </DeskButton>
      <DeskButton icon="key" onPress={onConfirm}>
        {copy.confirmDecision}
      </DeskButton>
    </div>
  </div>
);
