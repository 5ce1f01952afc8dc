import type { Elements } from './elements.ts';
import type { Parts } from './parts.ts';

export interface SelectOption {
  /** Must not be empty: the empty string means that nothing is chosen. */
  value: string;
  label: string;
}

/** Initial state of a dropdown that replaces its placeholder: focused, or with its list open. */
export type SelectBeginning = 'focused' | 'open' | undefined;

export interface SelectFieldProps {
  id?: string | undefined;
  label: string;
  /** Form field name, also the hook for tests: `[data-field="birthMonth"]`. */
  name: string;
  /** The chosen option's value, or the empty string. */
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  /** Focus left the field; not called when it moves into the open list. */
  onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** For the hidden native select through which the browser fills the field, e.g. `bday-month`. */
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  begin?: SelectBeginning;
  errorIcon?: Elements;
  /** Icon at the end of the trigger. */
  icon?: Elements;
  /** Icon beside the chosen option in the list. */
  indicator?: Elements;
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
