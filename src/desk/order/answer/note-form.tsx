import { useState } from 'react';
import { approvalCopy as copy } from './answer-copy.ts';
import { TextField } from '#kit/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface NoteFormProps {
  isBusy: boolean;
  onSend: (note: string) => void;
  onCancel: () => void;
}

/** The note with which an owner sends an answer back. */
export function NoteForm({ isBusy, onSend, onCancel }: NoteFormProps) {
  const [note, setNote] = useState('');
  const isShort = note.trim().length < 3;
  return (
    <div className={tightStack}>
      <TextField
        label={copy.note}
        name="note"
        value={note}
        onChange={setNote}
        hint={isShort ? copy.noteShort : undefined}
        multiline
        rows={3}
        maxLength={2_000}
        parts={fieldParts}
      />
      <div className={row}>
        <DeskButton pending={isBusy} blocked={isShort} onPress={() => onSend(note.trim())}>
          {copy.notePress}
        </DeskButton>
        <DeskButton kind="ghost" onPress={onCancel}>
          {copy.noteCancel}
        </DeskButton>
      </div>
    </div>
  );
}
