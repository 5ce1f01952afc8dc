import { Notice, type NoticeProps } from './notice.tsx';

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

/** Status of the last action. The live region is rendered before it has text, so that screen readers announce it. */
export const OutcomeStatus = ({ outcome, isDirty }: OutcomeStatusProps) => (
  <div role="status">
    {outcome && !(isDirty && outcome.kind === 'ok') && <Notice kind={outcome.kind} title={outcome.words} />}
  </div>
);
