import { receiptRows } from '#copy/law/withdrawal.ts';
import type { WithdrawalReceipt } from '#domain/withdrawal.ts';
import { form } from '#styles/home/contact-form.css.ts';
import { panel } from '#styles/layout.css.ts';
import { fact, facts } from '#styles/facts.css.ts';

/** Receipt of a withdrawal: its whole content, date and time (art. 11a ust. 4). */
export const WithdrawalReceived = (receipt: Omit<WithdrawalReceipt, 'isConfirmed'>) => (
  <div className={form}>
    <p className={panel}>{receipt.statement}</p>
    <dl className={`${panel} ${facts}`}>
      {receiptRows(receipt).map(([label, value]) => (
        <div key={label} className={fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
