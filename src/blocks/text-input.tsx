import { TextField, type TextFieldProps } from '#kit/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';
import { EmailInput } from './email-input.tsx';
import { Icon } from './icon.tsx';
import { RoomLeft } from './room-left.tsx';

export type TextInputProps = Omit<TextFieldProps, 'parts' | 'errorIcon' | 'below'>;

/** The kit's text field with the shop's styles; one for an address asks about likely slips, a long one counts down. */
export const TextInput = (props: TextInputProps) => {
  const Field = props.type === 'email' ? EmailInput : TextField;
  const { multiline, maxLength, value } = props;
  return (
    <Field
      {...props}
      parts={fieldParts}
      errorIcon={<Icon name="alert" size={20} />}
      below={multiline && maxLength !== undefined && <RoomLeft length={value.length} maxLength={maxLength} />}
    />
  );
};
