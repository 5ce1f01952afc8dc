import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskHandlers, Policy } from './desk-contract.ts';
import type { DeskEvents } from './desk-events.ts';
import { describeMe } from './access/me.ts';
import { flowHandlers } from './flow/flow-handlers.ts';
import { journalHandlers } from './journal/journal-handlers.ts';
import { noticeHandlers } from './notices/notice-handlers.ts';
import { phraseHandlers } from './phrases/phrase-handlers.ts';
import { pushHandlers } from './push/push-handlers.ts';
import { orderListHandlers } from './orders/order-list-handlers.ts';
import { moneyDecisionsHandler } from './money/money-decisions.ts';
import { moneyMailHandler } from './money/money-mail.ts';
import { orderHandlers } from './order/order-handlers.ts';
import { ownAccessHandlers } from './access/own-access-handlers.ts';
import { Passkeys } from './access/passkeys.ts';
import { peopleHandlers } from './access/people-handlers.ts';
import { ratingWordsHandlers } from './words/words-handlers.ts';
import { withdrawalHandlers } from './withdrawals/withdrawal-handlers.ts';
import { myDayHandlers } from './availability/my-day-handlers.ts';
import { queueHandler } from './queue/queue-handler.ts';
import type { SessionCookie } from './access/session-cookie.ts';
import { signedIn, type Sessions } from './access/sessions.ts';
import { signInHandlers } from './access/sign-in-handlers.ts';

interface DeskHandlersOptions {
  db: Db;
  clock: Clock;
  config: Config;
  policy: Policy;
  sessions: Sessions;
  cookie: SessionCookie;
  events: DeskEvents;
  isSample: boolean;
  onSampleEntry: (() => void) | undefined;
}

/** Handlers of the sign-in, of the people of the desk, and of what shows orders; the other pages have their own. */
export function deskHandlers(options: DeskHandlersOptions) {
  const { db, clock, config, policy, sessions, cookie, events, isSample } = options;
  const { brandName, deskUrl, publicUrl: shopUrl } = config;
  const sendsMails = isSample && config.mail.smtpUrl !== undefined;
  const entrance = {
    db,
    clock,
    sessions,
    cookie,
    brandName,
    shopUrl,
    sendsMails,
    passkeys: new Passkeys({ db, clock, url: deskUrl, brandName }),
    me: describeMe({
      db,
      clock,
      policy,
      brandName,
      shopUrl,
      contactEmail: config.contactEmail,
      state: () => events.state(),
      isSample,
      sendsMails,
      hasModel: config.answerModel !== undefined,
    }),
    onSampleEntry: isSample ? (options.onSampleEntry ?? (() => undefined)) : undefined,
  };
  const system: Pick<DeskHandlers, 'healthLive' | 'healthReady' | 'streamEvents'> = {
    healthLive: async () => ({ status: 200, body: { status: 'ok' } }),
    async healthReady() {
      await sql`select 1`.execute(db);
      return { status: 200, body: { status: 'ok' } };
    },
    async streamEvents(call) {
      const { id: session, person } = signedIn(call);
      const isSignedIn = () => sessions.isOpen(session);
      return {
        status: 200,
        body: await events.listen({ session, person: person.id, isSignedIn }),
        // A proxy that gathers responses would hold the events back.
        headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
      };
    },
  };
  return {
    ...system,
    ...signInHandlers(entrance),
    ...ownAccessHandlers(entrance),
    ...peopleHandlers(db, clock, sessions),
    ...noticeHandlers(db),
    ...pushHandlers(db),
    ...phraseHandlers(db),
    ...journalHandlers(db, clock),
    ...withdrawalHandlers(db, clock),
    ...ratingWordsHandlers(db, clock),
    ...flowHandlers(db, clock),
    ...queueHandler(db, clock),
    ...myDayHandlers(db, clock),
    ...orderListHandlers(db, clock),
    ...moneyDecisionsHandler(db, clock),
    ...moneyMailHandler(db, config),
    ...orderHandlers({ db, clock, sender: config }),
  };
}
