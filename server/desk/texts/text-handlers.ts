import { isTextId, type TextId } from '#domain/texts/text-fields.ts';
import type { Config } from '#server/config.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { CompletionSettings } from '#server/people/complete-text.ts';
import { recordAudit } from '#server/store/audit.ts';
import { headsOf, listVersions, readVersion } from '#server/store/text-versions.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { checkText, type TextSurroundings } from '#server/texts/check-text.ts';
import { makePreview } from '#server/texts/draft-preview.ts';
import { fallbackTexts } from '#server/texts/fallback-texts.ts';
import { showText } from '#server/texts/show-text.ts';
import { discardText, publishText, restoreText, saveText, typedOver } from './change-text.ts';
import { readEbookPicture, setEbookPicture } from './ebook-picture.ts';
import { fieldsOf, listTexts, readText } from './read-texts.ts';

type Name =
  | 'listTexts'
  | 'getText'
  | 'saveText'
  | 'checkText'
  | 'publishText'
  | 'discardText'
  | 'restoreText'
  | 'getTextVersion'
  | 'makeTextPreview'
  | 'getEbookPicture'
  | 'setEbookPicture';

/** @throws {ApiError} 404 for a name that no text has. */
function textId({ path }: { path: { textId: string } }): TextId {
  if (!isTextId(path.textId)) throw unknown();
  return path.textId;
}

/** Handlers of the shop's texts: drafts, findings about them, publishing, and the history of versions. */
export function textHandlers(
  db: Db,
  config: CompletionSettings & Pick<Config, 'paymentsMode' | 'publicUrl' | 'brandName'>,
): Pick<DeskHandlers, Name> {
  const surroundings = async (from: Db | Trx): Promise<TextSurroundings> => ({
    seller: config.seller,
    brandName: config.brandName,
    isLive: config.paymentsMode === 'live',
    isSelling:
      (await from.selectFrom('fairy_product').select('id').limit(1).executeTakeFirst()) !== undefined,
  });
  const answerWith = async (id: TextId) => ({ status: 200 as const, body: await readText(db, id) });
  return {
    getEbookPicture: async () => ({ status: 200, body: await readEbookPicture(db) }),
    async setEbookPicture(call) {
      const { fields } = await readText(db, 'E-book');
      await setEbookPicture(db, signedIn(call).person, call.body, fields['EBOOK_TITLE'] || 'E-book');
      return { status: 200, body: await readEbookPicture(db) };
    },
    listTexts: async () => ({ status: 200, body: await listTexts(db) }),
    getText: (call) => answerWith(textId(call)),
    async saveText(call) {
      await saveText(db, signedIn(call).person, textId(call), call.body);
      return answerWith(textId(call));
    },
    async checkText(call) {
      const id = textId(call);
      const { content } = await typedOver(db, id, call.body.changes);
      return {
        status: 200,
        body: {
          shown: showText(id, { ...fallbackTexts(id), ...content }, config),
          findings: checkText(id, content, await surroundings(db)),
        },
      };
    },
    async publishText(call) {
      await publishText(db, signedIn(call).person, textId(call), call.body.seen, surroundings);
      return answerWith(textId(call));
    },
    async discardText(call) {
      await discardText(db, signedIn(call).person, textId(call), call.body.seen);
      return answerWith(textId(call));
    },
    async restoreText(call) {
      await restoreText(db, signedIn(call).person, textId(call), call.body);
      return answerWith(textId(call));
    },
    async makeTextPreview(call) {
      const id = textId(call);
      const { person } = signedIn(call);
      const { address, until } = await db.transaction().execute(async (trx) => {
        if (!headsOf(await listVersions(trx, id)).draft) throw unknown();
        await recordAudit(trx, { actor: person, action: 'text.previewed', entity: 'text', entityId: id });
        return makePreview(trx, id, { publicUrl: config.publicUrl, now: new Date() });
      });
      return { status: 200, body: { address, until: until.toISOString() } };
    },
    async getTextVersion(call) {
      const id = textId(call);
      const { number } = call.path;
      const versions = await listVersions(db, id);
      if (!versions.some((one) => one.number === number && one.kind !== 'discarded')) throw unknown();
      const content = await readVersion(db, id, number);
      return { status: 200, body: { number, fields: fieldsOf(id, content) } };
    },
  };
}
