import type { PostgresQueryResult } from 'kysely';
import type { ClientBase } from 'pg';

/** Says in a statement of a transaction that nobody needs its rows or their number: it is sent with the next one. */
export const NO_ANSWER = '/* no answer */';

/** A statement that has been sent. */
export type Sent = Promise<PostgresQueryResult<never>>;

/** What a statement resolves with whose answer is not waited for. */
const UNANSWERED: PostgresQueryResult<never> = { command: 'INSERT', rowCount: 0, rows: [] };

/** The socket of a connection, which the types of node-postgres do not name; PGlite's is none. */
interface HasSocket {
  connection?: { stream?: { cork?: () => void; uncork?: () => void } };
}

/**
 * Sends statements of one transaction ahead: each leaves in one packet with the next one that is answered, and `commit`
 * is always answered. A packet costs a tenth of a millisecond of a processor here, a switch of processes at the
 * database, and a way there and back where it runs on another machine.
 *
 * A statement that was sent ahead and fails has the next one fail with its problem: PostgreSQL does nothing more in a
 * transaction after a failure. The pool's connections have to be opened with `pipeline`.
 */
export function sendAheadOn(client: ClientBase) {
  const socket = (client as ClientBase & HasSocket).connection?.stream;
  let ahead: Sent[] = [];

  const sendAhead = async (send: () => Sent): Sent => {
    if (ahead.length === 0) socket?.cork?.();
    const sent = send();
    // Its problem is the next one's.
    sent.catch(() => undefined);
    ahead.push(sent);
    return UNANSWERED;
  };

  /** Sends a statement and whatever waits for it. A rollback ends well whatever failed before. */
  const answer = (send: () => Sent, isRollback: boolean): Sent => {
    const before = ahead;
    ahead = [];
    const sent = send();
    if (before.length === 0) return sent;
    socket?.uncork?.();
    return isRollback ? sent : answeredAfter(before, sent);
  };

  return { sendAhead, answer };
}

/** The answer of the last, or the first problem in the order of sending: the later ones fail for its sake alone. */
async function answeredAfter(before: readonly Sent[], last: Sent): Sent {
  last.catch(() => undefined);
  for (const sent of before) await sent;
  return last;
}
