import { TextField as KitTextField, type TextFieldProps } from '#kit/text-field.tsx';
import { useHeld } from './held-form.tsx';

/** A text field of the desk: the kit's, which is read-only while its form is held. */
export function TextField(props: TextFieldProps) {
  const isHeld = useHeld();
  return <KitTextField {...props} readOnly={isHeld || props.readOnly} />;
}
