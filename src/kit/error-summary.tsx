import { useEffect, useId, useRef, type MouseEvent } from 'react';
import type { Elements } from './elements.ts';
import type { Parts } from './parts.ts';

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]';

export interface Problem {
  /** Id of the control, or of a group: then its first control is meant. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  id?: string | undefined;
  title: string;
  /** In the order of the fields. Empty: nothing is shown. */
  problems: readonly Problem[];
  /** Must change with each rejected submit, and only then; each change moves the focus here. */
  focusKey: number | string;
  icon?: Elements;
  parts?: Parts<'root' | 'title' | 'list' | 'item' | 'link'> | undefined;
}

/**
 * Summary of a form's problems after a rejected submit. It takes focus, and each problem links to its field.
 *
 * It is a labelled group, not an alert: screen readers read the title on focus, and an alert would repeat it. Later
 * changes of the problems do not move focus. The links focus the field without a new history entry, open the fold that it
 * lies in, and scroll its label into view, clear of sticky bars.
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
  // A field in a fold cannot be focused before the fold opens.
  control.closest('details')?.setAttribute('open', '');
  control.focus({ preventScroll: true });
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
}
