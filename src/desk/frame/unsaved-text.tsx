import { shellCopy } from '#desk/copy/shell.ts';
import { DiscardDialog, type DiscardDialogProps } from '#desk/ui/discard-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export interface UnsavedTextProps {
  isUnsaved: boolean;
  /** The question's words, where those for any text are not enough. */
  words?: DiscardDialogProps['words'];
  /** The page with another query shows another thing, such as another month. */
  isOfQuery?: boolean;
}

/** Asks before a page is left with text that a part of it has not saved. */
export function UnsavedText({ isUnsaved, words = shellCopy.unsaved, isOfQuery }: UnsavedTextProps) {
  const { leaving, stay } = useLeaveGuard(isUnsaved, undefined, isOfQuery);
  return (
    leaving && (
      <DiscardDialog
        words={words}
        isWaiting={leaving.isWaiting}
        onStay={stay}
        onDiscard={() => leaving.proceed()}
      />
    )
  );
}
