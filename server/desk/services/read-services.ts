import { sql, type Selectable } from 'kysely';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import type { ComparedService, ServiceField } from '#schemas/desk/service-problem.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';

type Service = DeskSchemas['Service'];
export type ServiceRow = Selectable<Tables['product']>;

/** The column of each field that is edited at the desk. */
export const SERVICE_COLUMN = {
  title: 'title',
  description: 'description',
  basePrompt: 'base_prompt',
  spread: 'spread',
  questionsCount: 'questions_count',
} as const satisfies Record<ServiceField, keyof ServiceRow>;

/** What the fields of a service say. */
export const fieldsOf = (row: ServiceRow): Record<ServiceField, string> => ({
  title: row.title,
  description: row.description,
  basePrompt: row.base_prompt,
  questionsCount: String(row.questions_count),
  spread: row.spread.join('\n'),
});

const COMPARED_COLUMN = { archived: 'archived_at', image: 'image_src' } as const;

/** The version of a field, of being archived or of the picture; what was never changed has 1 (067, 085). */
export const serviceVersion = (
  { field_versions: versions }: ServiceRow,
  of: ServiceField | keyof typeof COMPARED_COLUMN,
): number => versions[{ ...SERVICE_COLUMN, ...COMPARED_COLUMN }[of]] ?? 1;

/** A row beside the others, for the rules between them. */
export const toCompared = (row: ServiceRow): ComparedService => ({
  id: row.id,
  productType: row.product_type,
  title: row.title,
  questionsCount: row.questions_count,
  isArchived: row.archived_at !== null,
});

const toService = (row: ServiceRow, sold: Pick<Service, 'specialists' | 'lowestPrice'>): Service => ({
  id: row.id,
  productType: API_PRODUCT_TYPE[row.product_type],
  image: row.image_src,
  imageVersion: serviceVersion(row, 'image'),
  isArchived: row.archived_at !== null,
  ...sold,
  fields: fieldsOf(row),
  versions: {
    title: serviceVersion(row, 'title'),
    description: serviceVersion(row, 'description'),
    basePrompt: serviceVersion(row, 'basePrompt'),
    questionsCount: serviceVersion(row, 'questionsCount'),
    spread: serviceVersion(row, 'spread'),
    archived: serviceVersion(row, 'archived'),
  },
});

/** Query of the services that customers choose from, in the shop's order; without the free e-book. */
const selectServices = (db: Db | Trx) =>
  db.selectFrom('product').selectAll().where('product_type', '!=', 'NEWSLETTER');

/** Reads all services in the shop's order, archived ones at their places, with how many specialists sell them. */
export async function readServices(db: Db | Trx): Promise<Service[]> {
  const rows = await selectServices(db).orderBy('position').orderBy('id').execute();
  const offers = await db
    .selectFrom('fairy_product')
    .innerJoin('fairy', 'fairy.id', 'fairy_id')
    .select(({ fn }) => [
      'product_id as id',
      fn.countAll<string>().as('specialists'),
      fn.min('price').as('lowest'),
    ])
    .where('on_sale', '=', true)
    .where('fairy.archived_at', 'is', null)
    .groupBy('product_id')
    .execute();
  const soldOf = new Map(offers.map((sold) => [sold.id, sold]));
  return rows.map((row) =>
    toService(row, {
      specialists: Number(soldOf.get(row.id)?.specialists ?? 0),
      lowestPrice: soldOf.get(row.id)?.lowest ?? null,
    }),
  );
}

/**
 * Locks all services and reads them in the shop's order, so that their names stay unique and their order whole. Orders
 * may be placed meanwhile: their foreign keys need no more than the ids. Rows alone would not keep another desk from adding
 * one of the same name.
 */
export async function lockServices(trx: Trx): Promise<ServiceRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('services'))`.execute(trx);
  const rows = await selectServices(trx).orderBy('id').forNoKeyUpdate().execute();
  return rows.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}

/** Reads all base prompts of a service, newest first, with the author of those written at the desk. */
export async function readPrompts(db: Db, productId: string): Promise<DeskSchemas['PastPrompt'][]> {
  const prompts = await db
    .selectFrom('product_prompt')
    .select(['version', 'base_prompt as text', 'since'])
    .where('product_id', '=', productId)
    .orderBy('version', 'desc')
    .execute();
  const written = await db
    .selectFrom('audit')
    .select(['actor_name as name', 'details'])
    .where('entity', '=', 'product')
    .where('entity_id', '=', productId)
    .execute();
  const authorOf = new Map(
    written.map(({ name, details }) => [(details as { promptVersion?: number }).promptVersion, name]),
  );
  return prompts.map(({ since, ...prompt }) => ({
    ...prompt,
    since: since.toISOString(),
    author: authorOf.get(prompt.version) ?? null,
  }));
}
