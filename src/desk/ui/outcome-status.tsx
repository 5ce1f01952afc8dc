import { Notice, type NoticeProps } from './notice.tsx';

/** Result of an action, as shown to the person. */
export interface Outcome {
  kind: Exclude<NoticeProps['kind'], 'info'>;
  words: string;
}

/** Status of the last action. The live region is rendered before it has text, so that screen readers announce it. */
export const OutcomeStatus = ({ outcome }: { outcome: Outcome | undefined }) => (
  <div role="status">{outcome && <Notice kind={outcome.kind} title={outcome.words} />}</div>
);
