import { LazySelectField } from '#kit/lazy-select-field.tsx';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { selectDress } from './select-dress.tsx';
import type { SelectInputProps } from './select-input.tsx';

const loadSelect = async () => (await importWithRetry(() => import('#kit/select-field.tsx'))).SelectField;

/** `SelectInput` for a form that is read before it is filled in: Radix Select comes when the form is entered. */
export const LazySelectInput = (props: SelectInputProps) => (
  <LazySelectField {...props} {...selectDress} load={loadSelect} />
);
