import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { formatBirthDate } from '#desk/copy/time.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { useTyped } from '#desk/frame/edit/use-typed.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { wrongInvoiceDay, type PastDays } from '#schemas/desk/past-day.ts';
import { muted, row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { invoiceCopy as copy } from './invoice-copy.ts';

type Invoice = NonNullable<Order['invoice']>;

export interface InvoiceSectionProps {
  orderId: number;
  stored: Invoice;
  /** The first and the last day on which she can have asked, as `YYYY-MM-DD`. */
  days: PastDays;
}

/** The invoice that a customer has asked for: until when, and its number once it is issued elsewhere. */
export function InvoiceSection({ orderId, stored: loaded, days }: InvoiceSectionProps) {
  const { client } = useDesk();
  const [day, setDay] = useState(days.today);
  const [wrong, setWrong] = useState<string>();
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  const { stored, fields, isDirty, seen, type, send, takeNewer } = useTyped(loaded, {
    fieldsOf: ({ number }) => ({ number: number ?? '' }),
    seenOf: ({ version }) => version,
  });
  const { number } = fields;
  const { busy, outcome, run } = useAction<'note'>({
    newer(error) {
      const current = currentOf<'noteInvoice'>(error);
      if (current) takeNewer(current);
      return copy.newer;
    },
    done: copy.done,
    failed: copy.failed,
  });
  const note = (isAsked: boolean, next: string | null) => {
    const settle = send();
    const params = { path: { orderId } };
    const body = { seen, isAsked, number: next, ...(stored.askedOn === null && { askedOn: day }) };
    void run('note', async () =>
      settle(await unwrap(client.PUT('/orders/{orderId}/invoice', { params, body }))),
    );
  };
  const ask = () => {
    const problem = wrongInvoiceDay(day, days);
    setWrong(problem);
    press();
    if (problem === undefined) note(true, null);
  };
  return (
    <section className={panel} aria-labelledby="faktura">
      <h2 id="faktura">{copy.title}</h2>
      <OutcomeStatus outcome={outcome} isDirty={isDirty} />
      <UnsavedText isUnsaved={isDirty} />
      {stored.askedOn === null || stored.dueOn === null ? (
        <HeldForm ref={form} className={tightStack} isHeld={busy !== undefined} onSubmit={ask}>
          <p className={muted}>{copy.none}</p>
          <TextField
            label={copy.askedOn}
            name="prosba-o-fakture"
            type="date"
            value={day}
            onChange={setDay}
            error={wrong}
            hint={copy.askedOnHint}
            parts={fieldParts}
          />
          <p className={row}>
            <DeskButton type="submit" kind="ghost" pending={busy === 'note'}>
              {copy.ask}
            </DeskButton>
          </p>
        </HeldForm>
      ) : (
        <HeldForm
          className={tightStack}
          isHeld={false}
          onSubmit={() => note(true, number.trim() === '' ? null : number)}
        >
          <p className={muted}>
            {stored.number === null
              ? copy.asked(formatBirthDate(stored.askedOn), formatBirthDate(stored.dueOn))
              : copy.issued(stored.number)}
          </p>
          <TextField
            label={copy.number}
            name="numer-faktury"
            value={number}
            onChange={(text) => type({ number: text })}
            maxLength={60}
            autoComplete="off"
            parts={fieldParts}
          />
          <p className={row}>
            <DeskButton type="submit" pending={busy === 'note'}>
              {copy.save}
            </DeskButton>
            <DeskButton kind="ghost" blocked={busy !== undefined} onPress={() => note(false, null)}>
              {copy.drop}
            </DeskButton>
          </p>
        </HeldForm>
      )}
    </section>
  );
}
