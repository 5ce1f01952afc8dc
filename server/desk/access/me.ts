import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskSchemas, Policy } from '#server/desk/desk-contract.ts';
import { freshUntil, IDLE_TIME, needsProof, WHOLE_TIME, type Session } from './sessions.ts';

/** Describes the signed-in person: her data, her permissions, and the session's end. */
export type Me = (session: Session) => Promise<DeskSchemas['Me']>;

interface MeOptions {
  db: Db;
  clock: Clock;
  policy: Policy;
  brandName: string;
  shopUrl: string;
  contactEmail: string;
  /** What the event stream compares (desk-events.ts). */
  state: () => Promise<string>;
  isSample: boolean;
  /** Its mails leave for their addresses. */
  sendsMails: boolean;
  /** Without a model nobody is offered a draft from it. */
  hasModel: boolean;
}

/** Creates the description from the same table of permissions that guards the routes. */
export const describeMe =
  ({
    db,
    clock,
    policy,
    brandName,
    shopUrl,
    contactEmail,
    state,
    isSample,
    sendsMails,
    hasModel,
  }: MeOptions): Me =>
  async (session) => {
    const { person, id, entry, createdAt, lastSeenAt } = session;
    const now = clock.now();
    const isUnproved = needsProof(session);
    const operations = policy
      .operationsOf(person.role)
      .filter((one) => !isUnproved || policy.isBeforeProof(one))
      .filter((one) => hasModel || (one !== 'suggestDraft' && one !== 'tryPrompt'));
    const { passkeys, codes, image } = await db
      .selectNoFrom([
        sql<number>`(select count(*)::int from desk_passkey where person_id = ${person.id})`.as('passkeys'),
        sql<number>`(select count(*)::int from desk_recovery_code
          where person_id = ${person.id} and used_at is null)`.as('codes'),
        sql<string | null>`(select image_src from fairy where id = ${person.fairyId}::uuid)`.as('image'),
      ])
      .executeTakeFirstOrThrow();
    return {
      person: {
        id: person.id,
        name: person.name,
        role: person.role,
        ...(person.fairyId !== null && { fairyId: person.fairyId }),
        ...(image !== null && { fairyImage: image }),
      },
      operations,
      freshOperations: operations.filter(policy.needsFreshPasskey),
      session: {
        id,
        endsAt: new Date(createdAt.getTime() + WHOLE_TIME).toISOString(),
        idleEndsAt: new Date(lastSeenAt.getTime() + IDLE_TIME).toISOString(),
        freshUntil: freshUntil(session, now)?.toISOString() ?? null,
        entry,
        needsProof: isUnproved,
      },
      brandName,
      shopUrl,
      contactEmail,
      state: await state(),
      isSample,
      ...(sendsMails && { sendsMails }),
      passkeys,
      recoveryCodesLeft: codes,
      now: now.toISOString(),
    };
  };
