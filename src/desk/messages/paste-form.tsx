import { useRef, useState } from 'react';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { useSeen } from '#desk/frame/edit/use-seen.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import type { Message } from '#desk/domain/wire.ts';
import { shopDate } from '#domain/shop-day.ts';
import { MAIL_SHORTEST } from '#domain/shop-constants.ts';
import { wrongPasteDay } from '#schemas/desk/past-day.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { messagesCopy as copy } from './messages-copy.ts';

export interface PasteFormProps {
  message: Pick<Message, 'id' | 'version' | 'receivedAt'>;
  /** The day in Warsaw: "2026-11-23". */
  today: string;
  text: string;
  onType: (text: string) => void;
  onChange: () => void;
}

/** Where what a customer wrote back by mail is put into her thread. */
export function PasteForm({ message, today, text, onType, onChange }: PasteFormProps) {
  const { client } = useDesk();
  const { seen, hold, catchUp } = useSeen(message.version);
  const [day, setDay] = useState(today);
  const [problems, setProblems] = useState<{ text?: string; day?: string }>({});
  // One id per text, so that repeated presses store it once.
  const pasteId = useRef('');
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  const { busy, outcome, run } = useAction<'paste'>({
    done: copy.pasteDone,
    newer: (error) => {
      const current = currentOf<'pasteMessage'>(error);
      if (current) catchUp(current.message.version);
      const stored = current?.replies ?? [];
      if (!stored.some(({ id }) => id === pasteId.current)) return copy.newer;
      // A response that was lost had accepted it; the next press is a text of its own.
      pasteId.current = '';
      return copy.pastedBefore;
    },
    failed: copy.pasteFailed,
    onSettled: onChange,
  });
  const send = () => {
    const wrongDay = wrongPasteDay(day, { first: shopDate(new Date(message.receivedAt)), today });
    const wrong = {
      ...(text.trim().length < MAIL_SHORTEST && { text: adminValidationCopy.mailContent }),
      ...(wrongDay !== undefined && { day: wrongDay }),
    };
    setProblems(wrong);
    press();
    if (Object.keys(wrong).length > 0) return;
    void run('paste', async () => {
      pasteId.current ||= crypto.randomUUID();
      await unwrap(
        client.POST('/messages/{messageId}/received', {
          params: { path: { messageId: message.id } },
          body: { id: pasteId.current, seen, text, receivedOn: day },
        }),
      );
      pasteId.current = '';
      hold(false);
      onType('');
    });
  };
  return (
    <section className={panel} aria-labelledby="wklej-odpowiedz">
      <h2 id="wklej-odpowiedz">{copy.paste}</h2>
      <HeldForm ref={form} className={tightStack} isHeld={busy !== undefined} onSubmit={send}>
        <OutcomeStatus outcome={outcome} />
        <TextField
          label={copy.pasted}
          name="wklejona-odpowiedz"
          value={text}
          onChange={(next) => {
            hold(next.trim() !== '');
            onType(next);
          }}
          error={problems.text}
          hint={copy.pasteHint}
          multiline
          rows={5}
          maxLength={20_000}
          autoComplete="off"
          parts={fieldParts}
        />
        <TextField
          label={copy.pastedOn}
          name="wklejona-dnia"
          type="date"
          value={day}
          onChange={setDay}
          error={problems.day}
          parts={fieldParts}
        />
        <p className={row}>
          <DeskButton type="submit" kind="ghost" pending={busy === 'paste'}>
            {copy.pasteSave}
          </DeskButton>
        </p>
      </HeldForm>
    </section>
  );
}
