import { signOffCopy } from '#copy/site/newsletter-links.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { pressOf } from '../form-binding.ts';
import { MailLink } from '../mail-link.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface NewsletterSignOffProps {
  /** `unknown`: the link is cut. */
  state: 'idle' | 'waiting' | 'done' | 'failed' | 'unknown';
  contactEmail: string;
  onLeave: () => void;
}

const TEXT = {
  idle: signOffCopy.text,
  waiting: signOffCopy.text,
  done: signOffCopy.done.text,
  failed: signOffCopy.failed,
  unknown: signOffCopy.missing,
} as const satisfies Record<NewsletterSignOffProps['state'], string>;

/**
 * Unsubscribes from the newsletter with one button. Opening the page alone must not do it, since mail systems open
 * links too.
 */
export const NewsletterSignOff = ({ state, contactEmail, onLeave }: NewsletterSignOffProps) => (
  <ResultFrame
    picture={<ResultPicture src="/art/ebook.svg" width={320} height={448} />}
    title={state === 'done' ? signOffCopy.done.title : signOffCopy.title}
  >
    <p role={state === 'failed' ? 'alert' : 'status'} className={`${lead} ${css.text}`}>
      {TEXT[state]}
    </p>
    <form method="post" onSubmit={pressOf(onLeave)} className={`${actions} ${css.buttons}`}>
      {state !== 'done' && state !== 'unknown' && (
        <Button type="submit" pending={state === 'waiting'} parts={buttonParts.primary}>
          {state === 'waiting' ? signOffCopy.sending : signOffCopy.submit}
        </Button>
      )}
      {(state === 'failed' || state === 'unknown') && <MailLink email={contactEmail} />}
    </form>
  </ResultFrame>
);
