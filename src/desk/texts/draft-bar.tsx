import { textsCopy } from './texts-copy.ts';
import { saveBar, saveBarActions } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';

const copy = textsCopy.bar;

export interface DraftBarProps {
  /** When the draft was saved: "17:36". */
  when: string;
  /** Why it cannot go into the shop. */
  blocked: string | undefined;
  isBusy: boolean;
  onDiscard: () => void;
  onPublish: () => void;
}

/** The bar of a draft that is saved and not in the shop yet. */
export const DraftBar = ({ when, blocked, isBusy, onDiscard, onPublish }: DraftBarProps) => (
  <div className={saveBar} role="region" aria-label={copy.region}>
    <p role="status">
      <DeskIcon name="page" />
      <span>
        <b>{copy.saved(when)}</b> <small id="czemu-nie-publikowac">{blocked ?? copy.behind}</small>
      </span>
    </p>
    <div className={saveBarActions}>
      <DeskButton kind="line" pending={isBusy} onPress={onDiscard}>
        {copy.discard}
      </DeskButton>
      <DeskButton
        kind="onNight"
        pending={isBusy}
        blocked={blocked !== undefined}
        aria-describedby="czemu-nie-publikowac"
        onPress={onPublish}
      >
        {copy.publish}
      </DeskButton>
    </div>
  </div>
);
