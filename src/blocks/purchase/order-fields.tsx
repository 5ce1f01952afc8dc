import { orderFormCopy, orderHints } from '#copy/purchase/order.ts';
import type { ProductDemands } from '#domain/product-demands.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { FieldGroup } from '#kit/field-group.tsx';
import { groupParts } from '#styles/field.css.ts';
import { stack } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/order-form.css.ts';
import { BirthDateFields } from './birth-date-fields.tsx';
import { bindText, type FormBinding } from '../form-binding.ts';
import { GiftFields } from './gift-fields.tsx';
import { QuestionFields, WrittenField, type SetAside } from './question-fields.tsx';
import { TextInput } from '../text-input.tsx';

export interface OrderFieldsProps extends FormBinding {
  /** The data that the chosen product requires. */
  demands: ProductDemands;
  questionWarning?: { asked: number; allowed: number } | undefined;
  setAside?: SetAside | undefined;
  /** The shop sends an answer to another address. */
  hasGifts?: boolean | undefined;
}

const CUSTOMER_DATE = { day: 'birthDay', month: 'birthMonth', year: 'birthYear' };
const PARTNER_DATE = { day: 'partnerBirthDay', month: 'partnerBirthMonth', year: 'partnerBirthYear' };

/**
 * Fields for the customer's data (OF-1) and what the chosen product requires or offers (OP-1, OP-6, OP-8, OP-9), in the order of
 * `formFields`.
 */
export function OrderFields(form: OrderFieldsProps) {
  const { city, partner, questions, intentions, topic } = form.demands;
  return (
    <>
      {topic && (
        <WrittenField
          {...bindText(form, 'topic')}
          label={orderFormCopy.topic[topic]}
          hint={orderHints.topic[topic]}
        />
      )}
      {questions !== 0 && (
        <QuestionFields
          form={form}
          count={questions}
          warning={form.questionWarning}
          setAside={form.setAside}
        />
      )}
      {intentions && (
        <WrittenField
          {...bindText(form, 'intentions')}
          label={orderFormCopy.intention}
          hint={orderHints.intention}
          required={intentions === 'required'}
        />
      )}
      <TextInput
        {...bindText(form, 'firstName')}
        label={orderFormCopy.firstName}
        maxLength={MAX_LENGTH.name}
        autoComplete="given-name"
        required
      />
      <div className={css.emails}>
        <TextInput
          {...bindText(form, 'email')}
          repeated={bindText(form, 'confirmEmail')}
          label={orderFormCopy.email}
          hint={form.values['giftEmail'] ? orderHints.emailOfGift : orderHints.email}
          type="email"
          maxLength={MAX_LENGTH.email}
          autoComplete="email"
          required
        />
        <TextInput
          {...bindText(form, 'confirmEmail')}
          isRepeat
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
      {form.hasGifts && <GiftFields form={form} />}
    </>
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
