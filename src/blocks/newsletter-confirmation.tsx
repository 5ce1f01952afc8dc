import { confirmationCopy } from '#copy/newsletter.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass, buttonParts } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { Link } from './link.tsx';
import { ResultFrame, ResultPicture } from './result-frame.tsx';

export interface NewsletterConfirmationProps {
  state: 'waiting' | 'done' | 'failed';
  /** URL of the e-book; missing if only the mail has it. */
  ebookUrl?: string | undefined;
  onRetry: () => void;
}

const COPY = {
  waiting: confirmationCopy.asking,
  done: confirmationCopy.done,
  failed: confirmationCopy.failed,
} as const;

/** Result of confirming a newsletter address by the link in the e-mail. */
export function NewsletterConfirmation({ state, ebookUrl, onRetry }: NewsletterConfirmationProps) {
  const { title, text } = COPY[state];
  return (
    <ResultFrame picture={<ResultPicture src="/art/ebook.svg" width={320} height={448} />} title={title}>
      <p role={state === 'failed' ? 'alert' : 'status'} className={`${lead} ${css.text}`}>
        {text}
      </p>
      {state === 'done' && ebookUrl !== undefined && (
        <p className={css.buttons}>
          <a href={ebookUrl} className={buttonClass.primary}>
            {confirmationCopy.done.ebook}
          </a>
        </p>
      )}
      {state === 'failed' && (
        <div className={`${css.buttons} ${actions}`}>
          <Button onPress={onRetry} parts={buttonParts.primary}>
            {confirmationCopy.failed.retry}
          </Button>
          <Link to="/" className={buttonClass.ghost}>
            {confirmationCopy.failed.home}
          </Link>
        </div>
      )}
    </ResultFrame>
  );
}
