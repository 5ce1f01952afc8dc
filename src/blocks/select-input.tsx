import { SelectField } from '#kit/select-field.tsx';
import type { SelectFieldProps } from '#kit/select-props.ts';
import { selectDress } from './select-dress.tsx';

export type SelectInputProps = Omit<SelectFieldProps, keyof typeof selectDress | 'begin'>;

/** The kit's dropdown in the shop's dress. Brings Radix Select: keep it out of a page's first load. */
export const SelectInput = (props: SelectInputProps) => <SelectField {...props} {...selectDress} />;
