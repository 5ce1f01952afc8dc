import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import { conflict } from '#server/api-error.ts';
import type { CachedRead } from '#server/store/catalogue-cache.ts';
import { agreedText, isKnownVersion, type AgreedText } from '#server/store/consents.ts';
import { listPageContents, type CompleteText } from '#server/store/page-contents.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** The versions of the texts that an order names (`consents`). */
export interface NamedVersions {
  terms?: string | undefined;
  earlyStart?: string | undefined;
}

/**
 * Finds the texts that an order agrees to. Its form cannot be sent without accepting the terms (VA-1), so an order that
 * names no version of them accepts the published one. A page that was opened before a text changed names the older one.
 * @throws {ApiError} 409 for a version that nobody has ever been shown.
 */
export async function findAgreedTexts(
  db: Db,
  named: NamedVersions,
  completeText: CompleteText | undefined,
  cached: CachedRead,
): Promise<AgreedText[]> {
  const terms = await cached('terms', () => publishedTerms(db, completeText));
  return [
    ...(await agreed(db, named.terms, terms, terms, () => earlierTerms(db, named.terms, completeText))),
    ...(await agreed(db, named.earlyStart, agreedText('early-start', EARLY_START_TEXT), undefined)),
  ];
}

/** The terms as the shop shows them; `undefined` where none are published. */
async function publishedTerms(
  db: Db | Trx,
  completeText: CompleteText | undefined,
): Promise<AgreedText | undefined> {
  const texts = await listPageContents(db, 'Regulamin', completeText);
  const terms = texts.find(({ type }) => type === 'TERMS_DESCRIPTION');
  return terms && agreedText('terms', terms.content);
}

/** How many published terms a page that is still open may be behind. */
const TERMS_BEHIND = 20;

/** Terms that were in the shop before, though nobody may have accepted them yet; as they read with today's settings. */
async function earlierTerms(
  db: Db | Trx,
  version: string | undefined,
  completeText: CompleteText = ({ content }) => content,
): Promise<AgreedText | undefined> {
  const past = await db
    .selectFrom('text_version')
    .select('content')
    .where('text', '=', 'Regulamin')
    .where('kind', 'in', ['published', 'outside'])
    .orderBy('number', 'desc')
    .limit(TERMS_BEHIND)
    .execute();
  const type = 'TERMS_DESCRIPTION';
  return past
    .flatMap(({ content: { [type]: content } }) =>
      content === undefined ? [] : [agreedText('terms', completeText({ type, content }))],
    )
    .find((terms) => terms.version === version);
}

async function agreed(
  db: Db | Trx,
  version: string | undefined,
  current: AgreedText | undefined,
  unnamed: AgreedText | undefined,
  findEarlier: () => Promise<AgreedText | undefined> = async () => undefined,
): Promise<AgreedText[]> {
  if (version === undefined) return unnamed ? [unnamed] : [];
  if (version === current?.version) return [current];
  const earlier = { kind: current?.kind ?? 'terms', version } as const;
  if (await isKnownVersion(db, earlier)) return [earlier];
  const published = await findEarlier();
  if (!published) throw conflict(`No text of ${earlier.kind} had this version`);
  return [published];
}
