import { useEffect, useState, type SubmitEvent } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { formatBirthDate } from '#desk/copy/time.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { useSeen } from '#desk/frame/edit/use-seen.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { muted, row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { invoiceCopy as copy } from './invoice-copy.ts';

type Invoice = NonNullable<Order['invoice']>;

/** The invoice that a customer has asked for: until when, and its number once it is issued elsewhere. */
export function InvoiceSection({ orderId, stored }: { orderId: number; stored: Invoice }) {
  const { client } = useDesk();
  const [invoice, setInvoice] = useState(stored);
  // What came last counts: a response, or the order that was loaded after it.
  useEffect(() => setInvoice(stored), [stored]);
  const [typed, setTyped] = useState<string>();
  const number = typed ?? invoice.number ?? '';
  const { seen, hold, catchUp } = useSeen(invoice.version);
  const { busy, outcome, run } = useAction<'note'>({
    newer(error) {
      const current = currentOf<'noteInvoice'>(error);
      if (current) {
        setInvoice(current);
        catchUp(current.version);
      }
      return copy.newer;
    },
    failed: copy.failed,
  });
  const note = (isAsked: boolean, next: string | null) =>
    void run('note', async () => {
      setInvoice(
        await unwrap(
          client.PUT('/orders/{orderId}/invoice', {
            params: { path: { orderId } },
            body: { seen, isAsked, number: next },
          }),
        ),
      );
      setTyped(undefined);
      hold(false);
    });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    note(true, number.trim() === '' ? null : number);
  };
  return (
    <section className={panel} aria-labelledby="faktura">
      <h2 id="faktura">{copy.title}</h2>
      <OutcomeStatus outcome={outcome} />
      {invoice.askedOn === null || invoice.dueOn === null ? (
        <>
          <p className={muted}>{copy.none}</p>
          <p className={row}>
            <DeskButton kind="ghost" pending={busy === 'note'} onPress={() => note(true, null)}>
              {copy.ask}
            </DeskButton>
          </p>
        </>
      ) : (
        <form className={tightStack} noValidate onSubmit={send}>
          <p className={muted}>
            {invoice.number === null
              ? copy.asked(formatBirthDate(invoice.askedOn), formatBirthDate(invoice.dueOn))
              : copy.issued(invoice.number)}
          </p>
          <TextField
            label={copy.number}
            name="numer-faktury"
            value={number}
            onChange={(text) => {
              hold(true);
              setTyped(text);
            }}
            maxLength={60}
            autoComplete="off"
            parts={fieldParts}
          />
          <p className={row}>
            <DeskButton type="submit" pending={busy === 'note'}>
              {copy.save}
            </DeskButton>
            <DeskButton kind="ghost" onPress={() => note(false, null)}>
              {copy.drop}
            </DeskButton>
          </p>
        </form>
      )}
    </section>
  );
}
