import { MONTH_NAMES } from '#copy/sky/months.ts';
import { orderFormCopy } from '#copy/purchase/order.ts';
import { CHOOSE } from '#copy/purchase/order-steps.ts';
import { FieldGroup } from '#kit/field-group.tsx';
import { groupParts } from '#styles/field.css.ts';
import { dateRow } from '#styles/purchase/order-form.css.ts';
import { bindSelect, bindText, type FormBinding } from '../form-binding.ts';
import { LazySelectInput } from './lazy-select-input.tsx';
import { TextInput } from '../text-input.tsx';

export interface BirthDateFieldsProps {
  form: FormBinding;
  legend: string;
  hint?: string | undefined;
  names: { day: string; month: string; year: string };
  /** Whether it is the customer's own date: only then may the browser autofill it (A22). */
  isCustomers: boolean;
}

const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label }));

/**
 * Fields for day, month and year of birth (OF-1). Only the invalid field is marked; its message is above all three,
 * where there is room for it.
 */
export const BirthDateFields = ({ form, legend, hint, names, isCustomers }: BirthDateFieldsProps) => {
  const Select = form.Select ?? LazySelectInput;
  const autoComplete = (part: string) => (isCustomers ? part : 'off');
  return (
    <FieldGroup legend={legend} hint={hint} parts={{ ...groupParts, fields: dateRow }}>
      <TextInput
        {...bindText(form, names.day)}
        label={orderFormCopy.birthDay}
        inputMode="numeric"
        maxLength={2}
        autoComplete={autoComplete('bday-day')}
        required
      />
      <Select
        {...bindSelect(form, names.month)}
        label={orderFormCopy.birthMonth}
        options={MONTHS}
        placeholder={CHOOSE}
        autoComplete={autoComplete('bday-month')}
        required
      />
      <TextInput
        {...bindText(form, names.year)}
        label={orderFormCopy.birthYear}
        inputMode="numeric"
        maxLength={4}
        autoComplete={autoComplete('bday-year')}
        required
      />
    </FieldGroup>
  );
};
