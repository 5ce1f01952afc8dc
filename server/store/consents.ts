import { sql, type RawBuilder } from 'kysely';
import { sha256 } from '#server/sha256.ts';
import type { OrderConsentKind } from '#domain/desk-terms.ts';
import type { Given } from './statements/kept-statement.ts';
import type { Db, Tables, Trx } from './tables/tables.ts';

/** What a consent is about: the terms, the request to begin at once, the newsletter. */
export type ConsentKind = Tables['consent']['kind'];

/** A text that somebody agrees to; `content` is missing where only its version is known, which is stored already. */
export interface AgreedText {
  kind: ConsentKind;
  /** SHA-256 of the text, in hex. */
  version: string;
  content?: string | undefined;
}

/** Names a text by its digest. */
export const agreedText = (kind: ConsentKind, content: string): AgreedText => ({
  kind,
  version: sha256(content),
  content,
});

/** Whose a consent is: an order's; or an address's, named by its SHA-256, to which the database adds its key. */
type Whose = { order_id: Given<number> } | { who: string };

/** Agreed texts as a JSON list of their kinds and versions, which is one value of a statement. */
export const agreedJson = (agreed: readonly AgreedText[]): string =>
  JSON.stringify(agreed.map(({ kind, version }) => ({ kind, version })));

const rowsOf = (agreed: Given<string>) =>
  sql`jsonb_to_recordset(${agreed}::jsonb) as agreed (kind text, version text)`;

/** The statement that appends consents to the ledger; `agreed` by `agreedJson`. Their texts have to be stored. */
export const insertConsents = (agreed: Given<string>, whose: Whose, at: Given<Date>): RawBuilder<unknown> => {
  const [column, id] =
    'who' in whose ? (['who', whose.who] as const) : (['order_id', whose.order_id] as const);
  return sql`
    insert into consent (kind, is_given, version, at, ${sql.ref(column)})
    select kind, true, version, ${at}, ${id} from ${rowsOf(agreed)}
  `;
};

/** SQL condition: the texts are stored, as they nearly always are; `agreed` by `agreedJson`. */
export const areTextsStored = (agreed: Given<string>): RawBuilder<boolean> => sql`not exists (
  select from ${rowsOf(agreed)}
  where not exists (select from consent_text where consent_text.version = agreed.version)
)`;

/** Stores the texts, each version of which is stored once. */
export async function storeTexts(trx: Trx, agreed: readonly AgreedText[]): Promise<void> {
  const texts = agreed.flatMap(({ version, content }) =>
    content === undefined ? [] : [{ version, content }],
  );
  if (texts.length > 0)
    await trx
      .insertInto('consent_text')
      .values(texts)
      .onConflict((on) => on.column('version').doNothing())
      .execute();
}

/** Appends consents to the ledger, with their texts. */
export async function recordConsents(
  trx: Trx,
  agreed: readonly AgreedText[],
  whose: Whose,
  at: Date,
): Promise<void> {
  await storeTexts(trx, agreed);
  await insertConsents(agreedJson(agreed), whose, at).execute(trx);
}

/** Records in the ledger that somebody takes a consent back. */
export async function takeBackConsent(
  trx: Trx,
  consent: { kind: ConsentKind; who: string },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('consent')
    .values({ ...consent, is_given: false, at })
    .execute();
}

/** Whether somebody has agreed to this version before: then it was once published. */
export async function isKnownVersion(db: Db | Trx, { kind, version }: AgreedText): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A consent of an order as the ledger has it. */
export interface OrderConsent {
  kind: OrderConsentKind;
  version: string;
  at: Date;
  /** The text that was agreed to. */
  content: string;
}

/** The consents of an order, in the order of its form. */
export const consentsOf = (db: Db | Trx, orderId: number): Promise<OrderConsent[]> =>
  db
    .selectFrom('consent')
    .innerJoin('consent_text', 'consent_text.version', 'consent.version')
    .select(['kind', 'consent_text.version', 'at', 'content'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    // The constraint consent_whose.
    .$narrowType<Pick<OrderConsent, 'kind'>>()
    .execute();
