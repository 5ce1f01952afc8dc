import { NativeCheckboxField } from '#kit/native-checkbox-field.tsx';
import { checkboxParts } from '#styles/field.css.ts';
import { fieldId } from '../form-binding.ts';
import { Icon } from '../icon.tsx';
import { TermsLabel } from '../terms-field.tsx';

/** The checkbox for terms and privacy policy without scripts (OF-2). */
export const PlainTerms = ({ checked, error }: { checked: boolean; error: string | undefined }) => (
  <NativeCheckboxField
    id={fieldId('tosChecked')}
    name="tosChecked"
    checked={checked}
    error={error}
    required
    parts={checkboxParts}
    errorIcon={<Icon name="alert" size={20} />}
    label={<TermsLabel />}
  />
);
