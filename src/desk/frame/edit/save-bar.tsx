import { key, wideOnly } from '#styles/desk/base.css.ts';
import { saveBar, saveBarActions } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';

/** Words of the bar; each flow has its own. */
export interface SaveBarWords {
  region: string;
  dirty: string;
  saving: string;
  saved: string;
  failed: string;
  failedText: string;
  conflict: string;
  conflictText: string;
  discard: string;
  press: string;
  again: string;
}

export interface SaveBarProps {
  kind: 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict';
  words: SaveBarWords;
  /** What is not stored: "w pytaniu II". */
  what: string;
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * The bar that says whether what was typed is stored; absent while nothing is to be said. While it is being stored the
 * buttons stay, held, so that a try that fails can be repeated from the key that is under the finger.
 */
export function SaveBar({ kind, words, what, onSave, onDiscard }: SaveBarProps) {
  const isSaving = kind === 'saving';
  const says = {
    dirty: [words.dirty, what],
    saving: [words.saving, ''],
    saved: [words.saved, ''],
    failed: [words.failed, words.failedText],
    conflict: [words.conflict, words.conflictText],
  }[kind];
  return (
    <div
      className={saveBar}
      role="region"
      aria-label={words.region}
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
      {(kind === 'dirty' || kind === 'saving' || kind === 'failed') && (
        <div className={saveBarActions}>
          <DeskButton kind={kind === 'failed' ? 'danger' : 'line'} pending={isSaving} onPress={onDiscard}>
            {words.discard}
          </DeskButton>
          <DeskButton kind={kind === 'failed' ? 'primary' : 'onNight'} pending={isSaving} onPress={onSave}>
            <span>{kind === 'failed' ? words.again : words.press}</span>{' '}
            <kbd className={`${key} ${wideOnly}`}>Ctrl S</kbd>
          </DeskButton>
        </div>
      )}
    </div>
  );
}
