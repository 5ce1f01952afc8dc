import type { CheckboxFieldProps } from './checkbox-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

export type NativeCheckboxFieldProps = Omit<CheckboxFieldProps, 'onCheckedChange' | 'onBlur' | 'mark'>;

/**
 * The browser's own checkbox, for pages without scripts. Its state is sent with the form; nothing reports it before.
 *
 * Parts: root, error, row, box, label, hint.
 */
export function NativeCheckboxField(props: NativeCheckboxFieldProps) {
  const { label, checked, name, parts = {} } = props;
  const field = useField(props);
  return (
    <FieldFrame of={props} field={field} isHintLast>
      <div className={parts.row}>
        <input
          type="checkbox"
          id={field.id}
          className={parts.box}
          name={name}
          defaultChecked={checked}
          aria-required={props.required || undefined}
          aria-invalid={field.ariaInvalid}
          aria-describedby={field.describedBy}
        />
        <label htmlFor={field.id} className={parts.label}>
          {label}
        </label>
      </div>
    </FieldFrame>
  );
}
