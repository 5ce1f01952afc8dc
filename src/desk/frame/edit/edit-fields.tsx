import { TextField, type TextFieldProps } from '#kit/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';

/** A form whose texts are kept elsewhere, by field. */
export interface EditFields<Field extends string> {
  /** What a field shows. */
  textOf: (field: Field) => string;
  problems: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onType: (field: Field, text: string) => void;
}

/** Makes the text fields of a form; their elements are called by the prefix and the field. */
export const textFieldsOf =
  <Field extends string>(
    idPrefix: string,
    labels: Readonly<Record<Field, string>>,
    { textOf, problems, isReadOnly, onType }: EditFields<Field>,
  ) =>
  (field: Field, more: Partial<TextFieldProps> = {}) => (
    <TextField
      id={`${idPrefix}${field}`}
      label={labels[field]}
      name={field}
      value={textOf(field)}
      onChange={(text) => onType(field, text)}
      error={problems[field]}
      readOnly={isReadOnly}
      autoComplete="off"
      parts={fieldParts}
      {...more}
    />
  );
