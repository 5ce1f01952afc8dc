import { priceOrOff, pricesCopy as copy } from '#desk/copy/prices.ts';
import { row, tightStack } from '#styles/desk/ground.css.ts';
import { DeskButton } from './desk-button.tsx';
import { Notice } from './notice.tsx';

export interface PriceConflictsProps {
  /** Prices that two people changed: the texts of this one, and of the shop. */
  conflicts: readonly { name: string; label: string; mine: string; theirs: string }[];
  onKeep: (name: string) => void;
  onTake: (name: string) => void;
}

/** Prices that somebody else has changed meanwhile, each with both values and equal buttons. */
export const PriceConflicts = ({ conflicts, onKeep, onTake }: PriceConflictsProps) => (
  <Notice kind="warn" title={copy.conflictTitle} live>
    <div className={tightStack}>
      {conflicts.map(({ name, label, mine, theirs }) => (
        <div key={name} className={row} role="group" aria-label={label}>
          <b>{label}</b>
          <DeskButton kind="ghost" onPress={() => onKeep(name)}>
            {copy.keepMine(priceOrOff(mine))}
          </DeskButton>
          <DeskButton kind="ghost" onPress={() => onTake(name)}>
            {copy.takeTheirs(priceOrOff(theirs))}
          </DeskButton>
        </div>
      ))}
    </div>
  </Notice>
);
