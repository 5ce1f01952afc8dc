import { ColumnName } from '#desk/ui/column-heads.tsx';
import { useState, type SubmitEvent } from 'react';
import type { Payouts } from '#desk/domain/wire.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { useSeen } from '#desk/frame/edit/use-seen.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { TextField } from '#kit/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';
import { hidden } from '#styles/text.css.ts';
import * as s from './books.late.css.ts';
import { monthName, movedAmount } from './books-copy.ts';
import { payoutsCopy as copy, readShare } from './payouts-copy.ts';

export interface PayoutRowProps {
  row: Payouts['rows'][number];
  isBusy: boolean;
  /** Saves a share over the one that was seen; resolves with what is stored now, or nothing where that is not known. */
  onSave: (
    percent: number | null,
    seen: number | null,
  ) => Promise<{ percent: number | null; isSaved: boolean } | undefined>;
}

/** What one specialist brought and gets, with the field of her share. */
export function PayoutRow({ row, isBusy, onSave }: PayoutRowProps) {
  const { fairyId, name, count, sales, back, total, percent, since, due } = row;
  const [typed, setTyped] = useState<string>();
  const { seen, hold, catchUp } = useSeen(percent);
  const text = typed ?? (percent === null ? '' : String(percent));
  const [problem, setProblem] = useState<string>();
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const share = readShare(text);
    setProblem(share === undefined ? copy.wrong : undefined);
    press();
    if (share === undefined) return;
    void onSave(share, seen).then((stored) => {
      if (!stored) return;
      if (!stored.isSaved) return catchUp(stored.percent);
      setTyped(undefined);
      hold(false);
    });
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
        <form ref={form} className={s.share} noValidate onSubmit={save}>
          <TextField
            id={`udzial-${fairyId}`}
            label={copy.percent(name)}
            name={`udzial-${fairyId}`}
            value={text}
            onChange={(next) => {
              hold(true);
              setTyped(next);
            }}
            error={problem}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            parts={{ ...fieldParts, label: hidden }}
          />
          <UnsavedText isUnsaved={typed !== undefined} />
          <DeskButton type="submit" kind="ghost" pending={isBusy}>
            {copy.save} <span className={hidden}>{copy.saveOf(name)}</span>
          </DeskButton>
          {since !== null && percent !== null && <small>{copy.since(monthName(since))}</small>}
        </form>
      </td>
      <td className={s.amount}>{due === null ? copy.noShare : movedAmount(due, CURRENCY)}</td>
    </tr>
  );
}
