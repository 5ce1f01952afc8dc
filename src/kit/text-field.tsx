import type { ChangeEvent } from 'react';
import type { Elements } from './elements.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Parts } from './parts.ts';
import { useField } from './use-field.ts';
import { useEarlyInput } from '#islands/use-early-input.ts';

export interface TextFieldProps {
  id?: string | undefined;
  label: string;
  /** Form field name, also the hook for tests: `[data-field="email"]`. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Message between label and input. While present, the field is announced as invalid. */
  error?: string | undefined;
  /** The error is announced elsewhere, as by a toast. */
  isErrorQuiet?: boolean | undefined;
  hint?: string | undefined;
  /** No `number`: numbers are text with `inputMode="numeric"`, which neither scroll nor drop characters. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date' | 'time' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | 'url' | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  /** Capitals and digits, no words: a phone's keyboard corrects nothing. */
  isCode?: boolean | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A `textarea` instead of an `input`; `rows` is its height in lines. */
  multiline?: boolean | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
  errorIcon?: Elements;
  /** Note after the label of an optional field. */
  optionalNote?: Elements;
  /** Ids of further descriptions elsewhere in the page, read before hint and error. */
  describedBy?: string | undefined;
  /** Stands under the control. */
  below?: Elements;
  parts?: Parts<'root' | 'label' | 'hint' | 'error' | 'control'> | undefined;
}

/**
 * A line or a block of text with its label, hint and error, in that order, then the control.
 *
 * Controlled only. Every keystroke, paste and step of an input method is reported unchanged; the owner must update
 * `value` in the same tick, or React restores the old text. `required` is `aria-required`: the owner validates, not
 * the browser.
 *
 * Parts: root, label, hint, error, control. State on root: `data-invalid`; on control: `data-empty`.
 */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, multiline, rows, parts = {} } = props;
  const field = useField(props);
  const element = useEarlyInput(value, onChange);

  const control = {
    ref: element,
    id: field.id,
    className: parts.control,
    name,
    value,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    maxLength: props.maxLength,
    ...(props.isCode && { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }),
    readOnly: props.readOnly,
    disabled: props.disabled,
    placeholder: props.placeholder,
    'data-empty': value === '' ? '' : undefined,
    'aria-required': props.required || undefined,
    'aria-invalid': field.ariaInvalid,
    'aria-describedby': field.describedBy,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    onFocus: field.onFocus,
    onBlur: field.onBlur,
  };

  return (
    <FieldFrame
      of={props}
      field={field}
      label={
        <label htmlFor={field.id} className={parts.label}>
          <span>{label}</span> {props.optionalNote}
        </label>
      }
    >
      {multiline ? <textarea {...control} rows={rows} /> : <input {...control} type={props.type ?? 'text'} />}
      {props.below}
    </FieldFrame>
  );
}
