import { useRef } from 'react';
import { takeEarlyText } from './early-texts.ts';
import { useEarlyReport } from './use-early-report.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hook: reports text typed into a control before its hydration, or into the server's control that it replaced.
 * Returns the control's ref.
 */
export function useEarlyInput(value: string, onChange: (value: string) => void) {
  const control = useRef<Control>(null);
  useEarlyReport(() => {
    if (!control.current) return undefined;
    const noted = takeEarlyText(control.current);
    const typed = control.current.value;
    if (typed !== value) return typed;
    // React replaced the part with empty controls.
    return noted === undefined || noted === value ? undefined : noted;
  }, onChange);
  return (node: Control | null) => {
    control.current = node;
  };
}
