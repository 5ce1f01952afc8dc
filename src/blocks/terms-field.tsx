import { useId, type ReactNode } from 'react';
import { shellCopy } from '#copy/site/shell.ts';
import { CONSENTS_LABEL, termsLabel } from '#copy/law/terms.ts';
import { CheckboxField, type CheckboxFieldProps } from '#kit/checkbox-field.tsx';
import { checkboxParts, checkGroup, checkUnparted } from '#styles/field.css.ts';
import { hidden } from '#styles/text.css.ts';
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
 * that typed data are kept. A description, not part of the checkbox's name, announces that (A36).
 */
export const TermsField = (props: TermsFieldProps) => (
  <ConsentField {...props} required label={<TermsLabel />} />
);

/** The boxes of an order's consents as one group, which assistive technology names. */
export const Consents = ({ children }: { children: ReactNode }) => (
  <fieldset>
    <legend className={hidden}>{CONSENTS_LABEL}</legend>
    <div className={checkGroup}>{children}</div>
  </fieldset>
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
      {document('/regulamin', termsLabel.terms)}{' '}
      <span className={checkUnparted}>
        <span>{termsLabel.and.trimStart()}</span>
        {document('/polityka-prywatnosci', termsLabel.privacy)}
      </span>
      <span id={newTab} hidden>
        {shellCopy.external}
      </span>
    </span>
  );
}
