import type { Happening } from '../model.ts';

/** Validation message of terms that are not accepted. */
export const TERMS_PROBLEM = 'Musisz zaakceptować regulamin i politykę prywatności';

/** Event: the customer toggles the terms of a form. `problemsOf` validates the changed form like its screen. */
export const setTerms = <Form extends { tosChecked: boolean }>(
  form: Form,
  problemsOf: (form: Form) => Readonly<Record<string, string>>,
): Happening => {
  const accepted = !form.tosChecked;
  return {
    event: { type: 'terms.set', accepted, problems: problemsOf({ ...form, tosChecked: accepted }) },
    words: `${accepted ? 'Zaznacz' : 'Odznacz'} „Akceptuję regulamin i politykę prywatności”.`,
  };
};
