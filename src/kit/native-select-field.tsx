import { FieldFrame } from './field-frame.tsx';
import type { SelectFieldProps } from './select-props.ts';
import { useField } from './use-field.ts';

/**
 * The browser's own dropdown: for pages without scripts, whose forms send its choice, and in place of one whose code
 * does not come.
 *
 * Parts: root, label, hint, error, trigger (the select itself).
 */
export function NativeSelectField(props: SelectFieldProps) {
  const { name, value, options, placeholder, begin, parts = {} } = props;
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in place of a dropdown that has the focus
        autoFocus={Boolean(begin)}
        id={field.id}
        className={parts.trigger}
        name={name}
        value={value}
        onChange={({ target }) => {
          if (!props.readOnly) props.onValueChange(target.value);
        }}
        onBlur={field.onBlur}
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
