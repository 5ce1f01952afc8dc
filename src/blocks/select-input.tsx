import { SelectField, type SelectFieldProps } from '#kit/select-field.tsx';
import { selectParts } from '#styles/field.css.ts';
import { Icon } from './icon.tsx';

export type SelectInputProps = Omit<SelectFieldProps, 'parts' | 'errorIcon' | 'icon' | 'indicator'>;

/** The kit's dropdown in the shop's dress. Brings Radix Select: keep it out of a page's first load. */
export const SelectInput = (props: SelectInputProps) => (
  <SelectField
    {...props}
    parts={selectParts}
    errorIcon={<Icon name="alert" size={20} />}
    icon={<Icon name="chevron" size={20} />}
    indicator={<Icon name="check" size={18} />}
  />
);
