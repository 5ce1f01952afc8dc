import { TextField, type TextFieldProps } from '#kit/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';
import { EmailInput } from './email-input.tsx';
import { Icon } from './icon.tsx';

export type TextInputProps = Omit<TextFieldProps, 'parts' | 'errorIcon'>;

/** The kit's text field with the shop's styles; one for an address asks about likely slips. */
export const TextInput = (props: TextInputProps) => {
  const Field = props.type === 'email' ? EmailInput : TextField;
  return <Field {...props} parts={fieldParts} errorIcon={<Icon name="alert" size={20} />} />;
};
