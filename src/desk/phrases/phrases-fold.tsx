import { Suspense, useEffect, useRef, useState } from 'react';
import { useMay } from '#desk/frame/desk-context.tsx';
import { HeldContext } from '#desk/ui/held-form.tsx';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { fold } from '#styles/desk/written.late.css.ts';
import { insertPhrase } from './insert-phrase.ts';
import { phrasesCopy as copy } from './phrases-copy.ts';

/** Fetched when the fold is opened. */
const PhraseList = lazyWithRetry(async () => (await import('./phrase-list.tsx')).PhraseList);

export interface PhrasesFoldProps {
  /** Id of the field that a phrase goes into. */
  fieldId: string;
  text: string;
  /** The field takes nothing now: its text is being sent. */
  isHeld?: boolean;
  /** There is no field to put anything into; what is typed in the fold stays. */
  isHidden?: boolean;
  onChange: (text: string) => void;
}

/** What its person writes often, under a field: one press opens it, another puts a phrase in at the cursor. */
export function PhrasesFold({ fieldId, text, isHeld = false, isHidden, onChange }: PhrasesFoldProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // A field that nobody has been in has no cursor.
  const hasCursor = useRef(false);
  const fieldOf = () => document.querySelector<HTMLTextAreaElement>(`textarea#${fieldId}`);
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id === fieldId) hasCursor.current = true;
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  }, [fieldId]);
  if (!may('listPhrases')) return null;

  const insert = (phrase: string) => {
    const field = fieldOf();
    const place =
      field && hasCursor.current ? { start: field.selectionStart, end: field.selectionEnd } : undefined;
    const next = insertPhrase(text, phrase, place);
    onChange(next.text);
    // After the field has its new text.
    requestAnimationFrame(() => {
      const after = fieldOf();
      after?.focus();
      after?.setSelectionRange(next.at, next.at);
    });
  };
  return (
    <details
      className={fold}
      hidden={isHidden}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setOpened(true);
      }}
    >
      <summary>{copy.title}</summary>
      {/* Folded again, it keeps what is typed. */}
      {wasOpened && (
        <ErrorBoundary
          resetKey={fieldId}
          renderFallback={(retry) => <FailedState title={copy.failed} onRetry={retry} />}
        >
          <Suspense fallback={<Skeleton label={copy.loading} />}>
            <HeldContext value={isHeld}>
              <PhraseList onInsert={insert} />
            </HeldContext>
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
