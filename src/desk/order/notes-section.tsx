import { useRef, useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { Typed } from '#desk/ui/typed.tsx';
import { NOTE_LONGEST } from '#domain/desk/order-note.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { hint, muted, row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { plainList, written } from '#styles/desk/written.late.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { notesCopy as copy } from './notes-copy.ts';

type Notes = Order['notes'];

/** What owners and the order's specialist write to each other, and a field for more while the order has its data. */
export function NotesSection({
  order,
  now,
}: {
  order: Pick<Order, 'orderId' | 'notes' | 'strippedAt'>;
  now: number;
}) {
  const { client, person } = useDesk();
  const [changed, setChanged] = useState<{ of: Notes; notes: Notes | undefined }>();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  // One id for a text however often it is pressed.
  const noteId = useRef('');
  const { isBusy, outcome, run } = useAction({ failed: copy.failed });
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  // A newer load wins over the response to the last action.
  const notes = (changed?.of === order.notes && changed.notes) || order.notes;
  const show = (after: Notes | undefined) => setChanged({ of: order.notes, notes: after });
  const { orderId } = order;
  const add = () => {
    const isEmpty = text.trim() === '';
    setProblem(isEmpty ? copy.empty : undefined);
    if (isEmpty) {
      press();
      return;
    }
    void run(
      'add',
      async () => {
        noteId.current ||= crypto.randomUUID();
        const body = { id: noteId.current, text };
        show(await unwrap(client.POST('/orders/{orderId}/notes', { params: { path: { orderId } }, body })));
        noteId.current = '';
        setText('');
      },
      {
        done: copy.added,
        newer(error) {
          // A response that was lost had accepted it: the next press adds a note of its own.
          show(currentOf<'addOrderNote'>(error));
          noteId.current = '';
          return copy.addedBefore;
        },
      },
    );
  };
  const remove = (id: string) =>
    void run(
      `remove ${id}`,
      async () => {
        const params = { path: { orderId, noteId: id } };
        show(await unwrap(client.DELETE('/orders/{orderId}/notes/{noteId}', { params })));
      },
      { done: copy.removed },
    );
  const isOpen = order.strippedAt === undefined;
  if (!isOpen && notes.length === 0) return null;
  return (
    <section className={panel} aria-labelledby="notatki">
      <h2 id="notatki">{copy.title}</h2>
      <p className={hint}>{copy.hint[person.role]}</p>
      {notes.length > 0 && (
        <ul className={plainList} aria-label={copy.list}>
          {notes.map((note) => (
            <li key={note.id} className={tightStack}>
              <p className={muted}>{copy.by(note.author, note.isMine, formatMoment(note.writtenAt, now))}</p>
              <p className={written}>
                <Typed>{note.text}</Typed>
              </p>
              {note.isMine && (
                <p className={row}>
                  <DeskButton
                    kind="ghost"
                    pending={isBusy(`remove ${note.id}`)}
                    onPress={() => remove(note.id)}
                  >
                    {copy.remove}
                  </DeskButton>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <OutcomeStatus outcome={outcome} />
      <UnsavedText isUnsaved={text.trim() !== ''} />
      {isOpen && (
        <HeldForm ref={form} className={tightStack} isHeld={isBusy('add')} onSubmit={add}>
          <TextField
            label={copy.field}
            name="nowa-notatka"
            value={text}
            onChange={setText}
            error={problem}
            multiline
            rows={2}
            maxLength={NOTE_LONGEST}
            autoComplete="off"
            parts={fieldParts}
          />
          <p className={row}>
            <DeskButton type="submit" kind="ghost" pending={isBusy('add')}>
              {copy.add}
            </DeskButton>
          </p>
        </HeldForm>
      )}
    </section>
  );
}
