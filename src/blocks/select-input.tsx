import { SelectField } from '#kit/select-field.tsx';
import type { SelectFieldProps } from '#kit/select-props.ts';
import { selectListParts } from '#styles/select-list.late.css.ts';
import { selectAppearance } from './select-appearance.tsx';

export type SelectInputProps = Omit<SelectFieldProps, keyof typeof selectAppearance | 'begin'>;

/** The kit's dropdown with the shop's styles. It imports Radix Select, so keep it out of a page's first load. */
export const SelectInput = (props: SelectInputProps) => (
  <SelectField {...props} {...selectAppearance} parts={{ ...selectAppearance.parts, ...selectListParts }} />
);
