import { randomUUID } from 'node:crypto';
import { tidyText, topicProblem } from '#schemas/desk/card-problem.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { lockSpecialists, readSpecialists } from './read-specialists.ts';

type Topic = Pick<DeskSchemas['Specialist']['topics'][number], 'content' | 'icon'>;

const asText = (topics: readonly Topic[]) => topics.map(({ icon, content }) => `${icon} ${content}`);

/**
 * Gives a specialist other topics, all at once. A topic is never edited: each save makes new ones, so that the ids are
 * the version of the list. The same topics again change nothing.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the newer card, 221 (422) with messages by topic.
 */
export async function setTopics(
  db: Db,
  actor: Actor,
  fairyId: string,
  { seen, topics }: { seen: readonly string[]; topics: readonly Topic[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSpecialists(trx);
    const before = (await readSpecialists(trx)).find(({ id }) => id === fairyId);
    if (!before) throw unknown();
    const tidied = topics.map(({ content, icon }) => ({ content: tidyText('name', content), icon }));
    // Also a repeat whose first response was lost.
    if (asText(tidied).join('\n') === asText(before.topics).join('\n')) return;
    if (before.topics.map(({ id }) => id).join() !== seen.join())
      throw conflicting('newerVersion', 'The topics were changed meanwhile', before);
    const problems = tidied.flatMap(({ content }, at) => {
      const message = topicProblem(content);
      return message === undefined ? [] : [{ path: `/topics/${at}/content`, message }];
    });
    if (problems.length > 0) throw rulesBroken(problems);
    await trx.deleteFrom('specialization').where('fairy_id', '=', fairyId).execute();
    if (tidied.length > 0)
      await trx
        .insertInto('specialization')
        .values(
          tidied.map((topic, position) => ({ id: randomUUID(), fairy_id: fairyId, ...topic, position })),
        )
        .execute();
    await recordAudit(trx, {
      actor,
      action: 'fairy.changed',
      entity: 'fairy',
      entityId: fairyId,
      fields: ['topics'],
      details: { before: { topics: asText(before.topics) }, after: { topics: asText(tidied) } },
    });
  });
}
