import { useId } from 'react';
import { myDayCopy as copy } from './my-day-copy.ts';
import { problem as problemClass, switchLabel, switchRow } from './my-day.css.ts';

export interface AvailabilitySwitchProps {
  /** What it says: its name, and what follows when it is off. */
  words: { free: string; busy: string };
  isAvailable: boolean;
  /** What counts more than the switch today: that she is absent. */
  note?: string | undefined;
  /** The server has not answered yet: the switch shows what still holds. */
  isSaving: boolean;
  /** Why the last change was not made. */
  problem: string | undefined;
  onChange: (isAvailable: boolean) => void;
}

/** The switch by which a specialist shows as free or busy in the shop; a busy one can be chosen all the same. */
export function AvailabilitySwitch({
  words,
  note,
  isAvailable,
  isSaving,
  problem,
  onChange,
}: AvailabilitySwitchProps) {
  const hint = useId();
  return (
    <div className={switchRow}>
      <label className={switchLabel}>
        <input
          type="checkbox"
          role="switch"
          checked={isAvailable}
          aria-checked={isAvailable}
          aria-busy={isSaving}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.checked)}
        />
        <b>{words.free}</b>
      </label>
      <p id={hint} role="status" className={problem && problemClass}>
        {isSaving ? copy.saving : (problem ?? note ?? (!isAvailable && words.busy))}
      </p>
    </div>
  );
}
