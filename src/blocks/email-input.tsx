import { useState } from 'react';
import { mailSlipCopy } from '#copy/mail-slip.ts';
import { meantHost, withHost } from '#domain/typed/mail-host.ts';
import { TextField, type TextFieldProps } from '#kit/text-field.tsx';
import { slip } from '#styles/field.css.ts';
import { linkButton } from '#styles/text.css.ts';

/**
 * A field for an e-mail address, on which delivery hangs: a likely slip of the host is asked about when the field is left,
 * and put right by one press. It is never refused. Without scripts nothing is asked.
 */
export function EmailInput(props: TextFieldProps) {
  const { value, onChange, onBlur, readOnly, name, id } = props;
  /** The text with which the field was left. */
  const [left, setLeft] = useState('');
  const meant = left === value && !readOnly ? meantHost(value) : undefined;

  function accept() {
    if (meant === undefined) return;
    onChange(withHost(value, meant));
    // The pressed button goes.
    (id === undefined
      ? document.querySelector<HTMLElement>(`input[name="${name}"]`)
      : document.getElementById(id)
    )?.focus();
  }

  return (
    <TextField
      {...props}
      onBlur={() => {
        setLeft(value);
        onBlur?.();
      }}
      below={
        <p aria-live="polite" className={slip}>
          {meant !== undefined && (
            <>
              <span>{mailSlipCopy.question(meant)}</span>{' '}
              <button type="button" className={linkButton} onClick={accept}>
                {mailSlipCopy.accept}
              </button>
            </>
          )}
        </p>
      }
    />
  );
}
