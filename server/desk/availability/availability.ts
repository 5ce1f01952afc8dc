import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { daysAfter } from '#domain/birth-date.ts';
import { absenceProblems, type Absence } from '#schemas/desk/absence-problem.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Availability = DeskSchemas['Availability'];

/** A change of both at once, and the version that the person saw. */
export interface AvailabilityChange {
  seen: number;
  isAvailable: boolean;
  absences: readonly Absence[];
}

/** The columns that a specialist's availability is read from. */
export const AVAILABILITY_COLUMNS = [
  'is_available as isAvailable',
  'absences',
  'version',
  sql<string>`shop_today()::text`.as('today'),
] as const;

interface Row extends Pick<Availability, 'isAvailable' | 'version' | 'today'> {
  absences: string;
}

/** Reads absences from their column, in order; PostgreSQL writes each end as the day after. */
function readAbsences(column: string): Absence[] {
  return [...column.matchAll(/\[([\d-]+),([\d-]+)\)/g)].map(([, from = '', end = '']) => ({
    from,
    until: daysAfter(end, -1),
  }));
}

/** Absences as PostgreSQL reads them; ones that overlap or touch become one. */
const asColumn = (absences: readonly Absence[]) =>
  `{${absences.map(({ from, until }) => `[${from},${until}]`).join()}}`;

/** Absences as they are read back: in order, ones that overlap or touch as one. */
function joined(absences: readonly Absence[]): Absence[] {
  const found: Absence[] = [];
  for (const absence of absences.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = found.at(-1);
    if (last && absence.from <= daysAfter(last.until, 1))
      found[found.length - 1] = { ...last, until: last.until > absence.until ? last.until : absence.until };
    else found.push(absence);
  }
  return found;
}

/** Converts a row to a specialist's availability, without absences that have ended. */
export const toAvailability = ({ isAvailable, absences, version, today }: Row): Availability => ({
  isAvailable,
  absences: readAbsences(absences).filter(({ until }) => until >= today),
  today,
  version,
});

/** @throws {ApiError} 404 for an unknown specialist. */
export async function readAvailability(db: Db | Trx, fairyId: string): Promise<Availability> {
  const row = await db
    .selectFrom('fairy')
    .select(AVAILABILITY_COLUMNS)
    .where('id', '=', fairyId)
    .executeTakeFirst();
  if (!row) throw unknown();
  return toAvailability(row);
}

/**
 * Says whether a specialist is free or busy, and on which days nothing is sold for her; her orders stay as they are. Days
 * that are over are kept as history and cannot be changed: those that were seen before midnight and have ended since are
 * no mistake.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the newer availability, 221 (422) with messages by
 * absence.
 */
export async function setAvailability(
  db: Db,
  actor: Actor,
  fairyId: string,
  { seen, isAvailable, absences }: AvailabilityChange,
): Promise<Availability> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('fairy')
      .select(AVAILABILITY_COLUMNS)
      .where('id', '=', fairyId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) throw unknown();
    const before = toAvailability(row);
    const asked = joined(absences).filter(({ until }) => until >= row.today);
    // A repeat whose first response was lost.
    if (
      row.version !== seen &&
      isDeepStrictEqual([before.isAvailable, before.absences], [isAvailable, asked])
    )
      return before;
    if (row.version !== seen)
      throw conflicting('newerVersion', 'The availability was changed meanwhile', before);
    const stored = readAbsences(row.absences);
    const isStored = ({ from, until }: Absence) =>
      stored.some((one) => one.from === from && one.until === until);
    const problems = absences.flatMap((absence, at) =>
      isStored(absence)
        ? []
        : Object.entries(absenceProblems(absence, row.today)).map(([field, message]) => ({
            path: `/absences/${at}/${field}`,
            message,
          })),
    );
    if (problems.length > 0) throw rulesBroken(problems);
    const over = stored.filter(({ until }) => until < row.today);
    await trx
      .updateTable('fairy')
      .set({ is_available: isAvailable, absences: asColumn([...over, ...absences]), version: seen + 1 })
      .where('id', '=', fairyId)
      .where(({ eb, or }) =>
        or([
          eb('is_available', '!=', isAvailable),
          eb('absences', '!=', sql<string>`${asColumn([...over, ...absences])}::datemultirange`),
        ]),
      )
      .execute();
    const after = await readAvailability(trx, fairyId);
    if (after.version === before.version) return after;
    const of = ({ isAvailable: free, absences: days }: Availability) => ({
      isAvailable: free,
      absences: days,
    });
    await recordAudit(trx, {
      actor,
      action: 'fairy.availability',
      entity: 'fairy',
      entityId: fairyId,
      fields: [
        ...(after.isAvailable === before.isAvailable ? [] : ['isAvailable']),
        ...(JSON.stringify(after.absences) === JSON.stringify(before.absences) ? [] : ['absences']),
      ],
      details: { before: of(before), after: of(after) },
    });
    return after;
  });
}
