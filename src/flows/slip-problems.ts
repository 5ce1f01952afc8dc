import { mailSlipCopy } from '#copy/purchase/mail-slip.ts';
import { ADDRESS_FIELDS, hostToAsk } from '#domain/typed/asked-addresses.ts';
import type { Problems } from '#schemas/problems.ts';

/**
 * Hints about likely typing errors in the addresses of a form without scripts, by field; the form is returned with
 * them once. With scripts they appear when a field is left. `asked`: value of the form's hidden field.
 */
export const slipProblems = (values: Readonly<Record<string, string>>, asked: string): Problems =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((name) => {
      const host = hostToAsk(values[name] ?? '', asked);
      return host === undefined ? [] : [[name, mailSlipCopy.askedOnce(host)]];
    }),
  );
