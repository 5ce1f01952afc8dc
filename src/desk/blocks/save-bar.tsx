import { answerCopy } from '#desk/copy/answer.ts';
import { formatTime } from '#desk/copy/time.ts';
import { key } from '#styles/desk/ground.css.ts';
import { wideOnly } from '#styles/desk/ground.css.ts';
import { saveBar, saveBarAct } from '#styles/desk/parts.css.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskIcon } from './desk-icon.tsx';

const copy = answerCopy.save;

export interface SaveBarProps {
  kind: 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict';
  /** What is not stored: "w pytaniu II". */
  where: string;
  savedAt: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
}

/** The bar that says whether the text is stored; absent while nothing is to be said. */
export function SaveBar({ kind, where, savedAt, onSave, onDiscard }: SaveBarProps) {
  const says = {
    dirty: [copy.dirty, [where, copy.copy].filter(Boolean).join(', ')],
    saving: [copy.saving, ''],
    saved: [copy.saved(savedAt === undefined ? '' : formatTime(savedAt)), ''],
    failed: [copy.failed, copy.failedText],
    conflict: [copy.conflict, copy.conflictText],
  }[kind];
  return (
    <div
      className={saveBar}
      role="region"
      aria-label={copy.region}
      data-kind={kind === 'failed' ? 'bad' : undefined}
    >
      <p role="status">
        <DeskIcon
          name={kind === 'saved' ? 'ok' : kind === 'failed' || kind === 'conflict' ? 'alert' : 'edit'}
        />
        <span>
          <b>{says[0]}</b> <small>{says[1]}</small>
        </span>
      </p>
      {(kind === 'dirty' || kind === 'failed') && (
        <div className={saveBarAct}>
          <DeskButton kind={kind === 'failed' ? 'danger' : 'line'} onPress={onDiscard}>
            {copy.discard}
          </DeskButton>
          <DeskButton kind={kind === 'failed' ? 'primary' : 'onNight'} onPress={onSave}>
            {kind === 'failed' ? copy.again : copy.press}
            <kbd className={`${key} ${wideOnly}`}>Ctrl S</kbd>
          </DeskButton>
        </div>
      )}
    </div>
  );
}
