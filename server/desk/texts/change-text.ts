import { textFields, type TextId } from '#domain/texts/text-fields.ts';
import { fieldProblem, tidyField } from '#schemas/desk/text-problem.ts';
import { badRequest } from '#server/api-error.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { changeFields } from '#server/desk/editing/change-fields.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import {
  addVersion,
  headsOf,
  listVersions,
  lockText,
  publishContent,
  readVersion,
  type TextContent,
  type TextHeads,
  type VersionHead,
} from '#server/store/text-versions.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { checkText, toPublished, type TextSurroundings } from '#server/texts/check-text.ts';
import { fieldsOf, readText } from './read-texts.ts';

/** The new text of one field. */
export interface FieldChange {
  key: string;
  text: string;
}

interface Locked {
  versions: VersionHead[];
  heads: TextHeads;
  /** What the fields show: the open draft, else what is in the shop. */
  content: TextContent;
}

async function lock(trx: Trx, id: TextId): Promise<Locked> {
  await lockText(trx, id);
  const versions = await listVersions(trx, id);
  const heads = headsOf(versions);
  return { versions, heads, content: await shownAt(trx, id, heads) };
}

const shownAt = (trx: Trx, id: TextId, { draft, published }: TextHeads) =>
  readVersion(trx, id, (draft ?? published)?.number);

const newerThan = async (trx: Trx, id: TextId) =>
  conflicting('newerVersion', 'The text was changed meanwhile', await readText(trx, id));

/** Whether a request that was sent on seeing a version has made the newest one: it comes again after a lost response. */
const isRepeat = (
  versions: readonly VersionHead[],
  seen: number,
  made: Pick<VersionHead, 'kind' | 'author'> & Partial<Pick<VersionHead, 'restored'>>,
): boolean => {
  const after = versions.filter(({ number }) => number > seen);
  const newest = after.at(-1);
  return (
    newest !== undefined &&
    newest.kind === made.kind &&
    newest.author === made.author &&
    newest.restored === (made.restored ?? null) &&
    // What is restored closes the open draft first.
    after
      .slice(0, -1)
      .every(({ kind }, at) => made.restored !== undefined && at === 0 && kind === 'discarded')
  );
};

/** Texts by key without the empty ones, which fall back to the shop's own words. */
const withoutEmpty = (content: TextContent): TextContent =>
  Object.fromEntries(Object.entries(content).filter(([, text]) => text !== ''));

/** Tidies changes and judges what a draft can keep; whether the shop can is judged when it is published. */
function judged(id: TextId, changes: readonly FieldChange[]): FieldChange[] {
  const problems: { path: string; message: string }[] = [];
  const tidied = changes.map(({ key, text }, at) => {
    const field = textFields(id).find((one) => one.key === key);
    if (!field || changes.findIndex((other) => other.key === key) !== at)
      throw badRequest('Invalid changes', [
        { path: `/changes/${at}/key`, message: 'is unknown or named twice' },
      ]);
    const tidy = tidyField(field, text);
    const message = fieldProblem(field, tidy);
    if (message !== undefined) problems.push({ path: `/changes/${at}/text`, message });
    return { key, text: tidy };
  });
  if (problems.length > 0) throw rulesBroken(problems);
  return tidied;
}

/** What the fields of an unsaved text say, for a check: the shown ones with what was typed over them. */
export async function typedOver(
  db: Db,
  id: TextId,
  changes: readonly FieldChange[],
): Promise<{ content: TextContent }> {
  const tidied = judged(id, changes);
  const heads = headsOf(await listVersions(db, id));
  const shown = await readVersion(db, id, (heads.draft ?? heads.published)?.number);
  return {
    content: withoutEmpty({ ...shown, ...Object.fromEntries(tidied.map(({ key, text }) => [key, text])) }),
  };
}

/**
 * Saves fields into the text's one open draft, which begins as what is in the shop. Nothing reaches the shop.
 * @param seen the newest version that the person saw; a field that has changed since is refused, others are merged.
 * @throws {ApiError} 210 (409) with the newer text, 221 (422) with messages by field.
 */
export async function saveText(
  db: Db,
  actor: Actor,
  id: TextId,
  { seen, changes }: { seen: number; changes: readonly FieldChange[] },
): Promise<void> {
  const tidied = judged(id, changes).map(({ key, text }) => ({ field: key, text, seen }));
  await changeFields(db, actor, tidied, async (trx) => {
    const { versions, heads, content } = await lock(trx, id);
    const before = seen >= heads.number ? content : await shownAt(trx, id, headsOf(versions, seen));
    const texts = fieldsOf(id, content);
    const textsThen = fieldsOf(id, before);
    return {
      texts,
      isStale: ({ field }) => seen > heads.number || texts[field] !== textsThen[field],
      current: () => readText(trx, id),
      store: async (_moved, after) => {
        const number = heads.number + 1;
        const draft = withoutEmpty({ ...content, ...after });
        await addVersion(trx, { text: id, number, kind: 'draft', content: draft, author: actor.name });
        return { number };
      },
      audit: { action: 'text.saved', entity: 'text', entityId: id },
    };
  });
}

/**
 * Publishes the open draft; all processes show it within a second. Texts that orders have accepted stay stored.
 * @throws {ApiError} 210 (409) with the newer text if the draft is not the one that was seen, 404 without a draft,
 * 221 (422) with messages by key if the text breaks a rule.
 */
export async function publishText(
  db: Db,
  actor: Actor,
  id: TextId,
  seen: number,
  surroundings: (trx: Trx) => Promise<TextSurroundings>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { versions, heads, content } = await lock(trx, id);
    if (isRepeat(versions, seen, { kind: 'published', author: actor.name })) return;
    if (seen !== heads.number) throw await newerThan(trx, id);
    if (!heads.draft) throw unknown();
    const blocking = checkText(id, content, await surroundings(trx)).filter(({ isBlocking }) => isBlocking);
    if (blocking.length > 0)
      throw rulesBroken(blocking.map(({ key, message }) => ({ path: `/${key}`, message })));
    const next = toPublished(id, content);
    const before = await readVersion(trx, id, heads.published?.number);
    const number = heads.number + 1;
    // First the version, so that the trigger at the end finds what the shop shows and adds none of its own.
    await addVersion(trx, { text: id, number, kind: 'published', content: next, author: actor.name });
    await publishContent(trx, id, next);
    await recordAudit(trx, {
      actor,
      action: 'text.published',
      entity: 'text',
      entityId: id,
      fields: Object.keys({ ...before, ...next }).filter((key) => before[key] !== next[key]),
      details: { number },
    });
  });
}

/**
 * Closes the open draft; it can be brought back like any version.
 * @throws {ApiError} 210 (409) with the newer text, 404 without a draft.
 */
export async function discardText(db: Db, actor: Actor, id: TextId, seen: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { versions, heads } = await lock(trx, id);
    if (isRepeat(versions, seen, { kind: 'discarded', author: actor.name })) return;
    if (seen !== heads.number) throw await newerThan(trx, id);
    if (!heads.draft) throw unknown();
    const number = heads.number + 1;
    await addVersion(trx, { text: id, number, kind: 'discarded', content: {}, author: actor.name });
    await recordAudit(trx, {
      actor,
      action: 'text.discarded',
      entity: 'text',
      entityId: id,
      details: { number: heads.draft.number },
    });
  });
}

/**
 * Makes a draft from an older version. An open draft stays in the history as closed. Nothing is published.
 * @throws {ApiError} 210 (409) with the newer text, 404 for an unknown version.
 */
export async function restoreText(
  db: Db,
  actor: Actor,
  id: TextId,
  { seen, number: restored }: { seen: number; number: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { versions, heads } = await lock(trx, id);
    if (isRepeat(versions, seen, { kind: 'draft', author: actor.name, restored })) return;
    if (seen !== heads.number) throw await newerThan(trx, id);
    if (!versions.some(({ number, kind }) => number === restored && kind !== 'discarded')) throw unknown();
    let number = heads.number + 1;
    if (heads.draft) {
      await addVersion(trx, { text: id, number, kind: 'discarded', content: {}, author: actor.name });
      number += 1;
    }
    const content = await readVersion(trx, id, restored);
    await addVersion(trx, { text: id, number, kind: 'draft', content, author: actor.name, restored });
    await recordAudit(trx, {
      actor,
      action: 'text.restored',
      entity: 'text',
      entityId: id,
      details: { number, restored },
    });
  });
}
