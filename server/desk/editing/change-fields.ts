import { badRequest, type ApiError, type FieldProblem } from '#server/api-error.ts';
import { conflicting, rulesBroken } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor, type AuditEntry } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** The new text of one field, and the version of the field that the person saw. */
export interface FieldChange<Field extends string> {
  field: Field;
  text: string;
  seen: number;
}

type Texts<Field extends string> = Readonly<Record<Field, string>>;
type Moved<Field extends string> = readonly Pick<FieldChange<Field>, 'field' | 'text'>[];

/** A stored entity with its row locked, and the rules for its fields. */
export interface Editable<Field extends string> {
  /** Current texts of its fields. */
  texts: Texts<Field>;
  /** Whether somebody else has changed the field since the person saw it. */
  isStale: (change: FieldChange<Field>) => boolean;
  /** Reads the current state, for the response to an outdated change. */
  current: () => Promise<unknown>;
  /** Cleans up typed text; unchanged by default. */
  tidy?: (field: Field, text: string) => string;
  /** Polish message of the rule that a changed field breaks; `texts`: all fields after the change. */
  problemOf?: (field: Field, texts: Texts<Field>) => string | undefined;
  /** The error for broken rules; 221 by default. */
  refusal?: (problems: readonly FieldProblem[]) => ApiError;
  /** Stores the fields that differ now; resolves to details for the audit. */
  store: (moved: Moved<Field>, texts: Texts<Field>) => Promise<AuditEntry['details']>;
  audit: Pick<AuditEntry, 'action' | 'entity' | 'entityId'>;
}

/**
 * Changes fields of one entity in one transaction, all or none. A field that already has the text is skipped and not
 * audited, whatever version was seen: so a repeat after a lost response is done, too. A concurrent change of another
 * field is no conflict. `open` locks and reads the entity, and throws if it cannot be changed.
 * @throws {ApiError} 400 for a field given twice, 210 (409) with `current`, the refusal (422) with messages by field.
 */
export async function changeFields<Field extends string>(
  db: Db,
  actor: Actor,
  changes: readonly FieldChange<Field>[],
  open: (trx: Trx) => Promise<Editable<Field>>,
): Promise<void> {
  if (new Set(changes.map(({ field }) => field)).size < changes.length)
    throw badRequest('Invalid changes', [{ path: '/changes', message: 'names a field twice' }]);
  await db.transaction().execute(async (trx) => {
    const { texts, tidy = (_field, text) => text, refusal = rulesBroken, ...rest } = await open(trx);
    const tidied = changes.map((change) => ({ ...change, text: tidy(change.field, change.text) }));
    const moved = tidied.filter(({ field, text }) => texts[field] !== text);
    if (moved.some(rest.isStale))
      throw conflicting('newerVersion', 'It was changed meanwhile', await rest.current());
    const after = { ...texts, ...textsOf(moved) };
    const problems = tidied.flatMap((change, at) => {
      const message = moved.includes(change) ? rest.problemOf?.(change.field, after) : undefined;
      return message === undefined ? [] : [{ path: `/changes/${at}/text`, message }];
    });
    if (problems.length > 0) throw refusal(problems);
    if (moved.length === 0) return;
    const details = await rest.store(moved, after);
    const fields = moved.map(({ field }) => field);
    await recordAudit(trx, { actor, ...rest.audit, fields, ...(details && { details }) });
  });
}

/** The texts of changes by their fields. */
const textsOf = (changes: Moved<string>): Record<string, string> =>
  Object.fromEntries(changes.map(({ field, text }) => [field, text]));

/** Old and new texts of changed fields, for the audit. */
export const beforeAndAfter = <Field extends string>(texts: Texts<Field>, moved: Moved<Field>) => ({
  before: Object.fromEntries(moved.map(({ field }) => [field, texts[field]])),
  after: textsOf(moved),
});
