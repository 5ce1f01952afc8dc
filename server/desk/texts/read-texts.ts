import { TEXT_IDS, textFields, type TextId } from '#domain/texts/text-fields.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { fallbackTexts } from '#server/texts/fallback-texts.ts';
import { documentSkeleton } from '#server/texts/document-skeletons.ts';
import {
  headsOf,
  listVersions,
  readVersion,
  type TextContent,
  type VersionHead,
} from '#server/store/text-versions.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Text = DeskSchemas['Text'];
type Mark = DeskSchemas['TextMark'];

const toMark = ({ number, at, author }: VersionHead): Mark => ({
  number,
  at: at.toISOString(),
  author,
});

/** The fields that are edited; a text may hold keys that no page shows any more. */
export const fieldsOf = (id: TextId, content: TextContent): Record<string, string> =>
  Object.fromEntries(textFields(id).map(({ key }) => [key, content[key] ?? '']));

/** All texts in the desk's order, each with the place where the shop shows it. */
export async function listTexts(db: Db): Promise<DeskSchemas['TextEntry'][]> {
  const rows = await db
    .selectFrom('text_version')
    .select(['text', 'number', 'kind', 'at', 'author', 'restored'])
    .orderBy('number')
    .execute();
  return TEXT_IDS.map((id) => {
    const { draft, published } = headsOf(rows.filter(({ text }) => text === id));
    return { id, draft: draft ? toMark(draft) : null, published: published ? toMark(published) : null };
  });
}

/**
 * Versions for the history: one per draft, whatever its number of saves. A published draft is listed as published, a
 * closed one can be restored.
 */
function toHistory(versions: readonly VersionHead[]): Text['versions'] {
  const { draft, published } = headsOf(versions);
  const atDesk = versions.filter(({ kind }) => kind !== 'outside');
  return versions
    .flatMap((version): Text['versions'] => {
      const mark = toMark(version);
      if (version.kind === 'discarded') return [];
      if (version.kind !== 'draft')
        return [
          {
            ...mark,
            restored: version.restored,
            kind: version === published ? 'published' : 'replaced',
          },
        ];
      const after = atDesk[atDesk.indexOf(version) + 1];
      const isOpen = version === draft;
      if (!isOpen && after?.kind !== 'discarded') return [];
      return [{ ...mark, restored: version.restored, kind: isOpen ? 'draft' : 'discarded' }];
    })
    .toReversed();
}

/** One text whole: its fields as they were last saved, what is in the shop, and every version. */
export async function readText(db: Db | Trx, id: TextId): Promise<Text> {
  const versions = await listVersions(db, id);
  const { number, draft, published } = headsOf(versions);
  const inShop = await readVersion(db, id, published?.number);
  return {
    id,
    number,
    fields: fieldsOf(id, draft ? await readVersion(db, id, draft.number) : inShop),
    inShop: fieldsOf(id, inShop),
    fallbacks: fieldsOf(id, fallbackTexts(id)),
    skeleton: fieldsOf(id, documentSkeleton(id)),
    draft: draft ? toMark(draft) : null,
    published: published ? toMark(published) : null,
    versions: toHistory(versions),
  };
}
