import { join } from 'node:path';
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
import { modelAnswers } from '#server/answers/model/model-answers.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { guideHandlers } from './guide/guide-handlers.ts';
import { bookHandlers } from './books/book-handlers.ts';
import { customerHandlers } from './customer/customer-handlers.ts';
import { searchHandlers } from './search/search-desk.ts';
import { couponHandlers } from './coupons/coupon-handlers.ts';
import { answerHandlers } from './order/answer/answer-handlers.ts';
import { personalDataHandlers } from './personal-data/personal-data-handlers.ts';
import { stateHandlers } from './state/state-handlers.ts';
import { textHandlers } from './texts/text-handlers.ts';
import { messageHandlers } from './messages/message-handlers.ts';
import { waitingHandlers } from './waiting/read-waiting.ts';
import { newsletterHandlers } from './newsletter/newsletter-handlers.ts';
import { sendTrial } from '#server/checks/sends-trial.ts';
import { createMail } from '#server/mail/create-mail.ts';
import { openingHandlers } from './opening/opening-handlers.ts';
import { priceHandlers } from './prices/price-handlers.ts';
import { serviceHandlers } from './services/service-handlers.ts';
import { specialistHandlers } from './specialists/specialist-handlers.ts';
import { moneyHandlers } from './money/money-handlers.ts';
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

/** All operations of the desk. */
export function deskHandlers(options: DeskHandlersOptions) {
  const { db, clock, config, policy, sessions, cookie, events, isSample } = options;
  const { answerModel, brandName, deskUrl, publicUrl: shopUrl } = config;
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
      hasModel: answerModel !== undefined,
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
    ...answerHandlers({ db, clock, hasModel: answerModel !== undefined }),
    ...moneyHandlers(db),
    ...priceHandlers(db),
    ...openingHandlers(db, config),
    ...specialistHandlers(db),
    ...serviceHandlers(db, answerModel && modelAnswers(answerModel)),
    ...couponHandlers(db),
    ...bookHandlers(db),
    ...customerHandlers(db, clock),
    ...searchHandlers(db),
    ...guideHandlers(db),
    ...textHandlers(db, config),
    ...personalDataHandlers({
      db,
      outbox: new Outbox(join(config.dataDir, 'outbox')),
      retention: config.retention,
      settings: config,
    }),
    ...messageHandlers(db, clock, config),
    ...waitingHandlers(db),
    ...newsletterHandlers({ db, sender: config, from: config.mail.from }),
    ...stateHandlers(
      db,
      { ...config, snapshots: join(config.dataDir, 'snapshots') },
      sendTrial(db, createMail(config).send, config),
    ),
  };
}
