import { mailSlipCopy } from '#copy/purchase/mail-slip.ts';
import { ADDRESS_FIELDS, hostToAsk } from '#domain/typed/asked-addresses.ts';
import type { Problems } from '#schemas/problems.ts';

/**
 * Questions about likely slips in the addresses of a form without scripts, by field. With scripts they are asked when a
 * field is left; here the form comes back with them once. `asked` is what its hidden field carries.
 */
export const slipProblems = (values: Readonly<Record<string, string>>, asked: string): Problems =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((name) => {
      const host = hostToAsk(values[name] ?? '', asked);
      return host === undefined ? [] : [[name, mailSlipCopy.askedOnce(host)]];
    }),
  );
