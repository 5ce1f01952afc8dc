import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { Parts } from './parts.ts';

export interface ButtonProps extends AriaAttributes {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Disabled natively: no focus, no press. Say why next to it. */
  disabled?: boolean | undefined;
  /** Its action is in progress: keeps focus, ignores presses. */
  pending?: boolean | undefined;
  /** Another action is in progress: keeps focus, ignores presses. */
  blocked?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  parts?: Parts<'root'> | undefined;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A native button with a disabled, a pending and a blocked state.
 *
 * `disabled` is the browser's. `pending` and `blocked` are `aria-disabled`: the button stays where the keyboard is,
 * and a press does nothing, not even submit its form (nor does Enter in one of its inputs).
 *
 * Parts: root. State: `data-pending`, `data-blocked`.
 */
export function Button(props: ButtonProps) {
  const { children, onPress, type = 'button', disabled, pending, blocked, parts = {}, ...rest } = props;
  const held = Boolean(pending || blocked);

  function handleClick(event: MouseEvent) {
    if (held) event.preventDefault();
    else onPress?.();
  }

  return (
    <button
      aria-disabled={held || undefined}
      {...rest}
      type={type}
      className={parts.root}
      disabled={disabled}
      data-pending={pending ? '' : undefined}
      data-blocked={blocked ? '' : undefined}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
