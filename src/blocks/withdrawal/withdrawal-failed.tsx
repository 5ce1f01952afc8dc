import { withdrawalCopy } from '#copy/law/withdrawal.ts';

/** Says that the statement did not reach the shop, and where it can be mailed to instead. */
export const WithdrawalFailed = ({ email }: { email: string }) => (
  <p role="alert">
    {withdrawalCopy.failed} <a href={`mailto:${email}`}>{email}</a>.
  </p>
);
