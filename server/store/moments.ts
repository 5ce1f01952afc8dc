import { sql, type ColumnType, type RawBuilder } from 'kysely';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';

/** A time that the database may set itself. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A time that there may be none of. */
export type MomentOrNone = ColumnType<Date | null, Date | undefined, Date | null>;

/** When the shop's day began, midnight in Warsaw: the day of a moment, by the database's clock unless one is given. */
export const startOfDay = (moment: Date | RawBuilder<Date> = sql<Date>`now()`): RawBuilder<Date> =>
  sql<Date>`date_trunc('day', ${moment}::timestamptz at time zone ${SHOP_TIME_ZONE}) at time zone ${SHOP_TIME_ZONE}`;

/** A moment as the contracts write it, null for none. */
export const isoOrNull = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;
