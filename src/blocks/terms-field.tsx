import { termsLabel } from '#copy/terms.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { checkboxParts } from '#styles/field.css.ts';
import { Icon } from './icon.tsx';

export interface TermsFieldProps {
  /** Id of the checkbox, for an error summary's link. */
  id?: string | undefined;
  name: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
}

/**
 * Checkbox "Akceptuję regulamin i politykę prywatności", initially unchecked (OF-2). Its links open a new tab, so
 * that typed data are not lost.
 */
export const TermsField = (props: TermsFieldProps) => (
  <CheckboxField
    {...props}
    required
    parts={checkboxParts}
    mark={<Icon name="check" size={20} />}
    errorIcon={<Icon name="alert" size={20} />}
    label={
      <>
        {termsLabel.accept}
        <a href="/regulamin" target="_blank">
          {termsLabel.terms}
        </a>
        {termsLabel.and}
        <a href="/polityka-prywatnosci" target="_blank">
          {termsLabel.privacy}
        </a>
      </>
    }
  />
);
