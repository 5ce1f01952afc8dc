import type { MouseEvent, ReactNode, RefObject } from 'react';
import { FieldError } from './field-error.tsx';
import type { SelectFieldProps } from './select-props.ts';
import type { useField } from './use-field.ts';

export interface SelectFrameProps {
  select: Pick<SelectFieldProps, 'name' | 'label' | 'hint' | 'error' | 'errorIcon' | 'parts'>;
  field: ReturnType<typeof useField>;
  trigger: RefObject<HTMLButtonElement | null>;
  /** The trigger, and what belongs to it. */
  children: ReactNode;
}

/**
 * Label, hint and error around a dropdown's trigger. The label is a sibling (inside a `label` Radix reopens the list,
 * primitives #3679) and only moves focus, as a native select's does.
 */
export function SelectFrame({ select, field, trigger, children }: SelectFrameProps) {
  const { parts = {} } = select;

  function focusTrigger(event: MouseEvent) {
    event.preventDefault();
    trigger.current?.focus();
  }

  return (
    <div className={parts.root} data-field={select.name} data-invalid={field.dataInvalid}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a label's own click, made gentler */}
      <label id={field.labelId} htmlFor={field.id} className={parts.label} onClick={focusTrigger}>
        {select.label}
      </label>
      {select.hint && (
        <p id={field.hintId} className={parts.hint}>
          {select.hint}
        </p>
      )}
      <FieldError
        id={field.errorId}
        error={select.error}
        icon={select.errorIcon}
        politeness={field.politeness}
        className={parts.error}
      />
      {children}
    </div>
  );
}
