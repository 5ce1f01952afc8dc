import { orderFormCopy, orderHints, questionCountWarning } from '#copy/order.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import * as css from '#styles/order-form.css.ts';
import { stack } from '#styles/layout.css.ts';
import { bindText, type FormBinding } from '../form-binding.ts';
import { Icon } from '../icon.tsx';
import { TextInput } from '../text-input.tsx';

export interface QuestionFieldsProps {
  form: FormBinding;
  /** Number of questions that the product includes. */
  count: 1 | 2 | 3;
  /** Set if more questions are asked than allowed; only a warning (OP-7). */
  warning?: { asked: number; allowed: number } | undefined;
}

/** Question fields of a prediction; the first is required (OP-6). */
export const QuestionFields = ({ form, count, warning }: QuestionFieldsProps) => (
  <div className={stack}>
    {Array.from({ length: count }, (_, index) => (
      <TextInput
        key={index}
        {...bindText(form, `question${index}`)}
        label={orderFormCopy.question(index + 1, count)}
        hint={index === 0 ? orderHints.question : undefined}
        optionalNote={index === 0 ? undefined : <Optional />}
        required={index === 0}
        multiline
        rows={3}
        maxLength={MAX_LENGTH.question}
        autoComplete="off"
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

/** Note after the label of an optional field. */
export const Optional = () => <span className={css.optional}>({orderFormCopy.questionOptional})</span>;
