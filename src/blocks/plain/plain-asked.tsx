import { askedAbout, ASKED_FIELD } from '#domain/typed/mail-host.ts';

/** Carries that the form has asked about a likely slip in this address. */
export const PlainAsked = ({ email }: { email: string }) => (
  <input type="hidden" name={ASKED_FIELD} value={askedAbout([email])} />
);
