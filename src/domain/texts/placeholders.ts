/** Places in the owner's texts that the server fills in from the settings, written `{{NAME}}`: of the seller … */
export const SELLER_PLACEHOLDERS = [
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_NIP',
  'SELLER_PHONE',
  'SELLER_VAT',
] as const;
export type SellerPlaceholder = (typeof SELLER_PLACEHOLDERS)[number];

/** … and for how long data are kept, which the privacy page has to say. */
export const RETENTION_PLACEHOLDERS = [
  'RETENTION_DRAFTS_DAYS',
  'RETENTION_UNPAID_DAYS',
  'RETENTION_ORDERS_DAYS',
  'RETENTION_UNCONFIRMED_DAYS',
  'RETENTION_MESSAGES_DAYS',
  'RETENTION_MAILS_DAYS',
  'RETENTION_BACKUPS_DAYS',
  'RETENTION_BOOKS_YEARS',
] as const;
export type RetentionPlaceholder = (typeof RETENTION_PLACEHOLDERS)[number];

/** Places that a text may have: the shop's name, the seller's register and address, and who gets data, which the settings decide. */
export const OTHER_PLACEHOLDERS = ['BRAND_NAME', 'SELLER_REGISTER', 'SELLER_EMAIL', 'RECIPIENTS'] as const;

/** Places that pages may have; `{{ANSWER_WITHIN_HOURS}}` is the promise in hours. */
export const PAGE_PLACEHOLDERS = [
  ...SELLER_PLACEHOLDERS,
  ...RETENTION_PLACEHOLDERS,
  ...OTHER_PLACEHOLDERS,
  'ANSWER_WITHIN_HOURS',
] as const;

/** A placeholder as written in a text. */
export const placed = (name: string): string => `{{${name}}}`;

/** Fills a text's placeholders with facts; a placeholder without a fact stays. */
export const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  );

/** How many letters have to change for one word to become the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, against] of [...other].entries())
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === against ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How far a typing error may be from what was meant. */
const NEAR = 4;

/**
 * Finds mistyped and unknown places (`{SELLER_NAME}`, `{{ seller_name }}`), each with the known one that was probably
 * meant.
 */
export function unknownPlaceholders(
  text: string,
  known: readonly string[],
): { found: string; meant: string | undefined }[] {
  const places = text.match(/\{{1,3}\s*[A-Za-z_][\w -]{0,60}?\s*\}{1,3}/g) ?? [];
  const wrong = [...new Set(places)].filter((place) => !known.some((name) => placed(name) === place));
  return wrong.map((found) => {
    const name = found.replaceAll(/[{}]/g, '').trim().replaceAll(/[ -]/g, '_').toUpperCase().slice(0, 60);
    let meant: string | undefined;
    let least = NEAR + 1;
    for (const one of known) {
      const far = distance(name, one);
      if (far < least) [meant, least] = [placed(one), far];
    }
    return { found, meant };
  });
}
