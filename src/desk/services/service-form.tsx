import type { Elements } from '#kit/elements.ts';
import { asksQuestions, mostQuestions, PRODUCT_DEMANDS } from '#domain/product-demands.ts';
import { isChosenByQuestions, type ProductType } from '#domain/product-type.ts';
import { hasSpread } from '#schemas/desk/service-problem.ts';
import { servicesCopy as copy } from './services-copy.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { textFieldsOf, type EditFields } from '#desk/frame/edit/edit-fields.tsx';
import { SpreadField } from './spread-field.tsx';

type Field = keyof typeof copy.field;

export interface ServiceFormProps extends EditFields<Field> {
  /** Decides whether there are fields for questions and for a spread; undefined while it is not chosen. */
  productType: ProductType | undefined;
  /** Stands over the fields of what customers see. */
  type?: Elements;
  /** Stands under the base prompt. */
  children?: Elements;
}

/** Form of a service: texts for customers and the prompt for a model. */
export function ServiceForm(props: ServiceFormProps) {
  const { productType, type, children } = props;
  const line = textFieldsOf('usluga-', copy.field, props);
  return (
    <>
      <section className={panel} aria-labelledby="co-widac">
        <h2 id="co-widac">{copy.whatItIs}</h2>
        {type}
        {line('title', { hint: copy.titleHint })}
        {line('description', { multiline: true, rows: 5 })}
        {productType &&
          asksQuestions(productType) &&
          line('questionsCount', {
            inputMode: 'numeric',
            hint: copy.questionsHint(
              mostQuestions(PRODUCT_DEMANDS[productType]),
              isChosenByQuestions(productType),
            ),
          })}
        {productType && hasSpread(productType) && (
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
