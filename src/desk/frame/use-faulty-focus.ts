import { useEffect, useRef, useState } from 'react';

/**
 * Hook: moves the focus to the first field with a problem after each refused press, as the shop's forms do. A phone
 * scrolls there, and a screen reader reads it. `wasPressed`: from then on problems of empty fields are shown.
 */
export function useFaultyFocus<Form extends HTMLElement>() {
  const form = useRef<Form>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  return { form, wasPressed: presses > 0, press: () => setPresses((count) => count + 1) };
}
