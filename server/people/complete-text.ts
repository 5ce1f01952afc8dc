import type { Config } from '#server/config.ts';
import type { CompleteText } from '#server/store/page-contents.ts';
import { withRetention } from './retention-text.ts';

/** Completes the owner's texts: retention periods are filled in, and the terms end with the sentence about a model. */
export const completeWith =
  (retention: Config['retention'], answerNote: string | undefined): CompleteText =>
  ({ type, content }) =>
    withRetention(
      type === 'TERMS_DESCRIPTION' && answerNote !== undefined ? `${content}\n<p>${answerNote}</p>` : content,
      retention,
    );
