import { useState, type KeyboardEvent } from 'react';
import type { Elements } from './elements.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Parts } from './parts.ts';
import { useField } from './use-field.ts';
import { useEarlyInput } from '#islands/use-early-input.ts';

export interface ComboboxFieldProps {
  id?: string | undefined;
  label: string;
  /** Form field name, also the hook for tests: `[data-field="city"]`. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Suggested values, best first; the visitor may type anything else. */
  suggestions: readonly string[];
  /** Accessible name of the list. */
  suggestionsLabel: string;
  error?: string | undefined;
  hint?: string | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  errorIcon?: Elements;
  parts?: Parts<'root' | 'label' | 'hint' | 'error' | 'anchor' | 'control' | 'list' | 'option'> | undefined;
}

/**
 * A text field with suggestions (ARIA combobox with a list popup, editable).
 *
 * Arrow keys move through the list, Enter accepts the highlighted suggestion, Escape closes the list and keeps the
 * typed text; a press accepts one without moving focus. No suggestion is accepted automatically. The list shows only
 * while the visitor types.
 *
 * Parts: root, label, hint, error, anchor (control and list), control, list, option. State: `data-invalid` on root,
 * `data-highlighted` on option.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, name, value, onChange, suggestions, suggestionsLabel, parts = {} } = props;
  const field = useField(props);
  const element = useEarlyInput(value, onChange);
  const [isTyping, setIsTyping] = useState(false);
  // By its text: suggestions that come late may bring another one to its place.
  const [marked, setMarked] = useState<string>();
  const isOpen = isTyping && suggestions.length > 0 && !props.readOnly;
  const listId = `${field.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const current = isOpen && marked !== undefined ? suggestions.indexOf(marked) : -1;

  function take(suggestion: string) {
    onChange(suggestion);
    setIsTyping(false);
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsTyping(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setIsTyping(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The position before the first option is the field itself.
      const places = suggestions.length + 1;
      setMarked(suggestions[((current + 1 + step + places) % places) - 1]);
    } else if (event.key === 'Enter') {
      const chosen = suggestions[current];
      if (!isOpen || chosen === undefined) return;
      event.preventDefault();
      take(chosen);
    }
  }

  return (
    <FieldFrame
      of={props}
      field={field}
      label={
        <label htmlFor={field.id} className={parts.label}>
          {label}
        </label>
      }
    >
      <div className={parts.anchor}>
        <input
          ref={element}
          id={field.id}
          className={parts.control}
          type="text"
          role="combobox"
          name={name}
          value={value}
          autoComplete={props.autoComplete}
          maxLength={props.maxLength}
          readOnly={props.readOnly}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          aria-required={props.required || undefined}
          aria-invalid={field.ariaInvalid}
          aria-describedby={field.describedBy}
          onChange={(event) => {
            setIsTyping(true);
            setMarked(undefined);
            onChange(event.target.value);
          }}
          onKeyDown={steer}
          onFocus={field.onFocus}
          onBlur={() => {
            setIsTyping(false);
            field.onBlur();
          }}
        />
        {isOpen && (
          <ul id={listId} role="listbox" aria-label={suggestionsLabel} className={parts.list}>
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion}
                id={optionId(index)}
                role="option"
                aria-selected={index === current}
                data-highlighted={index === current ? '' : undefined}
                className={parts.option}
                // Keeps focus in the field: blurring it would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
              >
                {suggestion}
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldFrame>
  );
}
