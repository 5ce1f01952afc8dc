import { useRef, type ReactNode } from 'react';
import { useEarlyReport } from '#islands/use-early-report.ts';
import type { Parts } from './parts.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  /** Content of the card; its text is the radio's accessible name. Phrasing content, no controls. */
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  /** Id of the heading that labels the group. */
  labelledBy: string;
  /** Form field name, unique among the radio groups of a form; also `[data-field]`. */
  name: string;
  /** The chosen value; with anything else (`undefined`, `null`) no card is chosen. */
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  id?: string | undefined;
  parts?: Parts<'root' | 'card' | 'input' | 'body'> | undefined;
}

/**
 * A radio group shown as cards: native radios inside their labels.
 *
 * The browser provides keyboard support: one tab stop, arrows choose, focus stays on the chosen radio and the page
 * does not move. Style focus with `:focus-within` or `:has(:focus-visible)` on the card.
 *
 * Parts: root, card, input, body. State on card: `data-state="checked | unchecked"`, `data-disabled`.
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { labelledBy, name, value, onValueChange, options, id, parts = {} } = props;
  const root = useRef<HTMLDivElement>(null);

  useEarlyReport(() => {
    const pressed = root.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    return options.find((option) => option.value === pressed && pressed !== value)?.value;
  }, onValueChange);

  return (
    <div
      ref={root}
      id={id}
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={parts.root}
      data-field={name}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={parts.card}
          data-state={option.value === value ? 'checked' : 'unchecked'}
          data-disabled={option.disabled ? '' : undefined}
        >
          <input
            type="radio"
            className={parts.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={parts.body}>{option.content}</span>
        </label>
      ))}
    </div>
  );
}
