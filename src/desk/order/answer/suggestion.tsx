import { answerNote } from '#copy/answer/answer-note.ts';
import type { DeclineReason, SuggestionState } from '#domain/desk-terms.ts';
import { suggestionCopy as copy } from '#desk/copy/suggestion.ts';
import { hint, row, stack } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';

export interface SuggestionProps {
  answer: {
    suggestion: { state: SuggestionState; why: DeclineReason | undefined } | undefined;
    isByModel: boolean;
  };
  /** Whoever would approve it. */
  approver: string;
  /** There is a text already. */
  hasText: boolean;
  isBusy: boolean;
  /** Why the last press was refused. */
  problem: string | undefined;
  onAsk: () => void;
  onClear: () => void;
}

/** A draft from a model: the button that requests it, and its state. */
export function Suggestion({ answer, approver, hasText, isBusy, problem, ...on }: SuggestionProps) {
  const { suggestion, isByModel } = answer;
  const isRequested = suggestion?.state === 'asked';
  return (
    <div className={stack}>
      {isByModel && (
        <Notice kind="info" title={copy.byModel}>
          <p>
            <span>{copy.byModelText}</span> „<span>{answerNote(approver)}</span>”
          </p>
        </Notice>
      )}
      {isRequested && (
        <Notice kind="info" title={copy.asked} live>
          <p>{copy.requestedText}</p>
        </Notice>
      )}
      {suggestion?.state === 'declined' && (
        <Notice kind="info" title={copy.declined[suggestion.why ?? 'silent']} live>
          <p>{copy.personWrites}</p>
        </Notice>
      )}
      <div className={row}>
        <DeskButton kind="ghost" icon="edit" pending={isBusy} blocked={isRequested} onPress={on.onAsk}>
          {hasText ? copy.askAgain : copy.ask}
        </DeskButton>
        {isByModel && (
          <DeskButton kind="quiet" onPress={on.onClear}>
            {copy.clear}
          </DeskButton>
        )}
      </div>
      <p className={hint}>{copy.hint}</p>
      {problem !== undefined && <Notice kind="warn" title={problem} live />}
    </div>
  );
}
