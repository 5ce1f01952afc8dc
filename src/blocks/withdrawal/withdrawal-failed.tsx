import { withdrawalCopy } from '#copy/law/withdrawal.ts';

/** Says what became of the last press, and where the statement can be mailed to instead. */
export const WithdrawalFailed = ({
  email,
  what,
}: {
  email: string;
  /** `failed`: nothing was sent yet; `unconfirmed`: it was sent, and may have arrived. */
  what: 'failed' | 'unconfirmed';
}) => (
  <p role="alert">
    <span>{withdrawalCopy[what]}</span> <a href={`mailto:${email}`}>{email}</a>.
  </p>
);
