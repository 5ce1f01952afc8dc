import { contactCopy } from '#copy/site/contact.ts';
import { buttonClass } from '#styles/button.css.ts';
import { form } from '#styles/home/contact-form.css.ts';
import { actions, panel } from '#styles/layout.css.ts';
import { ContactFields, type ContactFormProps } from '../contact/contact-form.tsx';
import { ProblemSummary } from '../problem-summary.tsx';
import { PlainAsked } from './plain-asked.tsx';

export interface PlainContactFormProps extends Pick<ContactFormProps, 'values' | 'outcome' | 'hasTopics'> {
  /** Visible validation messages by field name. */
  problems: Readonly<Record<string, string>>;
}

/** A field that only programs fill in. */
export const TRAP_FIELD = 'strona-www';

const ORDER = ['firstName', 'lastName', 'email', 'message'];

/** What happens between two submits is not reported without scripts. */
const unheard = () => undefined;

/** The contact form without scripts. Its buttons are always enabled, and a summary lists what is missing. */
export const PlainContactForm = ({ values, problems, outcome, hasTopics }: PlainContactFormProps) => (
  <form
    method="post"
    action="/prosto/kontakt"
    noValidate
    aria-label={contactCopy.formTitle}
    className={`${panel} ${form}`}
  >
    <PlainAsked values={values} />
    <ProblemSummary problems={problems} order={ORDER} rejections={1} />
    <p hidden>
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-label={TRAP_FIELD} />
    </p>
    <ContactFields
      values={values}
      errors={problems}
      onChange={unheard}
      onBlur={unheard}
      hasTopics={hasTopics}
    />
    {outcome && <p role={outcome.kind === 'error' ? 'alert' : 'status'}>{outcome.text}</p>}
    {outcome?.kind === 'error' && <input type="hidden" name="niepowodzenie" value="tak" />}
    <div className={actions}>
      <button type="submit" className={buttonClass.primary}>
        {contactCopy.send}
      </button>
      <button type="submit" name="krok" value="reset" className={buttonClass.ghost}>
        {contactCopy.reset}
      </button>
    </div>
  </form>
);
