import type { NewsletterValues } from '#machines/newsletter.machine.ts';
import { newsletterForm } from '#schemas/newsletter-form.schema.ts';
import { problemsOf } from '#schemas/problems.ts';

interface NewsletterFormValues {
  values: NewsletterValues;
  tosChecked: boolean;
}

/** Validates the newsletter's form (VA-NL). */
export const validateNewsletter = ({ values, tosChecked }: NewsletterFormValues) =>
  problemsOf(newsletterForm, { ...values, tosChecked });
