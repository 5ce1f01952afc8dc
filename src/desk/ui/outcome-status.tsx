import { Notice, type NoticeProps } from './notice.tsx';

/** What came of an action, as the person reads it. */
export interface Outcome {
  kind: Exclude<NoticeProps['kind'], 'info'>;
  words: string;
}

/** Says what came of the last action; the region stands there before, so that screen readers say what comes into it. */
export const OutcomeStatus = ({ outcome }: { outcome: Outcome | undefined }) => (
  <div role="status">{outcome && <Notice kind={outcome.kind} title={outcome.words} />}</div>
);
