import type { Model } from '../../model/model.ts';
import { findChoices, livedHabits, type Choices } from '../../model/visitors/choices.ts';
import { openMoments, type Moment } from '../../model/visitors/possibilities.ts';
import { USUAL_HABITS, type Habits } from '../../model/visitors/visit.ts';
import type { LivedCounts } from '../server/lived-counts.ts';

/** What visitors of a model need before they go. */
export interface PreparedVisitors {
  start: Moment;
  choices: Choices;
  /** Before anything is set. */
  habits: Habits;
  /** Last day of the shop's counts behind the habits; undefined for the default habits. */
  livedUntil: string | undefined;
}

/** Looks a model's machine over, and what is known of its visitors. */
export function prepareVisitors(model: Model, lived: LivedCounts | undefined): PreparedVisitors {
  const start = openMoments(model);
  const choices = findChoices(model, start);
  const own = lived?.counts.filter(([names]) => names.startsWith(`${model.machine.id}\n`)) ?? [];
  if (!lived || own.length === 0) return { start, choices, habits: USUAL_HABITS, livedUntil: undefined };
  return { start, choices, habits: livedHabits(model, choices, new Map(own)), livedUntil: lived.until };
}
