import type { ReactNode } from 'react';

export interface FieldErrorProps {
  id: string;
  error?: ReactNode;
  icon?: ReactNode;
  /** From `useField`: whether a message appearing now is spoken by itself. */
  politeness: 'polite' | 'off';
  className?: string | undefined;
}

/**
 * The place of a field's error, shared by the fields of the kit. It is always in the page, because only a
 * live region that was there before its message is announced reliably. Without an error it is `:empty`.
 */
export function FieldError({ id, error, icon, politeness, className }: FieldErrorProps) {
  return (
    <p id={id} className={className} aria-live={politeness} aria-atomic="true">
      {error ? (
        <>
          {icon}
          {error}
        </>
      ) : null}
    </p>
  );
}
