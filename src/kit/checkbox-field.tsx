import { unstable_Provider as Provider, unstable_Trigger as Trigger } from '@radix-ui/react-checkbox';
import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Parts } from './parts.ts';
import { useField } from './use-field.ts';

export interface CheckboxFieldProps {
  id?: string | undefined;
  /** Text beside the box, also its accessible name. May hold links. */
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  /** Message above the box. While present, the box is announced as invalid. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Form field name, also the hook for tests: `[data-field="terms"]`. */
  name: string;
  required?: boolean | undefined;
  /** Shown, and not to be changed now. */
  readOnly?: boolean | undefined;
  errorIcon?: Elements;
  /** The check mark. */
  mark: ReactNode;
  parts?: Parts<'root' | 'hint' | 'error' | 'row' | 'box' | 'mark' | 'label'> | undefined;
}

/**
 * A checkbox with its label, hint and error wired together for assistive technology.
 *
 * Controlled only: the owner of the state (usually a machine) passes `checked` and handles each change. Space and a
 * click on box or label toggle it; a link inside the label is only a link.
 *
 * Built on Radix's provider and trigger, since its root adds a hidden input with an inline style, which our CSP
 * forbids in the server's HTML. A plain hidden input replaces it in the form's data.
 *
 * The hint stands below the box, since above it would be read with the field before.
 *
 * Parts: root, error, row, box, mark, label, hint. State: `data-state="checked | unchecked"` on box and mark,
 * `data-invalid` on root.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, checked, onCheckedChange, name, mark, readOnly, parts = {} } = props;
  const field = useField(props);
  const state = checked ? 'checked' : 'unchecked';

  return (
    <FieldFrame of={props} field={field} isHintLast>
      <div className={parts.row}>
        <Provider checked={checked} onCheckedChange={(next) => !readOnly && onCheckedChange(next === true)}>
          <Trigger
            id={field.id}
            className={parts.box}
            aria-required={props.required || undefined}
            aria-readonly={readOnly || undefined}
            aria-invalid={field.ariaInvalid}
            aria-describedby={field.describedBy}
            onFocus={field.onFocus}
            onBlur={field.onBlur}
          >
            {checked && (
              <span className={parts.mark} data-state={state} aria-hidden="true">
                {mark}
              </span>
            )}
          </Trigger>
        </Provider>
        {checked && <input type="hidden" name={name} value="on" />}
        <label htmlFor={field.id} className={parts.label}>
          {label}
        </label>
      </div>
    </FieldFrame>
  );
}
