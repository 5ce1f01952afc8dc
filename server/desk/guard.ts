import type { FastifyRequest } from 'fastify';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import type { Clock } from '#server/clock.ts';
import type { PersonActor } from '#server/store/audit.ts';
import type { Policy } from './desk-contract.ts';
import { forbidden, notSignedIn } from './desk-errors.ts';
import type { SessionCookie } from './access/session-cookie.ts';
import { freshUntil, needsProof, type Session, type Sessions } from './access/sessions.ts';

/** Requests of a page that nobody is using, as when a queue reloads itself; they put no session's end off. */
const BACKGROUND_HEADER = 'x-desk-background';

/**
 * Whom a page believes to be signed in. All tabs of a browser share one session: when another person has signed in
 * meanwhile, nothing must be done in her name.
 */
const PERSON_HEADER = 'x-desk-person';

const READS = new Set(['GET', 'HEAD']);

/** Authorisation before every operation of the desk. */
export interface Guard {
  /** Refuses what the table of permissions does not allow. */
  check: (request: FastifyRequest, operation: string) => Promise<void>;
  /** The session that `check` has found. */
  sessionOf: (request: FastifyRequest) => Session | undefined;
}

interface GuardOptions {
  policy: Policy;
  sessions: Sessions;
  cookie: SessionCookie;
  deskUrl: string;
  clock: Clock;
  /** Told of what somebody asked for that her role may not. */
  onForbidden: (person: PersonActor, operation: string) => Promise<void>;
}

/** Creates the guard of operations: same origin for writes, a session, its role, and a fresh passkey where required. */
export function createGuard({ policy, sessions, cookie, deskUrl, clock, onForbidden }: GuardOptions): Guard {
  const found = new WeakMap<FastifyRequest, Session>();
  const origin = new URL(deskUrl).origin;

  return {
    sessionOf: (request) => found.get(request),
    async check(request, operation) {
      if (!READS.has(request.method) && !comesFromDesk(request, origin))
        throw forbidden(DESK_ERROR.foreignSite, 'Another site sends this');
      const isUse = operation !== 'streamEvents' && request.headers[BACKGROUND_HEADER] === undefined;
      const session = await sessions.find(cookie.read(request.headers.cookie), { isUse });
      if (session) found.set(request, session);
      if (policy.isPublic(operation)) return;
      const believed = request.headers[PERSON_HEADER];
      if (!session || (believed !== undefined && believed !== session.person.id)) throw notSignedIn();
      if (needsProof(session) && !policy.isBeforeProof(operation))
        throw forbidden(
          DESK_ERROR.passkeyFirst,
          'A recovery code opens nothing before a passkey is registered',
        );
      if (!policy.isAllowed(operation, session.person.role)) {
        await onForbidden(session.person, operation);
        throw forbidden(DESK_ERROR.notAllowed, 'This role may not do this');
      }
      // A person with only a recovery code has no passkey to use: she registers one first.
      if (policy.needsFreshPasskey(operation) && !needsProof(session) && !freshUntil(session, clock.now()))
        throw forbidden(DESK_ERROR.freshPasskeyNeeded, 'A passkey has to be used first');
    },
  };
}

/**
 * Whether a page of the desk sends a request. `same-site` is not enough: the shop on another port of localhost, or on
 * another name of the same domain, is the same site.
 */
function comesFromDesk({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}
