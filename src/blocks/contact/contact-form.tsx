import type { FormEvent } from 'react';
import { contactCopy } from '#copy/site/contact.ts';
import { CONTACT_TOPICS, readContactTopic } from '#domain/typed/contact-kind.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { Announcer } from '#kit/announcer.tsx';
import { Button } from '#kit/button.tsx';
import { NativeSelectField } from '#kit/native-select-field.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { form } from '#styles/home/contact-form.css.ts';
import { selectParts } from '#styles/field.css.ts';
import { actions, pair, panel } from '#styles/layout.css.ts';
import { hiddenParts, muted, small } from '#styles/text.css.ts';
import { fieldId } from '../form-binding.ts';
import { TextInput, type TextInputProps } from '../text-input.tsx';

export type ContactField = 'firstName' | 'lastName' | 'email' | 'topic' | 'message';

export interface ContactFieldsProps {
  values: Record<ContactField, string>;
  /** Messages to show now, by field: after blur (CO-2). */
  errors: { [Name in ContactField]?: string | undefined };
  onChange: (field: ContactField, value: string) => void;
  onBlur: (field: ContactField) => void;
  /** The API takes what a message is about. */
  hasTopics: boolean;
  /** The fields take no text. */
  readOnly?: boolean | undefined;
}

export interface ContactFormProps extends ContactFieldsProps {
  /** CONTACT_EMAIL: another way, where sending failed. */
  email: string;
  onSubmit: () => void;
  onReset: () => void;
  /** The form has errors, shown or not; "Wyślij" is disabled and a sentence says why. */
  incomplete: boolean;
  sending: boolean;
  /** Outcome of the last submit, the same text as in the toast, which is announced. */
  outcome?: { kind: 'success' | 'error'; text: string } | undefined;
}

/** The contact form (CO-1, CO-2). */
export function ContactForm(props: ContactFormProps) {
  const { incomplete, sending, outcome } = props;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (incomplete || sending) return;
    // The pressed button is disabled meanwhile, and afterwards with the empty form.
    event.currentTarget.focus({ preventScroll: true });
    props.onSubmit();
  }

  return (
    <form
      noValidate
      tabIndex={-1}
      aria-label={contactCopy.formTitle}
      className={`${panel} ${form}`}
      onSubmit={submit}
    >
      <ContactFields {...props} readOnly={sending} />
      {outcome && <p data-outcome={outcome.kind}>{outcome.text}</p>}
      {outcome?.kind === 'error' && (
        <p>
          {contactCopy.otherWay} <a href={`mailto:${props.email}`}>{props.email}</a>.
        </p>
      )}
      <div className={actions}>
        <Button
          type="submit"
          disabled={incomplete || sending}
          aria-describedby={incomplete ? 'contact-why' : undefined}
          parts={buttonParts.primary}
        >
          {sending ? contactCopy.sending : contactCopy.send}
        </Button>
        <Button blocked={sending} onPress={props.onReset} parts={buttonParts.ghost}>
          {contactCopy.reset}
        </Button>
      </div>
      <Announcer message={sending ? contactCopy.sending : undefined} parts={hiddenParts} />
      {incomplete && (
        <p id="contact-why" className={`${muted} ${small}`}>
          {contactCopy.whyDisabled}
        </p>
      )}
    </form>
  );
}

/** The fields of the contact form, for a page with scripts and one without. */
export function ContactFields({ values, errors, onChange, onBlur, hasTopics, readOnly }: ContactFieldsProps) {
  const topic = readContactTopic(values.topic);
  const field = (name: ContactField, rest: Partial<TextInputProps>): TextInputProps => ({
    id: fieldId(name),
    name,
    label: contactCopy[name],
    required: true,
    value: values[name],
    readOnly,
    error: errors[name],
    onChange: (value) => onChange(name, value),
    onBlur: () => onBlur(name),
    ...rest,
  });

  return (
    <>
      <div className={pair}>
        <TextInput {...field('firstName', { autoComplete: 'given-name', maxLength: MAX_LENGTH.name })} />
        <TextInput {...field('lastName', { autoComplete: 'family-name', maxLength: MAX_LENGTH.name })} />
      </div>
      <TextInput
        {...field('email', {
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          maxLength: MAX_LENGTH.email,
        })}
      />
      {hasTopics && (
        <NativeSelectField
          id={fieldId('topic')}
          label={contactCopy.topic}
          name="topic"
          value={values.topic}
          options={CONTACT_TOPICS.map((value) => ({ value, label: contactCopy.topics[value] }))}
          placeholder={contactCopy.noTopic}
          hint={topic && contactCopy.topicHints[topic]}
          readOnly={readOnly}
          onValueChange={(value) => {
            if (!readOnly) onChange('topic', value);
          }}
          onBlur={() => onBlur('topic')}
          parts={selectParts}
        />
      )}
      <TextInput {...field('message', { multiline: true, rows: 6, maxLength: MAX_LENGTH.message })} />
    </>
  );
}
