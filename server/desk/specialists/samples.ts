import type { ServiceKind } from '#domain/product-type.ts';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { isReadable, tidyLines } from '#schemas/desk/card-problem.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Reads a specialist's sample answers. */
export const readSamples = (db: Db | Trx, fairyId: string): Promise<DeskSchemas['SampleAnswer'][]> =>
  db
    .selectFrom('sample_answer')
    .select(['service', 'question', 'answer', 'version'])
    .where('fairy_id', '=', fairyId)
    .orderBy('service')
    .execute();

/**
 * Writes a specialist's sample answer of one service, or takes it away if it is empty (RD-1).
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with what is there, 221 (422) for what cannot be read.
 */
export async function setSample(
  db: Db,
  actor: Actor,
  { fairyId, service }: { fairyId: string; service: ServiceKind },
  typed: { question: string; answer: string; seen: number },
): Promise<void> {
  const [question, answer] = [tidyLines(typed.question), tidyLines(typed.answer)];
  const problems = Object.entries({ question, answer }).flatMap(([field, text]) =>
    text === '' || isReadable(text) ? [] : [{ path: `/${field}`, message: adminValidationCopy.invisible }],
  );
  if (problems.length > 0) throw rulesBroken(problems);
  await db.transaction().execute(async (trx) => {
    const fairy = await trx
      .selectFrom('fairy')
      .select('id')
      .where('id', '=', fairyId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!fairy) throw unknown();
    const all = await readSamples(trx, fairyId);
    const before = all.find((sample) => sample.service === service);
    // Also a repeat whose first response was lost.
    if (answer === (before?.answer ?? '') && (answer === '' || question === before?.question)) return;
    if ((before?.version ?? 0) !== typed.seen)
      throw conflicting('newerVersion', 'The sample was changed meanwhile', all);
    if (answer === '')
      await trx
        .deleteFrom('sample_answer')
        .where('fairy_id', '=', fairyId)
        .where('service', '=', service)
        .execute();
    else
      await trx
        .insertInto('sample_answer')
        .values({ fairy_id: fairyId, service, question, answer })
        .onConflict((conflict) =>
          conflict
            .columns(['fairy_id', 'service'])
            .doUpdateSet({ question, answer, version: typed.seen + 1 }),
        )
        .execute();
    await recordAudit(trx, {
      actor,
      action: 'fairy.changed',
      entity: 'fairy',
      entityId: fairyId,
      fields: [`sample.${service}`],
      details: { before: { [service]: before?.answer ?? '' }, after: { [service]: answer } },
    });
  });
}
