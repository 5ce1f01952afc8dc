import { newsletterCopy as copy } from '#desk/copy/newsletter.ts';
import { TextField } from '#kit/text-field.tsx';
import { panel } from '#styles/desk/parts.css.ts';
import { fieldParts } from '#styles/field.css.ts';

type Field = keyof typeof copy.field;

export interface NewsletterFormProps {
  /** What a field shows. */
  textOf: (field: Field) => string;
  problems: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onType: (field: Field, text: string) => void;
}

/** Form of a newsletter's letter. */
export function NewsletterForm({ textOf, problems, isReadOnly, onType }: NewsletterFormProps) {
  const line = (field: Field, more: { multiline?: boolean; rows?: number; hint?: string } = {}) => (
    <TextField
      id={`list-${field}`}
      label={copy.field[field]}
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
  return (
    <section className={panel} aria-labelledby="tresc-listu">
      <h2 id="tresc-listu">{copy.what}</h2>
      {line('subject')}
      {line('preheader')}
      {line('body', { multiline: true, rows: 14, hint: copy.bodyHint })}
      {line('linkText')}
      {line('linkUrl', { hint: copy.targetHint })}
    </section>
  );
}
