import type { ReactNode } from 'react';
import { orderFormCopy, orderHints } from '#copy/order.ts';
import { formFields, type ProductDemands } from '#domain/product-demands.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { FieldGroup } from '#kit/field-group.tsx';
import { groupParts } from '#styles/field.css.ts';
import { stack } from '#styles/layout.css.ts';
import * as css from '#styles/order-form.css.ts';
import { step } from '#styles/step.css.ts';
import { BirthDateFields } from './birth-date-fields.tsx';
import { bindText, type FormBinding } from './form-binding.ts';
import { FormMoon } from './form-moon.tsx';
import { Optional, QuestionFields } from './question-fields.tsx';
import { RememberedNote } from './remembered-note.tsx';
import { StepHeading } from './step-heading.tsx';
import { TextInput } from './text-input.tsx';

export interface OrderFormProps extends FormBinding {
  /** Error summary above the fields after a rejected submit. */
  problemSummary?: ReactNode;
  /** The data that the chosen product requires. */
  demands: ProductDemands;
  questionWarning?: { asked: number; allowed: number } | undefined;
  /** Clears the data stored on the device (U33). */
  onForget: () => void;
}

/** Heading that receives focus when a specialist is chosen (A20). */
export const FORM_HEADING = 'dane-naglowek';

const CUSTOMER_DATE = { day: 'birthDay', month: 'birthMonth', year: 'birthYear' };
const PARTNER_DATE = { day: 'partnerBirthDay', month: 'partnerBirthMonth', year: 'partnerBirthYear' };

/**
 * Step three: the form for the customer's data (OF-1) and what the chosen product requires (OP-6, OP-8, OP-9). Fields
 * are in the order of `formFields`. Enter does not submit: only a payment button places the order (OF-3).
 */
export function OrderForm(form: OrderFormProps) {
  const { city, partner, questions, intentions } = form.demands;
  return (
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
          {questions !== 0 && <QuestionFields form={form} count={questions} warning={form.questionWarning} />}
          {intentions && (
            <TextInput
              {...bindText(form, 'intentions')}
              label={orderFormCopy.intention}
              hint={orderHints.intention}
              optionalNote={intentions === 'optional' ? <Optional /> : undefined}
              required={intentions === 'required'}
              multiline
              rows={3}
              maxLength={MAX_LENGTH.question}
              autoComplete="off"
            />
          )}
          <TextInput
            {...bindText(form, 'firstName')}
            label={orderFormCopy.firstName}
            hint={orderHints.firstName}
            maxLength={MAX_LENGTH.name}
            autoComplete="given-name"
            required
          />
          <div className={css.emails}>
            <TextInput
              {...bindText(form, 'email')}
              label={orderFormCopy.email}
              hint={orderHints.email}
              type="email"
              maxLength={MAX_LENGTH.email}
              autoComplete="email"
              required
            />
            <TextInput
              {...bindText(form, 'confirmEmail')}
              label={orderFormCopy.confirmEmail}
              hint={orderHints.confirmEmail}
              type="email"
              maxLength={MAX_LENGTH.email}
              autoComplete="email"
              required
            />
          </div>
          <BirthDateFields
            form={form}
            legend={orderFormCopy.birthDate}
            hint={orderHints.birthDate}
            names={CUSTOMER_DATE}
            isCustomers
          />
          {city && (
            <TextInput
              {...bindText(form, 'city')}
              label={orderFormCopy.city}
              hint={orderHints.city}
              maxLength={MAX_LENGTH.city}
              autoComplete="address-level2"
              required
            />
          )}
          {partner && <PartnerFields form={form} />}
          <RememberedNote onForget={form.onForget} />
        </div>
      </form>
    </section>
  );
}

/** Fields of the second person of a partner variant (OP-9). */
const PartnerFields = ({ form }: { form: FormBinding }) => (
  <FieldGroup
    legend={orderFormCopy.partner}
    hint={orderHints.partner}
    parts={{
      ...groupParts,
      root: css.partner,
      legend: css.partnerLegend,
      fields: `${stack} ${css.partnerFields}`,
    }}
  >
    <TextInput
      {...bindText(form, 'partnerName')}
      label={orderFormCopy.partnerName}
      maxLength={MAX_LENGTH.name}
      autoComplete="off"
      required
    />
    <BirthDateFields
      form={form}
      legend={orderFormCopy.partnerBirthDate}
      names={PARTNER_DATE}
      isCustomers={false}
    />
  </FieldGroup>
);

/** Names of the required fields, for the progress moon. */
const requiredNames = (demands: ProductDemands) =>
  formFields(demands).flatMap(({ name, required }) => (required ? [name] : []));
