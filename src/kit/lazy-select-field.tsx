import { useEffect, useRef, useState, type ComponentType } from 'react';
import { afterPress, watchPresses } from './after-press.ts';
import { NativeSelectField } from './native-select-field.tsx';
import type { SelectBeginning, SelectFieldProps } from './select-props.ts';
import { SelectFrame } from './select-frame.tsx';
import { useField } from './use-field.ts';

export interface LazySelectFieldProps extends SelectFieldProps {
  /** Loads the dropdown component. Called when the visitor enters the form or touches the field; rejects without code. */
  load: () => Promise<ComponentType<SelectFieldProps>>;
}

/** Keys that open a select-only combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

const isByFinger = () => window.matchMedia('(pointer: coarse)').matches;

/** How long a press that came before this component may take to be replayed (src/islands), in milliseconds. */
const KEPT_PRESS_MS = 100;

/** How long after a press the code may take before the browser's own dropdown takes its place, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * A dropdown that loads Radix Select on demand. Until then only its trigger is rendered, with the same name, value
 * and messages. Entering any field of its form starts loading; an earlier press or key opens the list once it has loaded.
 * When the code does not come, or not soon after a press, the browser's own dropdown takes its place. Where fingers
 * choose, it does so by itself, and keeps the focus of a press; no script can open it.
 *
 * Parts and state: those of `SelectField`.
 */
export function LazySelectField({ load, ...props }: LazySelectFieldProps) {
  const [Select, setSelect] = useState<ComponentType<SelectFieldProps>>();
  const [begin, setBegin] = useState<SelectBeginning>();
  const trigger = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const fetchCode = useRef(() => {});
  const waitNoLonger = useRef(() => {});
  const field = useField(props);

  useEffect(watchPresses, []);
  useEffect(() => {
    // A finger has the system's own list, which hides nothing that could take the focus. There before it is touched,
    // it can be filled in by the browser. And it needs no code.
    const { current: button } = trigger;
    if (isByFinger()) {
      const begun = () => pressed.current || document.activeElement === button;
      const swap = () =>
        afterPress(() => {
          setBegin(begun() ? 'focused' : undefined);
          setSelect(() => NativeSelectField);
        });
      const patience = setTimeout(swap, KEPT_PRESS_MS);
      return () => clearTimeout(patience);
    }
    const place = button?.form ?? button;
    if (!place) return undefined;
    const entered = new AbortController();
    let impatience: ReturnType<typeof setTimeout> | undefined;
    const takeOver = (Loaded: ComponentType<SelectFieldProps>) => {
      clearTimeout(impatience);
      // Loaded code arrives during the press that requested it. The button must stay until its end: a
      // press whose target is removed produces no click. (A tap's focus happens in the same task as its click.)
      setTimeout(() =>
        afterPress(() => {
          setBegin(pressed.current ? 'open' : document.activeElement === button ? 'focused' : undefined);
          setSelect((before: typeof Select) => before ?? Loaded);
        }),
      );
    };
    fetchCode.current = () => {
      if (entered.signal.aborted) return;
      entered.abort();
      load().then(takeOver, () => takeOver(NativeSelectField));
    };
    waitNoLonger.current = () => {
      impatience ??= setTimeout(() => takeOver(NativeSelectField), PATIENCE_MS);
    };
    place.addEventListener('focusin', fetchCode.current, { signal: entered.signal });
    return () => {
      entered.abort();
      clearTimeout(impatience);
    };
  }, [load]);

  if (Select) return <Select {...props} begin={begin} />;

  const { parts = {}, options, value } = props;
  return (
    <SelectFrame of={props} field={field} trigger={trigger}>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        id={field.id}
        className={parts.trigger}
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-controls={undefined}
        aria-labelledby={field.labelId}
        aria-required={props.required || undefined}
        aria-readonly={props.readOnly || undefined}
        aria-invalid={field.ariaInvalid}
        aria-describedby={field.describedBy}
        data-state="closed"
        data-placeholder={value === '' ? '' : undefined}
        onFocus={field.onFocus}
        onClick={(event) => {
          pressed.current = !props.readOnly;
          // Safari does not focus a pressed button, and a page in a frame may have no focus to give.
          event.currentTarget.focus();
          fetchCode.current();
          if (pressed.current) waitNoLonger.current();
        }}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.includes(event.key)) return;
          // No second click after it, and no scrolling.
          event.preventDefault();
          event.currentTarget.click();
        }}
        onBlur={() => {
          pressed.current = false;
          field.onBlur();
        }}
      >
        <span className={parts.value}>
          {options.find((option) => option.value === value)?.label ?? props.placeholder}
        </span>
        {props.icon && (
          <span aria-hidden="true" className={parts.icon}>
            {props.icon}
          </span>
        )}
      </button>
    </SelectFrame>
  );
}
