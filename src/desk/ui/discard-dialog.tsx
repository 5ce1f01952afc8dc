import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskDialog } from './desk-dialog.tsx';

export interface DiscardDialogProps {
  words: { title: string; text: string; stay: string; go: string };
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. */
export const DiscardDialog = ({ words, onStay, onDiscard }: DiscardDialogProps) => (
  <DeskDialog title={words.title} description={words.text} closeLabel={words.stay} onClose={onStay}>
    <div className={row}>
      <DeskButton kind="ghost" onPress={onStay}>
        {words.stay}
      </DeskButton>
      <DeskButton kind="danger" onPress={onDiscard}>
        {words.go}
      </DeskButton>
    </div>
  </DeskDialog>
);
