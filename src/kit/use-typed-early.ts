import { useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the owner of a text control what was typed before its code came: React takes over the control, but not what
 * stands in it. Answers with the control's ref.
 */
export function useTypedEarly(value: string, onChange: (value: string) => void) {
  const control = useRef<Control>(null);
  const owner = useRef({ value, onChange });
  useEffect(() => {
    const typed = control.current?.value ?? '';
    // A moment later: the owner's own effects, which may wake what it hands this on to, run after this one.
    if (typed !== owner.current.value) queueMicrotask(() => owner.current.onChange(typed));
  }, []);
  return (node: Control | null) => {
    control.current = node;
  };
}
