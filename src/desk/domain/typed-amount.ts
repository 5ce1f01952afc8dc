/**
 * Reads an amount that a person has typed ("35,98", "35.98", "1 035") as grosze; `undefined` for what is no amount of
 * whole grosze above zero.
 */
export function readTypedAmount(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s\u00a0]|zł$/g, ''));
  if (!match) return undefined;
  const [, zlote = '', grosze = ''] = match;
  const amount = Number(zlote) * 100 + Number(grosze.padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
}
