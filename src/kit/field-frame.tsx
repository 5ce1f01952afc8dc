import type { Elements } from './elements.ts';
import { FieldError } from './field-error.tsx';
import type { Parts } from './parts.ts';
import type { useField } from './use-field.ts';

export interface FieldFrameProps {
  /** The field's props that concern the frame. */
  of: {
    name: string;
    hint?: string | undefined;
    error?: string | undefined;
    errorIcon?: Elements;
    parts?: Parts<'root' | 'hint' | 'error'> | undefined;
  };
  field: ReturnType<typeof useField>;
  /** The label element, if it is above hint and error. */
  label?: Elements;
  /** The hint follows the control: it explains a box that has been read already. */
  isHintLast?: boolean;
  /** The control. */
  children: Elements;
}

/** Frame around a field's control, shared by all fields of the kit: root, label, hint and error, in this order. */
export const FieldFrame = ({ of, field, label, isHintLast = false, children }: FieldFrameProps) => (
  <div className={of.parts?.root} data-field={of.name} data-invalid={field.dataInvalid}>
    {label}
    {!isHintLast && <FieldHint of={of} field={field} />}
    <FieldError
      id={field.errorId}
      error={of.error}
      icon={of.errorIcon}
      politeness={field.politeness}
      className={of.parts?.error}
    />
    {children}
    {isHintLast && <FieldHint of={of} field={field} />}
  </div>
);

const FieldHint = ({ of, field }: Pick<FieldFrameProps, 'of' | 'field'>) =>
  of.hint && (
    <p id={field.hintId} className={of.parts?.hint}>
      {of.hint}
    </p>
  );
