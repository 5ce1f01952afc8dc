import { sql, type Selectable } from 'kysely';
import type { TextId } from '#domain/texts/text-fields.ts';
import type { TextVersionTable } from './tables/desk-tables.ts';
import type { Db, Trx } from './tables/tables.ts';

/** Texts by key; a missing one falls back to the shop's own words. */
export type TextContent = Readonly<Record<string, string>>;

type Row = Selectable<TextVersionTable>;
/** A version without its content. */
export type VersionHead = Omit<Row, 'content' | 'text'>;

const OF_SHOP: readonly Row['kind'][] = ['published', 'outside'];

/** The versions of a text, the oldest first, without what they say. */
export const listVersions = (db: Db | Trx, text: TextId): Promise<VersionHead[]> =>
  db
    .selectFrom('text_version')
    .select(['number', 'kind', 'at', 'author', 'restored'])
    .where('text', '=', text)
    .orderBy('number')
    .execute();

/** Versions of a text: its open draft, if any, and the published one. */
export interface TextHeads {
  /** The newest version of any kind, 0 before the first. A write must have seen it. */
  number: number;
  draft: VersionHead | undefined;
  published: VersionHead | undefined;
}

/**
 * The state of a text after its version `until`. A draft is open until one is published or it is closed. A change in
 * the shop by another way leaves it open.
 */
export function headsOf(versions: readonly VersionHead[], until = Number.POSITIVE_INFINITY): TextHeads {
  const known = versions.filter(({ number }) => number <= until);
  const atDesk = known.findLast(({ kind }) => kind !== 'outside');
  return {
    number: known.at(-1)?.number ?? 0,
    draft: atDesk?.kind === 'draft' ? atDesk : undefined,
    published: known.findLast(({ kind }) => OF_SHOP.includes(kind)),
  };
}

/** The content of a version; nothing for an unknown one. */
export async function readVersion(
  db: Db | Trx,
  text: TextId,
  number: number | undefined,
): Promise<TextContent> {
  if (number === undefined) return {};
  const row = await db
    .selectFrom('text_version')
    .select('content')
    .where('text', '=', text)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content ?? {};
}

/** Lets nobody else write a text until the transaction ends; a row to lock is missing before the first version. */
export const lockText = (trx: Trx, text: TextId): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(${`text ${text}`}))`.execute(trx);

/** Appends a version; the caller holds the text's lock. What ends a draft ends the address of its preview. */
export async function addVersion(
  trx: Trx,
  version: Pick<Row, 'number' | 'kind' | 'author'> & {
    text: TextId;
    content: TextContent;
    restored?: number | undefined;
  },
): Promise<void> {
  await trx
    .insertInto('text_version')
    .values({
      ...version,
      content: JSON.stringify(version.content),
      restored: version.restored ?? null,
    })
    .execute();
  if (version.kind !== 'draft')
    await trx.deleteFrom('text_preview').where('text', '=', version.text).execute();
}

/**
 * Puts a text into the shop, whose processes all show it within a second (migration 005). Keys that are gone fall back to the
 * shop's own words.
 */
export async function publishContent(trx: Trx, text: TextId, content: TextContent): Promise<void> {
  const keys = Object.keys(content);
  await trx
    .deleteFrom('page_content')
    .where('page', '=', text)
    .$if(keys.length > 0, (query) => query.where('type', 'not in', keys))
    .execute();
  for (const [position, type] of keys.entries())
    await trx
      .insertInto('page_content')
      .values({ page: text, type, content: content[type] ?? '', position })
      .onConflict((on) => on.columns(['page', 'type']).doUpdateSet({ content: content[type] ?? '' }))
      .execute();
}
