import { orderFormCopy, orderHints, questionCountWarning } from '#copy/purchase/order.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import type { Elements } from '#kit/elements.ts';
import * as css from '#styles/purchase/order-form.css.ts';
import { stack } from '#styles/layout.css.ts';
import { bindText, type FormBinding } from '../form-binding.ts';
import { Icon } from '../icon.tsx';
import { TextInput, type TextInputProps } from '../text-input.tsx';

export interface QuestionFieldsProps {
  form: FormBinding;
  /** Number of questions that the product includes. */
  count: 1 | 2 | 3;
  /** Set if more questions are asked than allowed; only a warning (OP-7). */
  warning?: { asked: number; allowed: number } | undefined;
  /** Questions that a change of package took out of the form, and what brings them back. */
  setAside?: SetAside | undefined;
}

export interface SetAside {
  count: number;
  /** What brings them back: a button of the page's kind. */
  button: Elements;
}

/** Question fields of a type that asks for them (`questions` in product-demands.ts); the first is required (OP-6). */
export const QuestionFields = ({ form, count, warning, setAside }: QuestionFieldsProps) => (
  <div className={stack}>
    {setAside && (
      <div className={css.setAside}>
        <p>{orderHints.setAside(count, setAside.count)}</p>
        {setAside.button}
      </div>
    )}
    {Array.from({ length: count }, (_, index) => (
      <WrittenField
        key={index}
        {...bindText(form, `question${index}`)}
        label={orderFormCopy.question(index + 1, count)}
        hint={index === 0 ? orderHints.question : undefined}
        required={index === 0}
      />
    ))}
    <p role="status" className={css.warning}>
      {warning && (
        <>
          <Icon name="alert" size={20} />
          <span>{questionCountWarning(warning.asked, warning.allowed)}</span>
        </>
      )}
    </p>
  </div>
);

type WrittenFieldProps = Omit<TextInputProps, 'multiline' | 'rows' | 'maxLength' | 'optionalNote'>;

/** A field for sentences to the specialist: a question, an intention, a topic. */
export const WrittenField = ({ required = false, ...field }: WrittenFieldProps) => (
  <TextInput
    {...field}
    optionalNote={
      required ? undefined : <span className={css.optional}>({orderFormCopy.questionOptional})</span>
    }
    required={required}
    multiline
    rows={3}
    maxLength={MAX_LENGTH.question}
    autoComplete="off"
  />
);
