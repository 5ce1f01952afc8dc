import { useId } from 'react';
import { myDayCopy as copy } from '#desk/copy/my-day.ts';
import { problem as problemClass, switchLabel, switchRow } from '#styles/desk/my-day.css.ts';

export interface AvailabilitySwitchProps {
  isAvailable: boolean;
  /** The server has not answered yet: the switch shows what still holds. */
  isSaving: boolean;
  problem: keyof typeof copy.problem | undefined;
  onChange: (isAvailable: boolean) => void;
}

/** The switch by which a specialist takes orders in the shop, or takes none for now. */
export function AvailabilitySwitch({ isAvailable, isSaving, problem, onChange }: AvailabilitySwitchProps) {
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
        <b>{copy.takesOrders}</b>
      </label>
      <p id={hint} role="status" className={problem && problemClass}>
        {problem ? copy.problem[problem] : isSaving ? copy.saving : !isAvailable && copy.busy}
      </p>
    </div>
  );
}
