import { confirmationCopy } from '#copy/site/newsletter-links.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass, buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { pressOf } from '../form-binding.ts';
import { Link } from '../link.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface NewsletterConfirmationProps {
  /** `unknown`: the link is cut or has ended; `failed`: nobody knows, and the same press may succeed. */
  state: 'idle' | 'waiting' | 'done' | 'failed' | 'unknown';
  /** URL of the e-book; missing if only the mail has it. */
  ebookUrl?: string | undefined;
  onConfirm: () => void;
}

const COPY = {
  idle: confirmationCopy.idle,
  waiting: confirmationCopy.asking,
  done: confirmationCopy.done,
  failed: confirmationCopy.failed,
  unknown: confirmationCopy.unknown,
} as const;

/** Confirming a newsletter address: one press, never by opening the page, since mail systems open links too. */
export function NewsletterConfirmation({ state, ebookUrl, onConfirm }: NewsletterConfirmationProps) {
  const { title, text } = COPY[state];
  return (
    <ResultFrame picture={<ResultPicture src="/art/ebook.svg" width={320} height={448} />} title={title}>
      <p
        role={state === 'failed' || state === 'unknown' ? 'alert' : 'status'}
        className={`${lead} ${css.text}`}
      >
        {text}
      </p>
      {state === 'done' && ebookUrl !== undefined && (
        <p className={css.buttons}>
          <a href={ebookUrl} className={buttonClass.primary}>
            {confirmationCopy.done.ebook}
          </a>
        </p>
      )}
      {state === 'unknown' && (
        <p className={css.buttons}>
          <Link to="/" className={buttonClass.primary}>
            {confirmationCopy.unknown.home}
          </Link>
        </p>
      )}
      {state !== 'done' && state !== 'unknown' && (
        <form method="post" onSubmit={pressOf(onConfirm)} className={css.buttons}>
          <Button type="submit" pending={state === 'waiting'} parts={buttonParts.primary}>
            {COPY[state].submit}
          </Button>
        </form>
      )}
    </ResultFrame>
  );
}
