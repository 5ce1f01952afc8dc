import { findingCopy } from '#copy/law/text-findings.ts';
import { forbiddenClaim } from '#domain/texts/claims.ts';
import type { TextFieldProps } from '#kit/text-field.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';

/** Fields that no customer reads. */
const HIDDEN: ReadonlySet<string> = new Set(['basePrompt']);

/** A form whose texts are kept elsewhere, by field. */
export interface EditFields<Field extends string> {
  /** What a field shows. */
  textOf: (field: Field) => string;
  problems: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onType: (field: Field, text: string) => void;
}

/** Makes the text fields of a form; their elements are called by the prefix and the field. A promise that no shop may make is named under its field. */
export const textFieldsOf =
  <Field extends string>(
    idPrefix: string,
    labels: Readonly<Record<Field, string>>,
    { textOf, problems, isReadOnly, onType }: EditFields<Field>,
  ) =>
  (field: Field, more: Partial<TextFieldProps> = {}) => {
    const claim = HIDDEN.has(field) ? undefined : forbiddenClaim(textOf(field));
    return (
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
        {...(claim !== undefined && { hint: findingCopy.claim(claim) })}
      />
    );
  };
