import { LazySelectField } from '#kit/lazy-select-field.tsx';
import { ATTEMPTS_WHILE_WAITING, importWithRetry } from '#islands/import-with-retry.ts';
import { selectListParts } from '#styles/select-list.late.css.ts';
import { selectAppearance } from '../select-appearance.tsx';
import type { SelectInputProps } from '../select-input.tsx';

const loadSelect = async () =>
  (await importWithRetry(() => import('#kit/select-field.tsx'), ATTEMPTS_WHILE_WAITING)).SelectField;

/** `SelectInput` that loads Radix Select only when the visitor enters the form. */
export const LazySelectInput = (props: SelectInputProps) => (
  <LazySelectField
    {...props}
    {...selectAppearance}
    parts={{ ...selectAppearance.parts, ...selectListParts }}
    load={loadSelect}
  />
);
