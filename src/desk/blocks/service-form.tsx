import type { ReactNode } from 'react';
import { servicesCopy as copy } from '#desk/copy/services.ts';
import { TextField } from '#kit/text-field.tsx';
import { panel } from '#styles/desk/parts.css.ts';
import { fieldParts } from '#styles/field.css.ts';

type Field = keyof typeof copy.field;

export interface ServiceFormProps {
  /** What a field shows. */
  textOf: (field: Field) => string;
  problems: Readonly<Record<string, string>>;
  /** A prediction: customers choose by the number of questions. */
  hasQuestions: boolean;
  isReadOnly: boolean;
  onType: (field: Field, text: string) => void;
  /** Stands over the fields of what customers see. */
  type?: ReactNode;
  /** Stands under the base prompt. */
  children?: ReactNode;
}

/** Form of a service: what customers see, and what a model is told. */
export function ServiceForm(props: ServiceFormProps) {
  const { textOf, problems, hasQuestions, isReadOnly, onType, type, children } = props;
  const line = (
    field: Field,
    more: { multiline?: boolean; rows?: number; hint?: string; inputMode?: 'numeric' } = {},
  ) => (
    <TextField
      id={`usluga-${field}`}
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
    <>
      <section className={panel} aria-labelledby="co-widac">
        <h2 id="co-widac">{copy.whatItIs}</h2>
        {type}
        {line('title', { hint: copy.titleHint })}
        {line('description', { multiline: true, rows: 5 })}
        {hasQuestions && line('questionsCount', { inputMode: 'numeric', hint: copy.questionsHint })}
      </section>
      <section className={panel} aria-labelledby="polecenie">
        <h2 id="polecenie">{copy.prompt}</h2>
        {line('basePrompt', { multiline: true, rows: 12, hint: copy.promptHint })}
        {children}
      </section>
    </>
  );
}
