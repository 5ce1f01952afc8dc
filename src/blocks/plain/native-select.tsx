import { NativeSelectField } from '#kit/native-select-field.tsx';
import { selectAppearance } from '../select-appearance.tsx';
import type { SelectInputProps } from '../select-input.tsx';

/** The browser's own dropdown with the shop's styles, for forms without scripts. */
export const NativeSelect = (props: SelectInputProps) => (
  <NativeSelectField {...props} {...selectAppearance} />
);
