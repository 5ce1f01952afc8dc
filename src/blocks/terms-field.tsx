import { useId } from 'react';
import { shellCopy } from '#copy/shell.ts';
import { termsLabel } from '#copy/terms.ts';
import { CheckboxField, type CheckboxFieldProps } from '#kit/checkbox-field.tsx';
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
  readOnly?: boolean | undefined;
}

/**
 * Checkbox "Akceptuję regulamin i politykę prywatności", initially unchecked (OF-2). Its links open a new tab, so
 * that typed data are not lost, and say so in a description, which is no part of the checkbox's name (A36).
 */
export const TermsField = (props: TermsFieldProps) => (
  <ConsentField {...props} required label={<TermsLabel />} />
);

/** A checkbox for consent, in the shop's look. */
export const ConsentField = (props: Omit<CheckboxFieldProps, 'mark' | 'parts' | 'errorIcon'>) => (
  <CheckboxField
    {...props}
    parts={checkboxParts}
    mark={<Icon name="check" size={20} />}
    errorIcon={<Icon name="alert" size={20} />}
  />
);

/** Label of the checkbox, with links to both documents. */
export function TermsLabel() {
  const newTab = useId();
  const document = (to: string, name: string) => (
    <a href={to} target="_blank" aria-describedby={newTab}>
      <span>{name}</span>
      <Icon name="arrow-up-right" size={16} />
    </a>
  );
  return (
    <span>
      {termsLabel.accept}
      {document('/regulamin', termsLabel.terms)}
      {termsLabel.and}
      {document('/polityka-prywatnosci', termsLabel.privacy)}
      <span id={newTab} hidden>
        {shellCopy.external}
      </span>
    </span>
  );
}
