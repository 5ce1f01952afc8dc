import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { FieldError } from './field-error.tsx';
import type { Parts } from './parts.ts';
import { useField } from './use-field.ts';

export interface FieldGroupProps {
  /** Id of the fieldset; an error summary's link to it focuses the first control inside. */
  id?: string | undefined;
  legend: ReactNode;
  hint?: string | undefined;
  /** Message about the group as a whole, such as a date that does not exist. */
  error?: string | undefined;
  errorIcon?: Elements;
  children: ReactNode;
  parts?: Parts<'root' | 'legend' | 'hint' | 'error' | 'fields'> | undefined;
}

/**
 * A fieldset with a legend, for fields that belong together, with one hint and one error for all of them.
 *
 * Parts: root, legend, hint, error, fields. State on root: `data-invalid`.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, errorIcon, children, parts = {} } = props;
  const group = useField(props);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields' bubbling focus events
    <fieldset
      id={group.id}
      className={parts.root}
      aria-describedby={group.describedBy}
      data-invalid={group.dataInvalid}
      onFocus={group.onFocus}
      onBlur={group.onBlur}
    >
      <legend className={parts.legend}>{legend}</legend>
      {hint && (
        <p id={group.hintId} className={parts.hint}>
          {hint}
        </p>
      )}
      <FieldError
        id={group.errorId}
        error={error}
        icon={errorIcon}
        politeness={group.politeness}
        className={parts.error}
      />
      <div className={parts.fields}>{children}</div>
    </fieldset>
  );
}
