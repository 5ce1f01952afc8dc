import { FieldFrame } from './field-frame.tsx';
import type { SelectFieldProps } from './select-props.ts';
import { useField } from './use-field.ts';

/**
 * The browser's own dropdown, for pages without scripts. Its choice is sent with the form; nothing reports it before.
 *
 * Parts: root, label, hint, error, trigger (the select itself).
 */
export function NativeSelectField(props: SelectFieldProps) {
  const { name, value, options, placeholder, parts = {} } = props;
  const field = useField(props);
  return (
    <FieldFrame
      of={props}
      field={field}
      label={
        <label htmlFor={field.id} className={parts.label}>
          {props.label}
        </label>
      }
    >
      <select
        id={field.id}
        className={parts.trigger}
        name={name}
        defaultValue={value}
        autoComplete={props.autoComplete}
        aria-required={props.required || undefined}
        aria-invalid={field.ariaInvalid}
        aria-describedby={field.describedBy}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
