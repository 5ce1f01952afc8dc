import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskDialog } from './desk-dialog.tsx';

const WAITING_WORDS = {
  title: 'Zaplecze jeszcze odpowiada',
  text: 'Gdy wszystko się zapisze, przejdziesz dalej. Jeśli nie, najpierw zapytamy.',
} as const;

export interface DiscardDialogProps {
  words: { title: string; text: string; stay: string; go: string };
  /** The server has the word: until it answers, she can only stay. */
  isWaiting?: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. */
export const DiscardDialog = ({ words, isWaiting = false, onStay, onDiscard }: DiscardDialogProps) => (
  <DeskDialog
    title={isWaiting ? WAITING_WORDS.title : words.title}
    description={isWaiting ? WAITING_WORDS.text : words.text}
    closeLabel={words.stay}
    onClose={onStay}
  >
    <div className={row}>
      <DeskButton kind="ghost" onPress={onStay}>
        {words.stay}
      </DeskButton>
      {!isWaiting && (
        <DeskButton kind="danger" onPress={onDiscard}>
          {words.go}
        </DeskButton>
      )}
    </div>
  </DeskDialog>
);
