import { randomBytes } from 'node:crypto';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { sha256 } from '#server/sha256.ts';
import type { WithdrawalProof } from '#server/store/strangers/form-tables.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { WITHDRAWAL_JOB } from './withdrawal-job-kinds.ts';

/** Makes the token of a receipt's mail, of which only the digest is kept. */
export async function newPressToken(trx: Trx, withdrawalId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await trx
    .updateTable('withdrawal_proof')
    .set({ token_hash: sha256(token) })
    .where('withdrawal_id', '=', withdrawalId)
    .execute();
  return token;
}

interface Proof {
  by: WithdrawalProof;
  /** The name of the person who decides; for `person`. */
  author?: string;
  clock?: Clock;
}

/**
 * Has a statement carried out, in the caller's transaction; the first proof counts, and further ones change nothing.
 * Resolves with whether this was the first.
 */
export async function proveWithdrawal(
  trx: Trx,
  withdrawalId: number,
  { by, author, clock = systemClock }: Proof,
): Promise<boolean> {
  const proved = await trx
    .updateTable('withdrawal_proof')
    .set({ proved_by: by, proved_at: clock.now(), author: author ?? null })
    .where('withdrawal_id', '=', withdrawalId)
    .where('proved_at', 'is', null)
    .returning('withdrawal_id')
    .executeTakeFirst();
  if (!proved) return false;
  await enqueue(trx, WITHDRAWAL_JOB, { withdrawalId });
  return true;
}

/** A withdrawal opened by a mailed token. `denied`: the mailbox's reader disowned it. */
export interface PressedStatement {
  id: number;
  statement: string;
  receivedAt: Date;
  state: 'open' | 'proved' | 'denied';
}

/** Finds the withdrawal of a mailed token; `undefined` if there is none, or its data are deleted. */
export async function findPressed(db: Db | Trx, token: string): Promise<PressedStatement | undefined> {
  const row = await db
    .selectFrom('withdrawal_proof')
    .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_id')
    .select(['withdrawal.id', 'statement', 'received_at as receivedAt', 'proved_at', 'denied_at'])
    .where('token_hash', '=', sha256(token))
    .where('statement', 'is not', null)
    .$narrowType<{ statement: string }>()
    .executeTakeFirst();
  if (!row) return undefined;
  const { proved_at: provedAt, denied_at: deniedAt, ...rest } = row;
  return { ...rest, state: provedAt ? 'proved' : deniedAt ? 'denied' : 'open' };
}

/** Choice of the mailbox's reader about a withdrawal. */
export type Press = 'mine' | 'not-mine';

/** Carries out what was pressed in the receipt's mail; resolves with the statement as it is afterwards. */
export async function pressWithdrawal(
  db: Db,
  token: string,
  press: Press,
  clock: Clock = systemClock,
): Promise<PressedStatement | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await findPressed(trx, token);
    if (!found) return undefined;
    if (press === 'mine') await proveWithdrawal(trx, found.id, { by: 'receipt', clock });
    else
      await trx
        .updateTable('withdrawal_proof')
        .set({ denied_at: clock.now() })
        .where('withdrawal_id', '=', found.id)
        .where('proved_at', 'is', null)
        .where('denied_at', 'is', null)
        .execute();
    return findPressed(trx, token);
  });
}
