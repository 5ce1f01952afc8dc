import { sql } from 'kysely';
import { sha256 } from '#server/sha256.ts';
import type { OrderConsentKind } from '#domain/desk-terms.ts';
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

/**
 * Appends consents to the ledger, with their texts, each version of which is stored once. Nearly always they are there:
 * then it is one statement, which sends no text. `who` is the SHA-256 of an address, to which the database adds its key.
 */
export async function recordConsents(
  trx: Trx,
  agreed: readonly AgreedText[],
  whose: { order_id: number } | { who: string },
  at: Date,
): Promise<void> {
  if (agreed.length === 0) return;
  const rows = agreed.map(({ kind, version }) => ({ kind, is_given: true, version, at, ...whose }));
  const owner = 'who' in whose ? 'who' : 'order_id';
  const versions = [...new Set(rows.map(({ version }) => version))];
  const { rows: recorded } = await sql`
    insert into consent (kind, is_given, version, at, ${sql.ref(owner)})
    select given.kind, is_given, given.version, given.at, ${sql.ref(`given.${owner}`)}
    from jsonb_populate_recordset(null::consent, ${JSON.stringify(rows)}::jsonb) with ordinality as given
    where (
      select count(*) from consent_text where version in (select jsonb_array_elements_text(${JSON.stringify(versions)}::jsonb))
    ) = ${versions.length}
    order by ordinality
    returning version
  `.execute(trx);
  if (recorded.length > 0) return;
  const texts = agreed.flatMap(({ version, content }) =>
    content === undefined ? [] : [{ version, content }],
  );
  if (texts.length > 0)
    await trx
      .insertInto('consent_text')
      .values(texts)
      .onConflict((on) => on.column('version').doNothing())
      .execute();
  await trx.insertInto('consent').values(rows).execute();
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
