import { orderFormCopy } from '#copy/purchase/order.ts';
import { formFields, type ProductDemands } from '#domain/product-demands.ts';
import type { Elements } from '#kit/elements.ts';
import { stack } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/order-form.css.ts';
import { step } from '#styles/purchase/step.css.ts';
import { FormMoon } from './form-moon.tsx';
import { OrderFields, type OrderFieldsProps } from './order-fields.tsx';
import { RememberedNote, type RememberedNoteProps } from './remembered-note.tsx';
import { StepHeading } from './step-heading.tsx';

export interface OrderFormProps extends OrderFieldsProps {
  /** Error summary above the fields after a rejected submit. */
  problemSummary?: Elements;
  /** Clears the data stored on the device (U33). */
  onForget: () => void;
  /** Checkbox for remembering the customer; without it the device always remembers. */
  remembering?: RememberedNoteProps['remembering'];
}

/** Heading that receives focus when a specialist is chosen (A20). */
export const FORM_HEADING = 'dane-naglowek';

/**
 * Step three: the form for the customer's data (OF-1) and what the chosen product requires (OP-6, OP-8, OP-9). Enter
 * does not submit: only a payment button places the order (OF-3).
 */
export const OrderForm = (form: OrderFormProps) => (
  <section id="dane" className={step} aria-labelledby={FORM_HEADING}>
    <StepHeading id={FORM_HEADING} step={3}>
      {orderFormCopy.title}
    </StepHeading>
    <form
      noValidate
      aria-labelledby={FORM_HEADING}
      className={css.sheet}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormMoon values={form.values} names={requiredNames(form.demands)} />
      <div className={`${stack} ${css.fields}`}>
        {form.problemSummary}
        <OrderFields {...form} />
        <RememberedNote
          onForget={form.onForget}
          locked={form.readOnly ?? false}
          remembering={form.remembering}
        />
      </div>
    </form>
  </section>
);

/** Names of the required fields, for the progress moon. */
const requiredNames = (demands: ProductDemands) =>
  formFields(demands).flatMap(({ name, required }) => (required ? [name] : []));
