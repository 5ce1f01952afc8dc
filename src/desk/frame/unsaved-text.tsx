import { shellCopy } from '#desk/copy/shell.ts';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before a page is left with text that a part of it has not saved. */
export function UnsavedText({ isUnsaved }: { isUnsaved: boolean }) {
  const { leaving, stay } = useLeaveGuard(isUnsaved);
  return (
    leaving && (
      <DiscardDialog
        words={shellCopy.unsaved}
        isWaiting={leaving.isWaiting}
        onStay={stay}
        onDiscard={() => leaving.proceed()}
      />
    )
  );
}
