import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { afterPress, watchPresses } from './after-press.ts';

/** How long after blur a field's message is still announced, in milliseconds. */
const LISTENING_MS = 1000;

interface FieldOptions {
  id?: string | undefined;
  hint?: string | undefined;
  error?: ReactNode;
  describedBy?: string | undefined;
  /** The error is announced elsewhere, as by a toast. */
  isErrorQuiet?: boolean | undefined;
  /** The owner's handler, called when focus has left the field. */
  onBlur?: (() => void) | undefined;
}

/**
 * Shared state of a field: ids for hint and error, the joined `aria-describedby`, `invalid` for `data-invalid`, and
 * whether a new error is announced.
 *
 * An error that appears as the visitor leaves the field is a status message (WCAG 4.1.3), so it is announced. After a
 * rejected submit many errors appear at once while the error summary takes focus and reads them: those must not be
 * announced twice. Hence the error is a live region only while focus is in the field and for a second after it left.
 */
export function useField({ id: givenId, hint, error, describedBy, isErrorQuiet, onBlur }: FieldOptions) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = isPresent(error);

  const [listening, setListening] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(watchPresses, []);
  const owner = useRef(onBlur);
  useEffect(() => {
    owner.current = onBlur;
  });

  const ids = [describedBy, isPresent(hint) && hintId, invalid && errorId].filter(Boolean);

  return {
    id,
    labelId: `${id}-label`,
    hintId,
    errorId,
    describedBy: ids.length > 0 ? ids.join(' ') : undefined,
    ariaInvalid: invalid || undefined,
    dataInvalid: invalid ? '' : undefined,
    politeness: listening && !isErrorQuiet ? ('polite' as const) : ('off' as const),
    onFocus() {
      clearTimeout(timer.current);
      setListening(true);
    },
    /** Also calls the owner's handler, which may show a message, but not during a press. */
    onBlur() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setListening(false), LISTENING_MS);
      // Calls the latest handler, since the press may have changed something.
      afterPress(() => owner.current?.());
    },
  };
}

function isPresent(message: ReactNode): boolean {
  return message !== undefined && message !== null && message !== false && message !== '';
}
