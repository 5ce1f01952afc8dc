import type { ComponentType, FormEvent } from 'react';
import type { SelectInputProps } from './select-input.tsx';

/**
 * Values, problems and callbacks that connect a form's fields to its owner, which validates and decides which
 * problems are visible.
 */
export interface FormBinding {
  /** Values by field name, as typed. */
  values: Readonly<Record<string, string>>;
  /** Visible validation messages by field name. */
  problems: Readonly<Record<string, string>>;
  readOnly?: boolean | undefined;
  /** Prefix of the controls' ids, for pages with two forms that share field names. */
  idPrefix?: string | undefined;
  onChange: (name: string, value: string) => void;
  /** Focus left the field. */
  onLeave: (name: string) => void;
  /** The dropdown of the form; a page without scripts brings a native one. */
  Select?: ComponentType<SelectInputProps>;
}

/** Makes the listener of a form that its script answers; without one the browser sends it. */
export const pressOf = (onSubmit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  onSubmit();
};

/** Id of a field's control; error summaries link to it. */
export const fieldId = (name: string, prefix = 'pole') => `${prefix}-${name}`;

/** Props that bind a text field to the form. */
export const bindText = (form: FormBinding, name: string) => ({
  ...bindField(form, name),
  onChange: (value: string) => form.onChange(name, value),
});

/** Props that bind a dropdown to the form. */
export const bindSelect = (form: FormBinding, name: string) => ({
  ...bindField(form, name),
  onValueChange: (value: string) => form.onChange(name, value),
});

const bindField = ({ values, problems, readOnly, idPrefix, onLeave }: FormBinding, name: string) => ({
  id: fieldId(name, idPrefix),
  name,
  value: values[name] ?? '',
  error: problems[name],
  readOnly,
  onBlur: () => onLeave(name),
});
