import { OwnError } from '#server/own-error.ts';
import { sha256 } from '#server/sha256.ts';

declare const isMailId: unique symbol;

/**
 * Names a mail: the same at every attempt, fit for a Message-ID and for the name of a file. It is made here alone, and
 * holds no address, for it stands in logs of mail servers.
 */
export type MailId = string & { readonly [isMailId]: true };

const FORM = /^[0-9a-z-]{1,64}$/i;

const isOne = (text: string): text is MailId => FORM.test(text);

/** The id of a mail that was written down somewhere; `undefined` for what is none. */
export const readMailId = (text: string): MailId | undefined => (isOne(text) ? text : undefined);

/** The id of the only mail that a job sends. @throws {OwnError} for what is no id of a job. */
export function mailIdOf(jobId: string): MailId {
  if (!isOne(jobId)) throw new OwnError('a job has an id that no mail can have');
  return jobId;
}

/** Id of one of several mails of a job, derived from its address or another distinguishing text. */
export const mailIdFor = (jobId: string, one: string): MailId =>
  mailIdOf(sha256(`${jobId} ${one.toLowerCase()}`).slice(0, 40));
