import type { Problems } from '#schemas/problems.ts';

interface FormActor<Form> {
  getSnapshot: () => { context: Form };
}

/**
 * Makes a validator that applies an event's change to the machine's current form and validates the result. Rendered
 * values may be stale: autofill changes several fields at once, and React does not render after each.
 */
export const validatorOf =
  <Form, More extends unknown[]>(actor: FormActor<Form>, validate: (form: Form, ...more: More) => Problems) =>
  (change: Partial<Form> | ((form: Form) => Partial<Form>) = {}, ...more: More): Problems => {
    const form = actor.getSnapshot().context;
    return validate({ ...form, ...(typeof change === 'function' ? change(form) : change) }, ...more);
  };

/** The problems to show: those of touched fields, which lost focus once or were named by a rejected submit. */
export const visibleProblems = ({
  problems,
  touched,
}: {
  problems: Problems;
  touched: Readonly<Record<string, true>>;
}): Problems => Object.fromEntries(Object.entries(problems).filter(([name]) => touched[name]));
