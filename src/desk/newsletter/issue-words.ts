import { codeOf, currentOf } from '#desk/api/desk-failure.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import type { ActionWords } from '#desk/frame/use-action.ts';

/** Messages after a failed action on an issue. */
export const ISSUE_WORDS: ActionWords = {
  cancelled: copy.cancelled,
  failed(error) {
    const code = codeOf(error);
    const issue = currentOf<'startNewsletter'>(error);
    // A draft whose state would allow it: another issue is being sent.
    if (code === DESK_ERROR.wrongState && issue && ['draft', 'stopped'].includes(issue.state))
      return { kind: 'warn', words: copy.other };
    if (code === DESK_ERROR.newerVersion || code === DESK_ERROR.wrongState)
      return { kind: 'warn', words: copy.newer };
    return copy.actionFailed;
  },
};
