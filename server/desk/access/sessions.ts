import type { Clock } from '#server/clock.ts';
import type { Actor } from '#server/store/audit.ts';
import type { DeskSessionTable } from '#server/store/tables/desk-tables.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { notSignedIn } from '#server/desk/desk-errors.ts';
import { digest, newToken } from './secrets.ts';

const MINUTE = 60_000;

/** A session ends this long (ms) after its last use, and after its begin whatever happens. */
export const IDLE_TIME = 30 * MINUTE;
export const WHOLE_TIME = 8 * 60 * MINUTE;
/** For how long (ms) a passkey that was used counts as fresh. */
export const FRESH_TIME = 5 * MINUTE;
/** For how long (ms) the token before a proof still reaches its session: for requests that were under way. */
const EARLIER_TIME = 20_000;
/** A use is written down at most this often (ms). */
const TOUCH_EVERY = MINUTE;

/** An open session and whose it is. */
export interface Session {
  id: string;
  person: Extract<Actor, { kind: 'person' }> & { fairyId: string | null };
  entry: DeskSessionTable['entry'];
  createdAt: Date;
  lastSeenAt: Date;
  freshAt: Date | null;
}

/** The session of a call that only signed-in people reach. */
export function signedIn({ session }: { session: Session | undefined }): Session {
  if (!session) throw notSignedIn();
  return session;
}

/** Until when a session may do what asks for a fresh passkey; `null` when it no longer may. */
export function freshUntil({ freshAt, entry, createdAt }: Session, now: Date): Date | null {
  // Whoever tries the sample out may have no passkey at all.
  if (entry === 'sample') return new Date(createdAt.getTime() + WHOLE_TIME);
  const until = freshAt && new Date(freshAt.getTime() + FRESH_TIME);
  return until && until > now ? until : null;
}

/** Whether only a recovery code has opened a session: until a passkey is used in it, it may register one and no more. */
export const needsProof = ({ entry, freshAt }: Session): boolean => entry === 'recovery' && freshAt === null;

/** How a browser describes itself. */
export interface NewSession {
  personId: string;
  entry: DeskSessionTable['entry'];
  device: string;
  /** The browser's old session cookie; that session ends, so that none outlives a sign-in. */
  replaces: string | undefined;
}

/** Sessions in the database: only digests of their tokens are stored, and every process sees the same. */
export class Sessions {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #isSample: boolean;

  constructor(db: Db, clock: Clock, isSample: boolean) {
    this.#db = db;
    this.#clock = clock;
    this.#isSample = isSample;
  }

  /** Opens a session and resolves with its secret token, for the cookie alone. */
  async open(trx: Trx, { personId, entry, device, replaces }: NewSession): Promise<string> {
    const now = this.#clock.now();
    if (replaces !== undefined)
      await trx
        .updateTable('desk_session')
        .set({ ended_at: now })
        .where('token_hash', '=', digest(replaces))
        .where('ended_at', 'is', null)
        .execute();
    const token = newToken();
    await trx
      .insertInto('desk_session')
      .values({
        token_hash: digest(token),
        person_id: personId,
        entry,
        device,
        created_at: now,
        last_seen_at: now,
        // A code or an invitation is no passkey.
        fresh_at: entry === 'passkey' ? now : null,
      })
      .execute();
    return token;
  }

  /** Finds the open session of a cookie. `isUse` puts its idle end off. */
  async find(token: string | undefined, { isUse }: { isUse: boolean }): Promise<Session | undefined> {
    if (token === undefined) return undefined;
    const now = this.#clock.now();
    const hash = digest(token);
    const row = await this.#open(now)
      .select('token_hash')
      .where((is) =>
        is.or([
          is('token_hash', '=', hash),
          is.and([is('earlier_hash', '=', hash), is('earlier_until', '>', now)]),
        ]),
      )
      .executeTakeFirst();
    if (!row) return undefined;
    const found = toSession(row);
    const session = row.token_hash === hash ? found : { ...found, freshAt: null };
    if (isUse && now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY) {
      await this.#db
        .updateTable('desk_session')
        .set({ last_seen_at: now })
        .where('id', '=', session.id)
        .execute();
      return { ...session, lastSeenAt: now };
    }
    return session;
  }

  /** A person's open sessions, the latest first. */
  async of(personId: string) {
    const rows = await this.#open(this.#clock.now())
      .select('device')
      .where('person_id', '=', personId)
      .orderBy('last_seen_at', 'desc')
      .execute();
    return rows.map((row) => ({ ...toSession(row), device: row.device }));
  }

  /** How many sessions each person has open. */
  async countOpen(): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { personId } of await this.#open(this.#clock.now()).execute())
      counts.set(personId, (counts.get(personId) ?? 0) + 1);
    return counts;
  }

  /** Ends one of a person's sessions, or all of them except one. Resolves with how many. */
  async end(
    personId: string,
    which: { id: string } | { except: string },
    db: Db | Trx = this.#db,
  ): Promise<number> {
    const open = db
      .updateTable('desk_session')
      .set({ ended_at: this.#clock.now() })
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null);
    const ended = await (
      'id' in which ? open.where('id', '=', which.id) : open.where('id', '<>', which.except)
    ).executeTakeFirst();
    return Number(ended.numUpdatedRows);
  }

  /**
   * Records the use of a passkey in a session and replaces its token. A copy of the old token then has no fresh
   * passkey, and soon expires. Resolves to the time and the new token for the cookie.
   */
  async prove(id: string): Promise<{ at: Date; token: string }> {
    const at = this.#clock.now();
    const token = newToken();
    const proved = await this.#db
      .updateTable('desk_session')
      .set((is) => ({
        fresh_at: at,
        last_seen_at: at,
        earlier_hash: is.ref('token_hash'),
        earlier_until: new Date(at.getTime() + EARLIER_TIME),
        token_hash: digest(token),
      }))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!proved) throw notSignedIn();
    return { at, token };
  }

  /** Whether a session is still open, whatever its token is by now. */
  async isOpen(id: string): Promise<boolean> {
    return (
      (await this.#open(this.#clock.now()).where('desk_session.id', '=', id).executeTakeFirst()) !== undefined
    );
  }

  #open(now: Date) {
    return (
      this.#db
        .selectFrom('desk_session')
        .innerJoin('desk_person', 'desk_person.id', 'person_id')
        .select([
          'desk_session.id',
          'entry',
          'desk_session.created_at as createdAt',
          'last_seen_at as lastSeenAt',
          'fresh_at as freshAt',
          'person_id as personId',
          'name',
          'role',
          'fairy_id as fairyId',
        ])
        .where('ended_at', 'is', null)
        .where('removed_at', 'is', null)
        .where('desk_session.created_at', '>', new Date(now.getTime() - WHOLE_TIME))
        .where('last_seen_at', '>', new Date(now.getTime() - IDLE_TIME))
        // A shop that has gone live knows no sessions of its time as a sample.
        .where('entry', 'in', [
          'passkey',
          'recovery',
          'invitation',
          ...(this.#isSample ? (['sample'] as const) : []),
        ])
    );
  }
}

interface Row {
  id: string;
  entry: Session['entry'];
  createdAt: Date;
  lastSeenAt: Date;
  freshAt: Date | null;
  personId: string;
  name: string;
  role: Session['person']['role'];
  fairyId: string | null;
}

const toSession = ({ id, entry, createdAt, lastSeenAt, freshAt, personId, name, role, fairyId }: Row) => ({
  id,
  entry,
  createdAt,
  lastSeenAt,
  freshAt,
  person: { kind: 'person' as const, id: personId, name, role, fairyId },
});
