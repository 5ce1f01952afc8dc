import { TextField } from '#kit/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';
import { EmailInput, type EmailInputProps } from './email-input.tsx';
import { Icon } from './icon.tsx';
import { RoomLeft } from './room-left.tsx';

export interface TextInputProps extends Omit<EmailInputProps, 'parts' | 'errorIcon' | 'below'> {
  /** Repeats an address, about which its own field asks. */
  isRepeat?: boolean;
}

/** The kit's text field with the shop's styles; one for an address asks about likely slips, a long one counts down. */
export const TextInput = ({ isRepeat, repeated, ...props }: TextInputProps) => {
  const { multiline, maxLength, value, error } = props;
  const whole = {
    ...props,
    // Long text is never cut: the error states by how much pasted text is too long.
    ...(multiline && { maxLength: undefined }),
    parts: fieldParts,
    errorIcon: <Icon name="alert" size={20} />,
    // The counter is hidden while the error states the length.
    below: multiline && maxLength !== undefined && !(error && value.length > maxLength) && (
      <RoomLeft length={value.length} maxLength={maxLength} />
    ),
  };
  return props.type === 'email' && !isRepeat ? (
    <EmailInput {...whole} repeated={repeated} />
  ) : (
    <TextField {...whole} />
  );
};
