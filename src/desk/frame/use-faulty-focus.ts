import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the first field with a problem after each press that was refused, as the shop's forms do: a phone
 * scrolls there, and a screen reader says it. `wasPressed`: problems of fields that were left empty are shown from now on.
 */
export function useFaultyFocus<Form extends HTMLElement>() {
  const form = useRef<Form>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  return { form, wasPressed: presses > 0, press: () => setPresses((count) => count + 1) };
}
