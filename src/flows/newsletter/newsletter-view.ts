import { newsletterForm } from '#schemas/newsletter-form.schema.ts';
import { problemsOf } from '#schemas/problems.ts';

/** Validates the newsletter's form (VA-NL). */
export const validateNewsletter = (form: { email: string; tosChecked: boolean }) =>
  problemsOf(newsletterForm, form);
