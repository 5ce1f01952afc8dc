import * as Select from '@radix-ui/react-select';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import type { Parts } from './parts.ts';
import { useField } from './use-field.ts';
import { useHydrated } from './use-hydrated.ts';
import { useTapGuard } from './use-tap-guard.ts';

export interface SelectOption {
  /** Not empty: the empty string means that nothing is chosen. */
  value: string;
  label: string;
}

export interface SelectFieldProps {
  id?: string | undefined;
  label: ReactNode;
  /** Form field name, also the hook for tests: `[data-field="birthMonth"]`. */
  name: string;
  /** The chosen option's value, or the empty string. */
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  /** Focus left the field; not called when it only went into the open list. */
  onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** For the hidden native select through which the browser fills the field, e.g. `bday-month`. */
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  errorIcon?: ReactNode;
  /** At the end of the trigger. */
  icon?: ReactNode;
  /** Beside the chosen option in the list. */
  indicator?: ReactNode;
  parts?:
    | Parts<
        | 'root'
        | 'label'
        | 'hint'
        | 'error'
        | 'trigger'
        | 'value'
        | 'icon'
        | 'content'
        | 'viewport'
        | 'item'
        | 'itemIndicator'
      >
    | undefined;
}

/**
 * A dropdown on Radix Select with label, hint and error.
 *
 * The label is a sibling (inside a `label` Radix reopens the list, primitives #3679) and only moves focus, as
 * a native select's does. Typing picks an option, open or closed; Escape and a tap outside close the list and
 * give focus back. A tap that closes the list never lands on what lies below it (primitives #2696): an option is
 * chosen by the click itself, and a tap outside is kept from becoming one.
 *
 * Radix's parts are put together here so that the server's HTML has no inline style: the value is our own
 * element, and the hidden native select for autofill and form data comes after hydration.
 *
 * Parts: root, label, hint, error, trigger, value, icon, content, viewport, item, itemIndicator.
 * State: `data-invalid` on root, `data-state="open | closed"` and `data-placeholder` on trigger,
 * `data-highlighted` and `data-state="checked | unchecked"` on item, `data-side` on content.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, options, onValueChange, onBlur, error, hint, readOnly, parts = {} } = props;
  const field = useField(props);
  const hydrated = useHydrated();
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useTapGuard(open, content);
  const chosen = options.find((option) => option.value === value);

  function focusTrigger(event: MouseEvent) {
    event.preventDefault();
    trigger.current?.focus();
  }

  // The native select also reports '' when its options are not there yet. Nobody can choose that.
  function choose(next: string) {
    if (!readOnly && options.some((option) => option.value === next)) onValueChange(next);
  }

  return (
    <div className={parts.root} data-field={name} data-invalid={field.dataInvalid}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a label's own click, made gentler */}
      <label id={field.labelId} htmlFor={field.id} className={parts.label} onClick={focusTrigger}>
        {label}
      </label>
      {hint && (
        <p id={field.hintId} className={parts.hint}>
          {hint}
        </p>
      )}
      <FieldError
        id={field.errorId}
        error={error}
        icon={props.errorIcon}
        politeness={field.politeness}
        className={parts.error}
      />
      <Select.unstable_Provider
        name={name}
        value={value}
        onValueChange={choose}
        open={open}
        onOpenChange={(next) => setOpen(next && !readOnly)}
        {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
      >
        <Select.Trigger
          ref={trigger}
          id={field.id}
          className={parts.trigger}
          aria-labelledby={field.labelId}
          aria-required={props.required || undefined}
          aria-readonly={readOnly || undefined}
          aria-invalid={field.ariaInvalid}
          aria-describedby={field.describedBy}
          onFocus={field.onFocus}
          onBlur={() => {
            if (open) return;
            field.onBlur();
            onBlur?.();
          }}
        >
          <span className={parts.value}>{chosen?.label ?? props.placeholder}</span>
          {props.icon && <Select.Icon className={parts.icon}>{props.icon}</Select.Icon>}
        </Select.Trigger>
        {hydrated && <Select.unstable_BubbleInput />}
        <Select.Portal>
          <Select.Content
            ref={content}
            className={parts.content}
            position="popper"
            sideOffset={4}
            aria-labelledby={field.labelId}
          >
            <Select.Viewport className={parts.viewport}>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} className={parts.item}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator className={parts.itemIndicator}>
                    {props.indicator}
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.unstable_Provider>
    </div>
  );
}
