import { useRef, useState } from 'react';
import { AbsenceForm } from './absence-form.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { absenceCopy as copy, formatDays } from './absence-copy.ts';
import { beginsSoon, type Absence } from './absence.ts';
import type { Availability } from '#desk/domain/wire.ts';
import { absenceProblems, MAX_ABSENCES } from '#schemas/desk/absence-problem.ts';
import { tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import type { useAvailability } from './use-availability.ts';

export interface AbsencesSectionProps {
  whose: 'me' | 'her';
  availability: Availability;
  /** Her paid orders without an answer. */
  waiting: number;
  state: Pick<ReturnType<typeof useAvailability>, 'saving' | 'outcomeOf' | 'change'>;
}

const NOTHING: Absence = { from: '', until: '' };

/** One day needs no second date. */
const wholeOf = ({ from, until }: Absence): Absence => ({ from, until: until || from });

/** The days on which nothing is sold for a specialist: listed, added and taken back, each at once. */
export default function AbsencesSection({ whose, availability, waiting, state }: AbsencesSectionProps) {
  const [typed, setTyped] = useState(NOTHING);
  const [problems, setProblems] = useState<Partial<Absence>>({});
  const form = useRef<HTMLFormElement>(null);
  const { absences, today } = availability;
  const outcome = state.outcomeOf('absences');
  // Heading level: a section of its own on her queue, a subsection on her card.
  const Heading = whose === 'me' ? 'h2' : 'h3';
  const focus = (name: keyof Absence) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  const problemsOf = (absence: Absence): Partial<Absence> =>
    absences.length < MAX_ABSENCES ? absenceProblems(absence, today) : { from: copy.full(MAX_ABSENCES) };
  const type = (name: keyof Absence, day: string) => {
    const next = { ...typed, [name]: day };
    setTyped(next);
    // What was said stays as long as it holds.
    const { from, until } = problemsOf(wholeOf(next));
    setProblems((said) => ({
      ...(said.from !== undefined && from !== undefined && { from }),
      ...(said.until !== undefined && until !== undefined && { until }),
    }));
  };
  const save = (wanted: readonly Absence[], done: string) => state.change('absences', [...wanted], done);
  const add = async () => {
    const absence = wholeOf(typed);
    const found = problemsOf(absence);
    setProblems(found);
    if (found.from ?? found.until) return focus(found.from === undefined ? 'until' : 'from');
    if (await save([...absences, absence], copy.added(formatDays(absence)))) setTyped(NOTHING);
  };

  return (
    <section className={whose === 'me' ? panel : tightStack} aria-labelledby="nieobecnosc">
      <Heading id="nieobecnosc">{copy.title}</Heading>
      <AbsenceForm
        ref={form}
        lead={copy[whose].lead}
        absences={absences}
        today={today}
        typed={typed}
        problems={problems}
        isSaving={state.saving !== undefined}
        onType={type}
        onAdd={() => void add()}
        onRemove={(gone) => {
          void save(
            absences.filter((one) => one !== gone),
            copy.removed(formatDays(gone)),
          );
          // Its button goes with it.
          focus('from');
        }}
      />
      <div className={tightStack} role="status">
        {outcome && <Notice kind={outcome.kind} title={outcome.words} />}
        {waiting > 0 && beginsSoon(availability) && <Notice kind="warn" title={copy.waiting(waiting)} />}
      </div>
    </section>
  );
}
