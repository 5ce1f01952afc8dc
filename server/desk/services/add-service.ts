import type { Insertable } from 'kysely';
import {
  positionsIn,
  readServiceType,
  SERVICE_FIELDS,
  serviceProblem,
  tidyService,
  TYPE_PROBLEM,
  type ServiceField,
} from '#schemas/desk/service-problem.ts';
import { madeBefore, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';
import { fieldsOf, lockServices, readServices, toCompared, type ServiceRow } from './read-services.ts';
import { NO_PICTURE } from '#server/desk/specialists/read-specialists.ts';

/** Inserts a service outside of the shop, behind all others. Nobody sells it yet. */
const insertOutside = (
  trx: Trx,
  rows: readonly ServiceRow[],
  row: Omit<Insertable<Tables['product']>, 'position' | 'archived_at'>,
) =>
  trx
    .insertInto('product')
    .values({
      ...row,
      position: Math.max(-1, ...rows.map(({ position }) => position)) + 1,
      archived_at: new Date(),
    })
    .execute();

/** Nothing where the service that has this id is the very same. @throws {ApiError} 225 (409) with that service otherwise. */
async function mustBeSame(trx: Trx, id: string, isSame: boolean): Promise<void> {
  if (!isSame) throw madeBefore((await readServices(trx)).find((service) => service.id === id));
}

/** A new service: the one that it is like, and its own name. The caller makes up its id, so that it can ask again. */
export interface NewService {
  id: string;
  like: string;
  title: string;
}

/**
 * Adds a service outside of the shop, behind all others: of the same type as another, with its picture and texts, to be
 * rewritten before it enters. Nobody sells it yet.
 * @throws {ApiError} 404 for an unknown other, 221 (422) with a message for the name, 225 (409) with the service that has this
 * id and another name.
 */
export async function addService(db: Db, actor: Actor, { id, like, title }: NewService): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await lockServices(trx);
    const tidied = tidyService('title', title);
    const stored = rows.find((row) => row.id === id);
    if (stored) return mustBeSame(trx, id, stored.title === tidied);
    const other = rows.find((row) => row.id === like);
    if (!other) throw unknown();
    const own = { ...toCompared(other), id, isArchived: true };
    const message = serviceProblem('title', tidied, own, rows.map(toCompared));
    if (message !== undefined) throw rulesBroken([{ path: '/title', message }]);
    const { description, image_src, product_type, base_prompt, questions_count, spread } = other;
    const row = {
      id,
      title: tidied,
      description,
      image_src,
      product_type,
      base_prompt,
      questions_count,
      spread,
    };
    await insertOutside(trx, rows, row);
    await recordAudit(trx, {
      actor,
      action: 'product.added',
      entity: 'product',
      entityId: id,
      details: { like, after: { title: tidied }, promptVersion: 1 },
    });
  });
}

/** A service from nothing; `productType` in either spelling. The caller makes up its id, so that it can ask again. */
export interface MadeService {
  id: string;
  productType: string;
  fields: Readonly<Record<ServiceField, string>>;
}

/**
 * Makes a service from nothing, outside of the shop and with the picture of those that have none; the first one is made so.
 * @throws {ApiError} 221 (422) with messages by field, and for a type that nobody sells; 225 (409) with the service that has this
 * id and other texts.
 */
export async function makeService(
  db: Db,
  actor: Actor,
  { id, productType: spelling, fields }: MadeService,
  rules: { hasModel: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await lockServices(trx);
    const productType = readServiceType(spelling);
    const tidied = SERVICE_FIELDS.map((field) => ({ field, text: tidyService(field, fields[field]) }));
    const stored = rows.find((row) => row.id === id);
    if (stored) {
      const kept = fieldsOf(stored);
      const isSame = tidied.every(({ field, text }) => kept[field] === text);
      return mustBeSame(trx, id, isSame && stored.product_type === productType);
    }
    if (!productType) throw rulesBroken([{ path: '/productType', message: TYPE_PROBLEM }]);
    const own = { id, productType, isArchived: true };
    const problems = tidied.flatMap(({ field, text }) => {
      const message = serviceProblem(field, text, own, rows.map(toCompared), rules);
      return message === undefined ? [] : [{ path: `/fields/${field}`, message }];
    });
    if (problems.length > 0) throw rulesBroken(problems);
    const { title, description, basePrompt, questionsCount, spread } = Object.fromEntries(
      tidied.map(({ field, text }) => [field, text]),
    ) as Record<ServiceField, string>;
    await insertOutside(trx, rows, {
      id,
      title,
      description,
      image_src: NO_PICTURE,
      product_type: productType,
      base_prompt: basePrompt,
      questions_count: Number(questionsCount),
      spread: positionsIn(spread),
    });
    await recordAudit(trx, {
      actor,
      action: 'product.added',
      entity: 'product',
      entityId: id,
      fields: ['productType', ...SERVICE_FIELDS],
      details: { after: { productType, title, description, questionsCount, spread }, promptVersion: 1 },
    });
  });
}
