import { row, tightStack } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';

/** A field that two people changed, and the words of the buttons that settle it. */
export interface EditConflict {
  name: string;
  label: string;
  /** The other's text, where the buttons cannot hold it. */
  theirs?: string;
  keep: string;
  take: string;
}

export interface EditConflictsProps {
  title: string;
  conflicts: readonly EditConflict[];
  onKeep: (name: string) => void;
  onTake: (name: string) => void;
}

/** Fields that somebody else has changed meanwhile, each with equal buttons for both versions. */
export const EditConflicts = ({ title, conflicts, onKeep, onTake }: EditConflictsProps) => (
  <Notice kind="warn" title={title} live>
    <div className={tightStack}>
      {conflicts.map(({ name, label, theirs, keep, take }) => (
        <div key={name} className={row} role="group" aria-label={label}>
          <b>{label}</b>
          {theirs !== undefined && <q>{theirs}</q>}
          <DeskButton kind="ghost" onPress={() => onKeep(name)}>
            {keep}
          </DeskButton>
          <DeskButton kind="ghost" onPress={() => onTake(name)}>
            {take}
          </DeskButton>
        </div>
      ))}
    </div>
  </Notice>
);
