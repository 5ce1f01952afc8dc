import { newsletterCopy } from '#copy/site/newsletter.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { buttonClass } from '#styles/button.css.ts';
import { form } from '#styles/home/contact-form.css.ts';
import { panel } from '#styles/layout.css.ts';
import { fieldId } from '../form-binding.ts';
import { ProblemSummary } from '../problem-summary.tsx';
import { TextInput } from '../text-input.tsx';
import { PlainAsked } from './plain-asked.tsx';
import { PlainTerms } from './plain-terms.tsx';

export interface PlainNewsletterFormProps {
  email: string;
  tosChecked: boolean;
  /** Visible validation messages by field name. */
  problems: Readonly<Record<string, string>>;
  /** Why the last sending failed. */
  failure: string | undefined;
}

/** The newsletter's sign-up form without scripts. */
export const PlainNewsletterForm = ({ email, tosChecked, problems, failure }: PlainNewsletterFormProps) => (
  <form
    method="post"
    action="/prosto/newsletter"
    noValidate
    aria-label={newsletterCopy.submit}
    className={`${panel} ${form}`}
  >
    <PlainAsked values={{ email }} />
    <ProblemSummary problems={problems} order={['email', 'tosChecked']} rejections={1} />
    <TextInput
      id={fieldId('email')}
      name="email"
      label={newsletterCopy.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={MAX_LENGTH.email}
      required
      value={email}
      onChange={() => undefined}
      error={problems['email']}
    />
    <PlainTerms checked={tosChecked} error={problems['tosChecked']} />
    {failure !== undefined && <p role="alert">{failure}</p>}
    <div>
      <button type="submit" className={buttonClass.primary}>
        {newsletterCopy.submit}
      </button>
    </div>
  </form>
);
