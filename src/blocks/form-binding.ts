/** What a form's fields read and tell. The owner judges and decides which problems may be seen by now. */
export interface FormBinding {
  /** What was typed, by field name; always text. */
  values: Readonly<Record<string, string>>;
  /** A sentence for each field that is seen to be wrong, by field name. */
  problems: Readonly<Record<string, string>>;
  readOnly?: boolean | undefined;
  /** Begins the ids of this form's controls, where a page has two forms with fields of one name. */
  idPrefix?: string | undefined;
  onChange: (name: string, value: string) => void;
  /** Focus left the field. */
  onLeave: (name: string) => void;
}

/** Id of a field's control; an error summary points to it. */
export const fieldId = (name: string, prefix = 'pole') => `${prefix}-${name}`;

/** The props that tie one text field to the form. */
export const bindText = (form: FormBinding, name: string) => ({
  ...bindField(form, name),
  onChange: (value: string) => form.onChange(name, value),
});

/** The props that tie one dropdown to the form. A dropdown tells its choice through another prop. */
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
