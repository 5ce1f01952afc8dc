import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import type { Parts } from './parts.ts';

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]';

export interface Problem {
  /** Id of the control, or of a group whose first control is meant. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  id?: string | undefined;
  title: string;
  /** In the order of the fields. Empty: nothing is shown. */
  problems: readonly Problem[];
  /** Changes with each rejected submit, and only then; each change brings focus here. */
  focusKey: number | string;
  icon?: ReactNode;
  parts?: Parts<'root' | 'title' | 'list' | 'item' | 'link'> | undefined;
}

/**
 * What is wrong with a form, after its submit was rejected. It takes focus, and each problem links to its field.
 *
 * A named group rather than an alert: focus makes screen readers say the title once, an alert would say it
 * again. Problems that come or go later (on blur) do not move focus. The links go to the field without a new
 * entry in the history, and bring its label into view, clear of sticky bars.
 *
 * Parts: root, title, list, item, link.
 */
export function ErrorSummary({ id, title, problems, focusKey, icon, parts = {} }: ErrorSummaryProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const seenKey = useRef<number | string | null>(null);

  useEffect(() => {
    if (seenKey.current === focusKey) return;
    seenKey.current = focusKey;
    root.current?.focus();
  }, [focusKey]);

  if (problems.length === 0) return null;
  return (
    <div ref={root} id={id} role="group" aria-labelledby={titleId} tabIndex={-1} className={parts.root}>
      {icon}
      <p id={titleId} className={parts.title}>
        {title}
      </p>
      <ul className={parts.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`} className={parts.item}>
            <a href={`#${fieldId}`} className={parts.link} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(event: MouseEvent, fieldId: string) {
  const target = document.getElementById(fieldId);
  const control = target?.matches(FOCUSABLE) ? target : target?.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
}
