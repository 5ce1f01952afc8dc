import { answerCopy } from '#desk/copy/answer.ts';
import { row } from '#styles/desk/ground.css.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskDialog } from './desk-dialog.tsx';

const copy = answerCopy.discard;

/** Asks before unsaved changes are discarded. */
export const DiscardDialog = ({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) => (
  <DeskDialog title={copy.title} description={copy.text} closeLabel={copy.stay} onClose={onStay}>
    <div className={row}>
      <DeskButton kind="ghost" onPress={onStay}>
        {copy.stay}
      </DeskButton>
      <DeskButton kind="danger" onPress={onDiscard}>
        {copy.go}
      </DeskButton>
    </div>
  </DeskDialog>
);
