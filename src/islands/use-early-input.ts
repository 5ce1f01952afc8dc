import { useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Reports text typed into a control before its hydration, which React does not notice. Returns the control's ref. */
export function useEarlyInput(value: string, onChange: (value: string) => void) {
  const control = useRef<Control>(null);
  const owner = useRef({ value, onChange });
  useEffect(() => {
    const typed = control.current?.value ?? '';
    // In a microtask, since the owner's effects, which may start its machine, run after this one.
    if (typed !== owner.current.value) queueMicrotask(() => owner.current.onChange(typed));
  }, []);
  return (node: Control | null) => {
    control.current = node;
  };
}
