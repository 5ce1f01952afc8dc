import { useEffect } from 'react';
import { loadErrorCopy } from '#copy/site/errors.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/notice.css.ts';
import { Icon } from './icon.tsx';

export interface SectionErrorProps {
  title?: string | undefined;
  /** Whether it replaces the whole page, so that it needs the page's heading. */
  isPage?: boolean | undefined;
  text?: string | undefined;
  /** Label of the retry button. */
  action?: string | undefined;
  onRetry: () => void;
  /** The retry is in progress. */
  pending?: boolean | undefined;
}

/** Shown in place of a section that failed to load, with a button to retry (U7); a line that is back does so by itself. */
export function SectionError({ title, isPage, text, action, onRetry, pending }: SectionErrorProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert" className={`${css.notice} ${css.failed}`}>
      <Icon name="alert" className={css.failedIcon} />
      {isPage ? (
        <h1 className={css.title}>{title ?? loadErrorCopy.title}</h1>
      ) : (
        <p className={css.title}>{title ?? loadErrorCopy.title}</p>
      )}
      <p>{text ?? loadErrorCopy.text}</p>
      <div className={css.action}>
        <Button parts={buttonParts.ghost} onPress={onRetry} pending={pending}>
          {action ?? loadErrorCopy.action}
        </Button>
      </div>
    </div>
  );
}
