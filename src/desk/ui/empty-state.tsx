import type { Elements } from '#kit/elements.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { empty, emptyArt, skeleton, skeletonRow } from '#styles/desk/blocks.css.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  art?: DeskIconName;
  children?: Elements;
}

/** A place without content: says why, and what comes next. */
export const EmptyState = ({ title, text, art, children }: EmptyStateProps) => (
  <section className={empty} data-kind="empty">
    {art && (
      <span className={emptyArt}>
        <DeskIcon name={art} size={56} />
      </span>
    )}
    <h2>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {children}
  </section>
);

/** A place whose content could not be loaded: says first what is safe. */
export const FailedState = ({
  title,
  errorId,
  onRetry,
}: {
  title: string;
  errorId?: string | undefined;
  onRetry: () => void;
}) => (
  <section className={empty} data-kind="failed" role="alert">
    <DeskIcon name="alert" size={28} />
    <h2>{title}</h2>
    <p>
      {shellCopy.safe}
      {errorId !== undefined && <span>{` ${shellCopy.errorNumber}: ${errorId.slice(0, 8)}.`}</span>}
    </p>
    <DeskButton kind="ghost" icon="refresh" onPress={onRetry}>
      {shellCopy.again}
    </DeskButton>
  </section>
);

/** Bars in place of content that is being loaded. */
export const Skeleton = ({ label }: { label: string }) => (
  <div className={skeleton} role="status" aria-busy="true" aria-label={label}>
    {[1, 2, 3, 4].map((one) => (
      <div key={one} className={skeletonRow} />
    ))}
  </div>
);
