import { copyInformation, STORED_NAMES } from '#copy/law/stored-data.ts';
import { sellerLine } from '#copy/law/seller.ts';
import { retentionPeriod, retentionYears } from '#copy/law/retention.ts';
import type { Config } from '#server/config.ts';
import { recipientsOf, type RecipientSettings } from './recipients-text.ts';

/** The settings that the information beside a copy is made of. */
export type CopySettings = RecipientSettings &
  Pick<Config, 'brandName' | 'contactEmail' | 'retention' | 'seller'>;

/** Puts Polish names in the place of the database's, at every depth; values and unknown names stay. */
function inPolish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPolish);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [STORED_NAMES.get(name) ?? name, inPolish(inner)]),
  );
}

/** What the law wants said beside a person's data (GDPR art. 15(1)), each part by its name. */
export function informationBeside(config: CopySettings): Record<string, string | readonly string[]> {
  const { names, ...said } = copyInformation;
  const { retention, contactEmail, seller, brandName } = config;
  return {
    [names.controller]: `${seller ? sellerLine(seller) : brandName}, ${contactEmail}`,
    [names.purposes]: said.purposes,
    [names.recipients]: recipientsOf(config),
    [names.periods]: said.periods({
      orders: retentionPeriod(retention.orders),
      books: retentionYears(retention.books),
      messages: retentionPeriod(retention.messages),
      mails: retentionPeriod(retention.mails),
      backups: retentionPeriod(retention.backups),
    }),
    [names.rights]: said.rights(contactEmail),
    [names.complaint]: said.complaint,
    [names.source]: said.source,
    [names.decisions]: said.decisions,
  };
}

/**
 * A person's copy of her data as a file, in Polish: what the law wants said beside it, then all that is stored (art.
 * 15(3), 20).
 */
export function polishCopy(stored: object, config: CopySettings): string {
  const { names, notes, title, data } = copyInformation;
  const information = { [names.notes]: notes, ...informationBeside(config) };
  return JSON.stringify({ [title]: information, [data]: inPolish(stored) }, undefined, 2);
}
