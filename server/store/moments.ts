import type { ColumnType } from 'kysely';

/** A time that the database may set itself. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A time that there may be none of. */
export type MomentOrNone = ColumnType<Date | null, Date | undefined, Date | null>;
