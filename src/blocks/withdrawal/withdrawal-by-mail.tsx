import { withdrawalByMailCopy } from '#copy/law/withdrawal.ts';
import { withdrawalTitle } from '#copy/law/withdraw-label.ts';
import { buttonClass } from '#styles/button.css.ts';
import { form } from '#styles/home/contact-form.css.ts';
import { panel } from '#styles/layout.css.ts';
import { Icon } from '../icon.tsx';

export interface WithdrawalByMailProps {
  brand: string;
  email: string;
  /** Empty where the address names none. */
  orderNumber: string;
}

/** A statement of withdrawal as a mail with its words in it, and the words to copy. */
export function WithdrawalByMail({ brand, email, orderNumber }: WithdrawalByMailProps) {
  const statement = withdrawalByMailCopy.statement(brand, orderNumber);
  const fields = { subject: withdrawalTitle, body: statement };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return (
    <div className={form}>
      <p>
        <a href={`mailto:${email}?${query.join('&')}`} className={buttonClass.primary}>
          <Icon name="mail" size={20} />
          {withdrawalByMailCopy.write}
        </a>
      </p>
      <p>
        <span>{withdrawalByMailCopy.byHand}</span> <a href={`mailto:${email}`}>{email}</a>
      </p>
      <div className={panel}>
        {statement
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </div>
  );
}
