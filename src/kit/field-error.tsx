import type { Elements } from './elements.ts';

export interface FieldErrorProps {
  id: string;
  error?: string | undefined;
  icon?: Elements;
  /** From `useField`: whether a new message is announced. */
  politeness: 'polite' | 'off';
  className?: string | undefined;
}

/**
 * Container of a field's error message. It is always rendered, since live regions announce reliably only if they
 * exist before their message. Without an error it is `:empty`.
 */
export function FieldError({ id, error, icon, politeness, className }: FieldErrorProps) {
  return (
    <p id={id} className={className} aria-live={politeness} aria-atomic="true">
      {error ? (
        <>
          {icon}
          <span>{error}</span>
        </>
      ) : null}
    </p>
  );
}
