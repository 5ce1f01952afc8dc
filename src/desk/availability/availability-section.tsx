import { ANNOUNCED_BY_PAGE } from '#desk/frame/use-action.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { absenceCopy as copy } from './absence-copy.ts';
import { absenceNow } from './absence.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import AbsencesSection from './absences-section.tsx';
import { unwrap } from '#desk/api/desk-client.ts';
import { useAvailability } from './use-availability.ts';

export interface AvailabilitySectionProps {
  specialist: Specialist;
  onChanged: () => void;
}

/** Whether a specialist is free or busy, and on which days nothing is sold for her, as an owner sets it. */
export function AvailabilitySection({ specialist, onChanged }: AvailabilitySectionProps) {
  const { client } = useDesk();
  const { availability = specialist.availability, ...state } = useAvailability(
    specialist.availability,
    async (change) => {
      const stored = await unwrap(
        client.PUT('/specialists/{fairyId}/availability', {
          params: { path: { fairyId: specialist.id } },
          body: change,
        }),
      );
      onChanged();
      return stored;
    },
  );
  return (
    <section className={panel} aria-labelledby="dostepnosc">
      <h2 id="dostepnosc">{copy.availability}</h2>
      <AvailabilitySwitch
        words={copy.her}
        note={absenceNow(availability) && copy.her.absent}
        isAvailable={availability.isAvailable}
        isSaving={state.saving === 'isAvailable'}
        problem={state.outcomeOf('isAvailable')?.words}
        onChange={(isAvailable) => void state.change('isAvailable', isAvailable, ANNOUNCED_BY_PAGE)}
      />
      <AbsencesSection whose="her" availability={availability} waiting={specialist.waiting} state={state} />
    </section>
  );
}
