import { serviceProblem, tidyService } from '#schemas/desk/service-problem.ts';
import type { AnswerSource } from '#server/answers/answer-port.ts';
import { draftFlags } from '#server/answers/draft-flags.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { madeUpOrder } from './made-up-order.ts';
import { toCompared } from './read-services.ts';

/**
 * Lets the model write by a base prompt, stored or not, about made-up data. Nothing is kept. It takes as long as the model.
 * @throws {ApiError} 404 for an unknown service, 221 (422) for a base prompt that could not be stored.
 */
export async function tryPrompt(
  db: Db,
  source: AnswerSource,
  productId: string,
  typed: string,
): Promise<DeskSchemas['PromptTrial']> {
  const row = await db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', productId)
    .where('product_type', '!=', 'NEWSLETTER')
    .executeTakeFirst();
  if (!row) throw unknown();
  const basePrompt = tidyService('basePrompt', typed);
  const message = serviceProblem('basePrompt', basePrompt, toCompared(row), []);
  if (message !== undefined) throw rulesBroken([{ path: '/basePrompt', message }]);
  const request = await madeUpOrder(row, basePrompt);
  const draft = (await source.write(request)) ?? { declined: 'silent' as const };
  const questions = request.questions.map(({ content }) => content);
  if ('declined' in draft) return { questions, text: null, declined: draft.declined, flags: [] };
  const text = [draft.content, ...(draft.responses ?? []).map(({ response }) => response)]
    .filter(Boolean)
    .join('\n\n');
  const names = [request.customer.name, request.partner?.name ?? null];
  return { questions, text, declined: null, flags: draftFlags(text, { basePrompt, names }) };
}
