import { askedAbout, ASKED_FIELD } from '#domain/typed/asked-addresses.ts';

/** Carries which addresses of the form it has asked about. */
export const PlainAsked = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <input type="hidden" name={ASKED_FIELD} value={askedAbout(values)} />
);
