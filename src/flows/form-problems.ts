import type { Problems } from '#schemas/problems.ts';

interface FormActor<Form> {
  getSnapshot: () => { context: Form };
}

/**
 * Validates a form as its machine holds it when an event happens, with what the event changes. The values that were
 * rendered may be older: a browser fills several fields in one go, and React does not render after each.
 */
export const validatorOf =
  <Form, More extends unknown[]>(actor: FormActor<Form>, validate: (form: Form, ...more: More) => Problems) =>
  (change: Partial<Form> | ((form: Form) => Partial<Form>) = {}, ...more: More): Problems => {
    const form = actor.getSnapshot().context;
    return validate({ ...form, ...(typeof change === 'function' ? change(form) : change) }, ...more);
  };

/** The problems that the customer may see: those of fields that were left once, or named by a rejected submit. */
export const visibleProblems = ({
  problems,
  touched,
}: {
  problems: Problems;
  touched: Readonly<Record<string, true>>;
}): Problems => Object.fromEntries(Object.entries(problems).filter(([name]) => touched[name]));
