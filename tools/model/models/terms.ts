import type { Happening } from '../model.ts';

/** What a form says while its terms are not accepted. */
export const TERMS_PROBLEM = 'Musisz zaakceptować regulamin i politykę prywatności';

/** The customer turns the terms of a form over; `problemsOf` judges what the form holds then, as its screen would. */
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
