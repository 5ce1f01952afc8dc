import type { Ref } from 'react';
import { absenceCopy as copy, formatDays } from './absence-copy.ts';
import type { Absence } from './absence.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { list } from '#styles/desk/access.css.ts';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { days } from './absence.late.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface AbsenceFormProps {
  lead: string;
  absences: readonly Absence[];
  /** The day in Warsaw. */
  today: string;
  typed: Absence;
  problems: Partial<Absence>;
  isSaving: boolean;
  onType: (name: keyof Absence, day: string) => void;
  onAdd: () => void;
  onRemove: (absence: Absence) => void;
  ref?: Ref<HTMLFormElement>;
}

/** A specialist's absences, each with a button that takes it back, and two days that make a new one. */
export function AbsenceForm({
  lead,
  absences,
  today,
  typed,
  problems,
  isSaving,
  onType,
  onAdd,
  onRemove,
  ref,
}: AbsenceFormProps) {
  const day = (name: keyof Absence) => (
    <TextField
      id={`nieobecnosc-${name}`}
      label={copy[name]}
      name={name}
      type="date"
      value={typed[name]}
      onChange={(text) => onType(name, text)}
      error={problems[name]}
      autoComplete="off"
      parts={fieldParts}
    />
  );
  return (
    <HeldForm ref={ref} className={tightStack} isHeld={isSaving} onSubmit={onAdd}>
      <p>{lead}</p>
      {absences.length === 0 ? (
        <p className={hint}>{copy.none}</p>
      ) : (
        <ul className={list}>
          {absences.map((absence) => (
            <li key={absence.from}>
              <span>
                <span>{formatDays(absence)}</span>
                {absence.from <= today && <small className={hint}>{copy.now}</small>}
              </span>
              <DeskButton
                kind="quiet"
                aria-label={copy.removeLabel(formatDays(absence))}
                onPress={() => onRemove(absence)}
              >
                {copy.remove}
              </DeskButton>
            </li>
          ))}
        </ul>
      )}
      <div className={days}>
        {day('from')}
        {day('until')}
        <DeskButton type="submit" kind="ghost" pending={isSaving}>
          {isSaving ? copy.saving : copy.add}
        </DeskButton>
      </div>
      <p className={hint}>{copy.days}</p>
    </HeldForm>
  );
}
