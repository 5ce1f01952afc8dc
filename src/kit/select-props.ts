import type { ReactNode } from 'react';
import type { Parts } from './parts.ts';

export interface SelectOption {
  /** Not empty: the empty string means that nothing is chosen. */
  value: string;
  label: string;
}

/** How a dropdown comes into the page that takes another's place: with focus, or with its list open. */
export type SelectBeginning = 'focused' | 'open' | undefined;

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
  begin?: SelectBeginning;
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
