import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { RunAgain } from '#server/jobs/job-kind.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { IssueRow } from './issue-texts.ts';

const MINUTE = 60_000;
/** How often an address is tried that its mail server puts off: after 15, 30, 60 … minutes. */
const TRIES = 5;
/** An address gets no more mails after so many issues in a row that could not be delivered. */
const MISSED = 3;
/** Number of issues in a row with an unknown result after which a person has to check. */
const SILENCES = 3;
/** A person has to look after so many addresses in a row that were refused: it is not the addresses then. */
const REFUSALS = 5;

/** What became of one issue to one address. */
export type Outcome =
  | { kind: 'accepted' }
  /** Nobody is at this address. */
  | { kind: 'refused' }
  /** Permanently refused, but not because of the address: it is tried again later. */
  | { kind: 'turned-down'; isAboutMailbox: boolean }
  /** This address is tried later. */
  | { kind: 'put-off'; isAboutMailbox: boolean }
  /** Handed over, and no answer: it may have arrived. It is not sent again, for nobody is to get it twice. */
  | { kind: 'unclear' }
  /** The mail server takes nothing now. */
  | { kind: 'unreachable' }
  /** The mail server takes none of ours until a person has done something. */
  | { kind: 'halted'; problem: 'login' | 'letter' };

/** An address that a batch has taken to write to. */
export interface Taken {
  email: string;
  attempts: number;
  /** Unsubscribes her. */
  token: string;
}

type Counter = 'accepted' | 'refused' | 'given_up' | 'unclear';

/** Records what became of a taken address; resolves with `next` when the batch goes on. */
export async function settle(
  db: Db,
  issue: IssueRow,
  { email, attempts }: Taken,
  outcome: Outcome,
  clock: Clock,
): Promise<'next' | void | RunAgain> {
  const now = clock.now().getTime();
  const after = (minutes: number) => new Date(now + minutes * MINUTE);
  return db.transaction().execute(async (trx) => {
    const delivery = { letter_id: issue.id, email };
    const issues = trx.updateTable('newsletter_letter').where('id', '=', issue.id);
    const subscriber = trx.updateTable('subscriber').where('email', '=', email);
    /** Counts the address and forgets it. An address that has left meanwhile counts too, for it was written to. */
    const count = async (counter: Counter) => {
      await sql`delete from newsletter_delivery where letter_id = ${issue.id} and email = ${email}`.execute(
        trx,
      );
      await issues.set((is) => ({ [counter]: is(counter, '+', 1) })).execute();
    };
    const free = (dueAt: Date, tries = attempts) =>
      trx
        .updateTable('newsletter_delivery')
        .set({ taken_at: null, due_at: dueAt, attempts: tries })
        .where('letter_id', '=', delivery.letter_id)
        .where('email', '=', delivery.email)
        .execute();
    const failures = issue.failures + 1;
    /** Lets the whole issue wait, twice as long each time. */
    const rest = async () => {
      const at = after(Math.min(30, 2 ** (failures - 1)));
      await issues.set({ failures, waits_until: at }).execute();
      return { at };
    };
    const halt = (problem: NonNullable<IssueRow['problem']>) =>
      issues.set({ state: 'STOPPED', problem }).where('state', '=', 'SENDING').execute();

    /** Counts a refusal; stops the issue when so many came in a row that the mail server refuses everybody. */
    const isRefusedByHabit = async () => {
      // One stubborn address, tried again and again, is not everybody.
      if (attempts > 1 && issue.accepted > 0) return false;
      const inRow = issue.refused_in_row + 1;
      await issues.set({ refused_in_row: inRow }).execute();
      if (inRow < REFUSALS) return false;
      await free(after(1));
      await halt('refusals');
      return true;
    };

    switch (outcome.kind) {
      case 'accepted':
        await count('accepted');
        await issues.set({ failures: 0, refused_in_row: 0, unclear_in_row: 0, waits_until: null }).execute();
        await subscriber.set({ missed: 0 }).where('missed', '>', 0).execute();
        return 'next';
      case 'refused':
        if (await isRefusedByHabit()) return undefined;
        await count('refused');
        await subscriber.set({ stopped_at: clock.now(), stopped_by: issue.id }).execute();
        return 'next';
      case 'turned-down':
      case 'put-off':
        if (outcome.kind === 'turned-down' && (await isRefusedByHabit())) return undefined;
        if (attempts < TRIES) {
          await free(after(15 * 2 ** (attempts - 1)));
          return 'next';
        }
        await count('given_up');
        if (outcome.isAboutMailbox) await countMissed(trx, issue.id, email, clock);
        return 'next';
      case 'unclear':
        await count('unclear');
        await issues.set({ unclear_in_row: issue.unclear_in_row + 1 }).execute();
        // A result after an outage does not count.
        if (issue.unclear_in_row + 1 < SILENCES) return rest();
        await halt('silence');
        return undefined;
      case 'unreachable':
        // No try of this address: nobody has asked the server about it.
        await free(after(0), attempts - 1);
        return rest();
      case 'halted':
        // One address may cause the failure; it must not stop the issue for ever.
        if (outcome.problem === 'letter' && attempts >= SILENCES) {
          await count('given_up');
          return 'next';
        }
        await free(after(1), outcome.problem === 'login' ? attempts - 1 : attempts);
        await halt(outcome.problem);
        return undefined;
    }
  });
}

/** Counts an issue that a mailbox did not take; after several in a row it gets no more. */
const countMissed = (trx: Trx, issueId: string, email: string, clock: Clock) =>
  trx
    .updateTable('subscriber')
    .where('email', '=', email)
    .set((is) => ({
      missed: is('missed', '+', 1),
      stopped_at: sql`case when missed + 1 >= ${MISSED} then ${clock.now()}::timestamptz else stopped_at end`,
      stopped_by: sql`case when missed + 1 >= ${MISSED} then ${issueId}::uuid else stopped_by end`,
    }))
    .execute();
