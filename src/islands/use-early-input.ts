import { useRef } from 'react';
import { useEarlyReport } from './use-early-report.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Reports text typed into a control before its hydration. Returns the control's ref. */
export function useEarlyInput(value: string, onChange: (value: string) => void) {
  const control = useRef<Control>(null);
  useEarlyReport(() => {
    const typed = control.current?.value ?? '';
    return typed === value ? undefined : typed;
  }, onChange);
  return (node: Control | null) => {
    control.current = node;
  };
}
