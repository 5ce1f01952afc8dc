import type { Clock } from '#server/clock.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { refused } from '#server/desk/desk-errors.ts';
import { newRecoveryCodes, recoveryCodeDigest } from './secrets.ts';

/** Gives a person ten new recovery codes; the old ones end. Only digests are stored. */
export async function renewRecoveryCodes(trx: Trx, personId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await trx.deleteFrom('desk_recovery_code').where('person_id', '=', personId).execute();
  await trx
    .insertInto('desk_recovery_code')
    .values(codes.map((code) => ({ code_hash: recoveryCodeDigest(code), person_id: personId })))
    .execute();
  return codes;
}

/**
 * Uses a recovery code up and resolves with whose it is. Of two uses at once the second is refused.
 * @throws {ApiError} 422 (209)
 */
export async function useRecoveryCode(trx: Trx, typed: string, clock: Clock): Promise<string> {
  const used = await trx
    .updateTable('desk_recovery_code')
    .set({ used_at: clock.now() })
    .where('code_hash', '=', recoveryCodeDigest(typed))
    .where('used_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('desk_person')
          .select('id')
          .whereRef('desk_person.id', '=', 'person_id')
          .where('removed_at', 'is', null),
      ),
    )
    .returning('person_id')
    .executeTakeFirst();
  if (!used) throw refused('recoveryCodeRefused', 'The recovery code is unknown or was used');
  return used.person_id;
}
