import { createHash, randomBytes } from 'node:crypto';
import type { TextId } from '#domain/texts/text-fields.ts';
import { headsOf, listVersions, readVersion, type TextContent } from '#server/store/text-versions.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** How long (ms) a preview's address works: enough time to have a legal text read. */
const SHOWN_FOR = 7 * 24 * 60 * 60_000;

/** Where drafts are looked at on the shop's host; apart from all pages, since these are one string per path, for everybody. */
export const PREVIEW_PATH = '/podglad';

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the address of a text's open draft; the one before ends. */
export async function makePreview(
  trx: Trx,
  text: TextId,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<{ address: string; until: Date }> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + SHOWN_FOR);
  const row = { token_hash: digest(token), until };
  await trx
    .insertInto('text_preview')
    .values({ text, ...row })
    .onConflict((on) => on.column('text').doUpdateSet(row))
    .execute();
  return { address: `${publicUrl}${PREVIEW_PATH}/${token}`, until };
}

/** A draft as its address shows it. */
export interface PreviewedDraft {
  id: TextId;
  number: number;
  content: TextContent;
  until: Date;
}

/** The open draft behind an address, as it was last saved; nothing once it was published or closed, or the time is over. */
export async function findPreview(db: Db, token: string, now: Date): Promise<PreviewedDraft | undefined> {
  const row = await db
    .selectFrom('text_preview')
    .select(['text', 'until'])
    .where('token_hash', '=', digest(token))
    .where('until', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { draft } = headsOf(await listVersions(db, row.text));
  if (!draft) return undefined;
  return {
    id: row.text,
    number: draft.number,
    content: await readVersion(db, row.text, draft.number),
    until: row.until,
  };
}
