import type { MouseEvent, RefObject } from 'react';
import type { Elements } from './elements.ts';
import { FieldFrame } from './field-frame.tsx';
import type { SelectFieldProps } from './select-props.ts';
import type { useField } from './use-field.ts';

export interface SelectFrameProps {
  of: SelectFieldProps;
  field: ReturnType<typeof useField>;
  trigger: RefObject<HTMLButtonElement | null>;
  /** The trigger and its siblings. */
  children: Elements;
}

/**
 * Frame around a dropdown's trigger. The label is a sibling (inside a `label` Radix reopens the list, primitives
 * #3679) and only moves focus, like a native select's.
 */
export function SelectFrame({ of, field, trigger, children }: SelectFrameProps) {
  function focusTrigger(event: MouseEvent) {
    event.preventDefault();
    trigger.current?.focus();
  }

  return (
    <FieldFrame
      of={of}
      field={field}
      label={
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a label's own click, made gentler
        <label id={field.labelId} htmlFor={field.id} className={of.parts?.label} onClick={focusTrigger}>
          {of.label}
        </label>
      }
    >
      {children}
    </FieldFrame>
  );
}
