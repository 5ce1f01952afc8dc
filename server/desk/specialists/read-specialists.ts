import { sql, type Selectable } from 'kysely';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import { responseTimeText } from '#domain/specialists/response-time.ts';
import { measuredTime } from '#server/store/response-times.ts';
import { readRatings } from '#server/store/ratings.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';
import { AVAILABILITY_COLUMNS, toAvailability } from '#server/desk/availability/availability.ts';

type Specialist = DeskSchemas['Specialist'];
export type SpecialistField = DeskSchemas['SpecialistField'];
export type FairyRow = Selectable<Tables['fairy']>;

/** The column of each field that is edited at the desk. */
export const FIELD_COLUMN = {
  name: 'name',
  zodiacSign: 'zodiac_sign',
  persona: 'persona',
  voice: 'voice',
  description: 'description',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
} as const satisfies Record<SpecialistField, keyof FairyRow>;

/** What the fields of a card say. */
export const fieldsOf = (row: FairyRow): Specialist['fields'] => ({
  name: row.name,
  zodiacSign: row.zodiac_sign,
  persona: row.persona,
  voice: row.voice,
  description: row.description,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
});

/** The version of a field; a field that was never changed has 1 (migration 062). */
export const versionOf = ({ field_versions: versions }: FairyRow, field: SpecialistField): number =>
  versions[FIELD_COLUMN[field]] ?? 1;

/** The version of her picture. */
export const imageVersionOf = ({ field_versions: versions }: FairyRow): number => versions['image_src'] ?? 1;

/** The version of whether she is archived. */
export const archivedVersionOf = ({ field_versions: versions }: FairyRow): number =>
  versions['archived_at'] ?? 1;

/** Shown for a specialist or service without a picture of its own. */
export const NO_PICTURE = '/art/post-placeholder.svg';

type Around = Pick<
  Specialist,
  'usualMinutes' | 'responseTime' | 'waiting' | 'late' | 'topics' | 'lowestPrice' | 'rating' | 'ratings'
>;

type Row = FairyRow & Parameters<typeof toAvailability>[0];

const toSpecialist = (row: Row, around: Around): Specialist => ({
  id: row.id,
  image: row.image_src,
  imageVersion: imageVersionOf(row),
  availability: toAvailability(row),
  isArchived: row.archived_at !== null,
  archivedVersion: archivedVersionOf(row),
  ...around,
  fields: fieldsOf(row),
  versions: {
    name: versionOf(row, 'name'),
    zodiacSign: versionOf(row, 'zodiacSign'),
    persona: versionOf(row, 'persona'),
    voice: versionOf(row, 'voice'),
    description: versionOf(row, 'description'),
    seoTitle: versionOf(row, 'seoTitle'),
    seoDescription: versionOf(row, 'seoDescription'),
  },
});

/** Reads all specialists in the shop's order, with what their cards show beside the edited fields. */
export async function readSpecialists(db: Db | Trx): Promise<Specialist[]> {
  const rows = await db
    .selectFrom('fairy')
    .selectAll()
    .select(AVAILABILITY_COLUMNS)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const topics = await db
    .selectFrom('specialization')
    .select(['id', 'fairy_id as fairyId', 'content', 'icon'])
    .orderBy('position')
    .execute();
  const prices = await db
    .selectFrom('fairy_product')
    .select(({ fn }) => ['fairy_id as fairyId', fn.min('price').as('lowest')])
    .where('on_sale', '=', true)
    .groupBy('fairy_id')
    .execute();
  const waiting = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select([
      'fairy_id as fairyId',
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`count(*) filter (where status = 'GENERATING_RESPONSE'
        and paid_at + ${PROMISED_WITHIN} * interval '1 millisecond' < now())::int`.as('late'),
    ])
    .where('status', 'in', ['GENERATING_RESPONSE', 'SCHEDULED'])
    .where('deleted', '=', false)
    .groupBy('fairy_id')
    .execute();
  const ratingOf = await readRatings(db);
  const waitingOf = new Map(waiting.map(({ fairyId, ...counts }) => [fairyId, counts]));
  const lowestOf = new Map(prices.map(({ fairyId, lowest }) => [fairyId, lowest]));
  return rows.map((row) =>
    toSpecialist(row, {
      topics: topics
        .filter(({ fairyId }) => fairyId === row.id)
        .map(({ id, content, icon }) => ({ id, content, icon })),
      usualMinutes: row.usual_minutes,
      responseTime: measuredTime(row) ?? responseTimeText(null),
      ...(waitingOf.get(row.id) ?? { waiting: 0, late: 0 }),
      lowestPrice: lowestOf.get(row.id) ?? null,
      ...ratingOf(row),
    }),
  );
}

/**
 * Locks all specialists and reads them in the shop's order, so that names stay unique and an order stays whole. Orders of
 * their offers may be placed meanwhile: their foreign keys need no more than the ids. Rows alone would not keep another
 * desk from adding one of the same name.
 */
export async function lockSpecialists(trx: Trx): Promise<FairyRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('specialists'))`.execute(trx);
  const rows = await trx.selectFrom('fairy').selectAll().orderBy('id').forNoKeyUpdate().execute();
  return rows.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}
