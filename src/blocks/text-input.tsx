import { TextField, type TextFieldProps } from '#kit/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';
import { Icon } from './icon.tsx';

export type TextInputProps = Omit<TextFieldProps, 'parts' | 'errorIcon'>;

/** The kit's text field with the shop's styles. */
export const TextInput = (props: TextInputProps) => (
  <TextField {...props} parts={fieldParts} errorIcon={<Icon name="alert" size={20} />} />
);
