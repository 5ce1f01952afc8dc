import { remindOf } from '#server/messages/message-terms.ts';
import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import { robotContent } from '#domain/typed/robot-work.ts';
import type { ContactKind } from '#domain/typed/contact-kind.ts';
import { sql } from 'kysely';
import { ApiError, badRequest } from '#server/api-error.ts';
import type { Config } from '#server/config.ts';
import { checkRobot } from '#server/contact/robot-check.ts';
import { confirm, signUp, unsubscribe } from '#server/contact/subscribers.ts';
import type { Handlers } from '#server/contract.ts';
import { tellOwner } from '#server/owner-digest/tell-owner.ts';
import { requireDocuments } from '#server/store/shop-opening.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type ContactOperations = 'sendContact' | 'signUpNewsletter' | 'confirmNewsletter' | 'unsubscribeNewsletter';

export interface ContactOptions {
  db: Db;
  robotCheck: Config['recaptcha'];
  /** Absolute URL of the e-book, for confirmed subscribers. */
  ebookUrl: string;
}

const noContent = { status: 204, body: undefined } as const;

/** Handlers of the contact form and the newsletter (AP-4, AP-8). */
export function contactHandlers({
  db,
  robotCheck,
  ebookUrl,
}: ContactOptions): Pick<Handlers, ContactOperations> {
  return {
    sendContact: async ({ body: { recaptchaToken, contactData } }) => {
      const { topic: kind = 'message', ...texts } = contactData;
      const message = trimmed(texts);
      await checkRobot(robotCheck, recaptchaToken, robotContent(contactData)).catch(
        async (error: unknown) => {
          await countRefusal(
            db,
            error instanceof ApiError && error.statusCode === 502 ? 'silent' : 'refused',
          );
          throw error;
        },
      );
      await db.transaction().execute(async (trx) => {
        if (await isRepeated(trx, { ...message, kind })) return;
        const { id } = await trx
          .insertInto('contact_message')
          .values({
            first_name: message.firstName,
            last_name: message.lastName,
            email: message.email,
            message: message.message,
            kind,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await remindOf(trx, id);
        await tellOwner(trx, { kind: 'message', id });
      });
      return noContent;
    },
    signUpNewsletter: async ({ body }) => {
      await requireDocuments(db);
      await signUp(db, body.email);
      return noContent;
    },
    confirmNewsletter: async ({ body }) => {
      await confirm(db, body.token, ebookUrl);
      return { status: 200, body: { ebookUrl } };
    },
    unsubscribeNewsletter: async ({ query }) => {
      await unsubscribe(db, query.token);
      return noContent;
    },
  };
}

/** Counts a message that the robot check kept out, so that its silence is not taken for peace. */
const countRefusal = (db: Db, why: 'refused' | 'silent') =>
  sql`insert into robot_refusal (why) values (${why})
    on conflict (day, why) do update set count = robot_refusal.count + 1`.execute(db);

/** How long (ms) the same words under the same name count as the same message, sent again. */
const SAME_MESSAGE = 10 * 60_000;

/** Whether the shop has this message already: a double press, a reload, or a retry after a lost response. */
async function isRepeated(
  trx: Trx,
  {
    firstName,
    lastName,
    email,
    message,
    kind,
  }: Record<'firstName' | 'lastName' | 'email' | 'message', string> & { kind: ContactKind },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`.execute(trx);
  const earlier = await trx
    .selectFrom('contact_message')
    .select('id')
    .where('first_name', '=', firstName)
    .where('last_name', '=', lastName)
    .where('email', '=', email)
    .where('message', '=', message)
    .where('kind', '=', kind)
    .where('received_at', '>', new Date(Date.now() - SAME_MESSAGE))
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Trims the fields before they are validated (VA-4). @throws {ApiError} 400 when a field is blank. */
function trimmed<Fields extends Record<string, string>>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(
    ([name, text]) => [name, name === 'email' ? readEmail(text) : readTyped(text)] as const,
  );
  const blank = entries.filter(([, text]) => text === '');
  if (blank.length > 0) {
    const problems = blank.map(([name]) => ({ path: `/contactData/${name}`, message: 'must not be blank' }));
    throw badRequest('Fields of the contact form are blank', problems);
  }
  return Object.fromEntries(entries) as Fields;
}
