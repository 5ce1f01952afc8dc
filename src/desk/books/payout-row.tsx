import { ColumnName } from '#desk/ui/column-heads.tsx';
import { useState } from 'react';
import type { Payouts } from '#desk/domain/wire.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { useTyped } from '#desk/frame/edit/use-typed.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';
import { hidden } from '#styles/text.css.ts';
import * as s from './books.late.css.ts';
import { monthName, movedAmount } from './books-copy.ts';
import { payoutsCopy as copy, readShare } from './payouts-copy.ts';

type Row = Payouts['rows'][number];

/** A share as it is sent, over the one that was seen. */
export interface ShareToSave {
  percent: number | null;
  seen: number | null;
  /** Takes the saved row; tells whether nothing else was typed meanwhile. */
  settle: (after: Row) => boolean;
  /** Takes the row as somebody else stored it. */
  takeNewer: (newer: Row) => void;
}

export interface PayoutRowProps {
  row: Row;
  isBusy: boolean;
  onSave: (share: ShareToSave) => void;
}

/** What one specialist brought and gets, with the field of her share. */
export function PayoutRow({ row: loaded, isBusy, onSave }: PayoutRowProps) {
  const { stored, fields, isDirty, seen, type, send, takeNewer } = useTyped(loaded, {
    fieldsOf: (row) => ({ share: row.percent === null ? '' : String(row.percent) }),
    seenOf: (row) => row.percent,
  });
  const { fairyId, name, count, sales, back, total, percent, since, due } = stored;
  const [problem, setProblem] = useState<string>();
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  const save = () => {
    const share = readShare(fields.share);
    setProblem(share === undefined ? copy.wrong : undefined);
    press();
    if (share !== undefined) onSave({ percent: share, seen, settle: send(), takeNewer });
  };
  const { columns } = copy;
  const amounts = [
    [columns.count, String(count)],
    [columns.sales, movedAmount(sales, CURRENCY)],
    [columns.back, movedAmount(back, CURRENCY)],
    [columns.total, movedAmount(total, CURRENCY)],
  ] as const;
  return (
    <tr className={s.entry}>
      <td className={s.rowName}>{name}</td>
      {amounts.map(([column, amount]) => (
        <td key={column} className={s.number}>
          <ColumnName>{column}</ColumnName> <span>{amount}</span>
        </td>
      ))}
      <td>
        <ColumnName>{columns.share}</ColumnName>
        <HeldForm ref={form} className={s.share} isHeld={false} onSubmit={save}>
          <TextField
            id={`udzial-${fairyId}`}
            label={copy.percent(name)}
            name={`udzial-${fairyId}`}
            value={fields.share}
            onChange={(share) => type({ share })}
            error={problem}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            parts={{ ...fieldParts, label: hidden }}
          />
          <DeskButton type="submit" kind="ghost" pending={isBusy}>
            {copy.save} <span className={hidden}>{copy.saveOf(name)}</span>
          </DeskButton>
          {since !== null && percent !== null && <small>{copy.since(monthName(since))}</small>}
        </HeldForm>
        <UnsavedText isOfQuery isUnsaved={isDirty} />
      </td>
      <td className={s.amount}>
        <ColumnName>{columns.payout}</ColumnName>{' '}
        <span>{due === null ? copy.noShare : movedAmount(due, CURRENCY)}</span>
      </td>
    </tr>
  );
}
