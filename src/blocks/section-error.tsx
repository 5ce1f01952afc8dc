import { loadErrorCopy } from '#copy/errors.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/notice.css.ts';
import { Icon } from './icon.tsx';

export interface SectionErrorProps {
  title?: string | undefined;
  text?: string | undefined;
  /** Label of the way out. */
  action?: string | undefined;
  onRetry: () => void;
  /** The retry is under way. */
  pending?: boolean | undefined;
}

/** A section that could not be loaded, with a way to try again; the rest of the page stands (U7). */
export const SectionError = ({ title, text, action, onRetry, pending }: SectionErrorProps) => (
  <div role="alert" className={`${css.notice} ${css.failed}`}>
    <Icon name="alert" className={css.failedIcon} />
    <p className={css.title}>{title ?? loadErrorCopy.title}</p>
    <p>{text ?? loadErrorCopy.text}</p>
    <div className={css.action}>
      <Button parts={buttonParts.ghost} onPress={onRetry} pending={pending}>
        {action ?? loadErrorCopy.action}
      </Button>
    </div>
  </div>
);
