import { useState, type ComponentType } from 'react';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { TextField, type TextFieldProps } from '#kit/text-field.tsx';
import type { MailSlipProps } from './mail-slip.tsx';

export interface EmailInputProps extends TextFieldProps {
  /** The field that repeats the address: it is put right with this one, where both are alike. */
  repeated?: Pick<TextFieldProps, 'value' | 'onChange'> | undefined;
}

/**
 * Field for an e-mail address. When it is left, a likely typing error in the host is pointed out, but never refused.
 * The code for that is loaded then; without it nothing is pointed out.
 */
export function EmailInput({ repeated, ...props }: EmailInputProps) {
  const { value, onChange, onBlur, readOnly, name } = props;
  /** The text with which the field was left. */
  const [left, setLeft] = useState('');
  const [Slip, setSlip] = useState<ComponentType<MailSlipProps>>();

  function leave() {
    setLeft(value);
    importWithRetry(() => import('./mail-slip.tsx')).then(
      ({ MailSlip }) => setSlip(() => MailSlip),
      () => undefined,
    );
    onBlur?.();
  }

  return (
    <TextField
      {...props}
      onBlur={leave}
      below={
        Slip && (
          <Slip
            value={value}
            isAsked={left === value && !readOnly}
            onAccept={(address) => {
              onChange(address);
              if (repeated?.value === value) repeated.onChange(address);
              // The pressed button goes.
              document.activeElement
                ?.closest('[data-field]')
                ?.querySelector<HTMLElement>(`[name="${name}"]`)
                ?.focus();
            }}
          />
        )
      }
    />
  );
}
