import * as Select from '@radix-ui/react-select';
import { useEffect, useRef, useState } from 'react';
import { useLayer } from './layer-history.ts';
import { usePortalPlace } from './portal-place.ts';
import { SelectFrame } from './select-frame.tsx';
import type { SelectFieldProps } from './select-props.ts';
import { useField } from './use-field.ts';
import { useHydrated } from '#islands/use-hydrated.ts';
import { useTapGuard } from './use-tap-guard.ts';

/**
 * A dropdown on Radix Select with label, hint and error.
 *
 * Typing selects an option, open or closed; Escape, Back and a tap outside close the list and return focus. A tap that
 * closes the list does not click what is below it (primitives #2696): an option is chosen by the click itself, and a
 * tap outside is kept from becoming a click.
 *
 * Radix's parts are composed so that the server's HTML has no inline style: the value is our own element, and the
 * hidden native select for autofill and form data is rendered after hydration.
 *
 * Parts: root, label, hint, error, trigger, value, icon, content, viewport, item, itemIndicator. State:
 * `data-invalid` on root, `data-state="open | closed"` and `data-placeholder` on trigger, `data-highlighted` and
 * `data-state="checked | unchecked"` on item, `data-side` on content.
 */
export function SelectField(props: SelectFieldProps) {
  const { name, value, options, onValueChange, readOnly, begin, parts = {} } = props;
  const field = useField(props);
  const hydrated = useHydrated();
  const place = usePortalPlace();
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(begin === 'open');
  useTapGuard(open, content);
  useLayer(open, () => setOpen(false));
  const chosen = options.find((option) => option.value === value);

  useEffect(() => {
    if (begin === 'focused') trigger.current?.focus();
  }, [begin]);

  // The native select also reports '' before its options are rendered, which is not a choice.
  function choose(next: string) {
    if (!readOnly && options.some((option) => option.value === next)) onValueChange(next);
  }

  return (
    <SelectFrame of={props} field={field} trigger={trigger}>
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
            if (!open) field.onBlur();
          }}
        >
          <span className={parts.value}>{chosen?.label ?? props.placeholder}</span>
          {props.icon && <Select.Icon className={parts.icon}>{props.icon}</Select.Icon>}
        </Select.Trigger>
        {hydrated && <Select.unstable_BubbleInput />}
        <Select.Portal container={place ?? null}>
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
    </SelectFrame>
  );
}
