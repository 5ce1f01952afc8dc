import { TextField } from '#desk/ui/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { useNote, useNoteForm, type NoteName } from './notes.tsx';

export interface NoteFormProps {
  name: NoteName;
  words: { label: string; hint: string; send: string; cancel: string };
  /** How many characters the server takes. */
  most: number;
  isBusy: boolean;
  onSend: (note: string) => void;
  onCancel: () => void;
}

/** A few words that a decision needs: why an answer is sent back, or corrected. `Notes` keeps and guards them. */
export function NoteForm({ name, words, most, isBusy, onSend, onCancel }: NoteFormProps) {
  const [note, setNote] = useNote(name);
  useNoteForm(name);
  const isShort = note.trim().length < 3;
  return (
    <div className={tightStack}>
      <TextField
        label={words.label}
        name="note"
        value={note}
        onChange={setNote}
        hint={isShort ? words.hint : undefined}
        multiline
        rows={3}
        maxLength={most}
        parts={fieldParts}
      />
      <div className={row}>
        <DeskButton pending={isBusy} blocked={isShort} onPress={() => onSend(note.trim())}>
          {words.send}
        </DeskButton>
        <DeskButton
          kind="ghost"
          onPress={() => {
            setNote('');
            onCancel();
          }}
        >
          {words.cancel}
        </DeskButton>
      </div>
    </div>
  );
}
