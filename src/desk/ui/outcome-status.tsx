import { useEffect, useRef } from 'react';
import { Notice, type NoticeProps } from './notice.tsx';

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/** Result of an action, as shown to the person. */
export interface Outcome {
  kind: Exclude<NoticeProps['kind'], 'info'>;
  words: string;
}

export interface OutcomeStatusProps {
  outcome: Outcome | undefined;
  /** More was typed since: a success does not stand over it. */
  isDirty?: boolean;
}

/**
 * Status of the last action. The live region is rendered before it has text, so that screen readers announce it. What has
 * failed is brought into view, since the button that was pressed may be a screen away; not under somebody who types.
 */
export function OutcomeStatus({ outcome, isDirty }: OutcomeStatusProps) {
  const place = useRef<HTMLDivElement>(null);
  const failure = outcome?.kind === 'ok' ? undefined : outcome?.words;
  useEffect(() => {
    if (failure === undefined || !place.current || document.activeElement?.matches(TYPED_IN)) return;
    const { top, bottom } = place.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) place.current.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={place} role="status">
      {outcome && !(isDirty && outcome.kind === 'ok') && <Notice kind={outcome.kind} title={outcome.words} />}
    </div>
  );
}
