import { LateSelectField } from '#kit/late-select-field.tsx';
import { loadAgain } from '#kit/load-again.ts';
import { selectDress } from './select-dress.tsx';
import type { SelectInputProps } from './select-input.tsx';

const loadSelect = async () => (await loadAgain(() => import('#kit/select-field.tsx'))).SelectField;

/** `SelectInput` for a form that is read before it is filled in: Radix Select comes when the form is entered. */
export const LateSelectInput = (props: SelectInputProps) => (
  <LateSelectField {...props} {...selectDress} load={loadSelect} />
);
