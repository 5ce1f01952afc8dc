import type { Elements } from '#kit/elements.ts';
import { servicesCopy as copy } from './services-copy.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { textFieldsOf, type EditFields } from '#desk/frame/edit/edit-fields.tsx';
import { SpreadField } from './spread-field.tsx';

type Field = keyof typeof copy.field;

export interface ServiceFormProps extends EditFields<Field> {
  /** A prediction: customers choose by the number of questions. */
  hasQuestions: boolean;
  /** Whether it is a tarot reading, with cards at named positions. */
  hasCards: boolean;
  /** Stands over the fields of what customers see. */
  type?: Elements;
  /** Stands under the base prompt. */
  children?: Elements;
}

/** Form of a service: texts for customers and the prompt for a model. */
export function ServiceForm(props: ServiceFormProps) {
  const { hasQuestions, hasCards, type, children } = props;
  const line = textFieldsOf('usluga-', copy.field, props);
  return (
    <>
      <section className={panel} aria-labelledby="co-widac">
        <h2 id="co-widac">{copy.whatItIs}</h2>
        {type}
        {line('title', { hint: copy.titleHint })}
        {line('description', { multiline: true, rows: 5 })}
        {hasQuestions && line('questionsCount', { inputMode: 'numeric', hint: copy.questionsHint })}
        {hasCards && (
          <SpreadField
            value={props.textOf('spread')}
            isReadOnly={props.isReadOnly}
            onChange={(text) => props.onType('spread', text)}
          >
            {line('spread', { multiline: true, rows: 5, hint: copy.spreadHint })}
          </SpreadField>
        )}
      </section>
      <section className={panel} aria-labelledby="polecenie">
        <h2 id="polecenie">{copy.prompt}</h2>
        {line('basePrompt', { multiline: true, rows: 12, hint: copy.promptHint })}
        {children}
      </section>
    </>
  );
}
