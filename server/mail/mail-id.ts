import { OwnError } from '#server/own-error.ts';
import { sha256 } from '#server/sha256.ts';

declare const isMailId: unique symbol;

/**
 * Id of a mail, the same at every attempt, usable in a Message-ID and a file name. It contains no address, since mail
 * servers log it. Only this file creates it.
 */
export type MailId = string & { readonly [isMailId]: true };

const FORM = /^[0-9a-z-]{1,64}$/i;

const isOne = (text: string): text is MailId => FORM.test(text);

/** Parses a stored id; `undefined` for an invalid one. */
export const readMailId = (text: string): MailId | undefined => (isOne(text) ? text : undefined);

/** The id of the only mail that a job sends. @throws {OwnError} for what is no id of a job. */
export function mailIdOf(jobId: string): MailId {
  if (!isOne(jobId)) throw new OwnError('a job has an id that no mail can have');
  return jobId;
}

/** Id of one of several mails of a job, derived from its address or another distinguishing text. */
export const mailIdFor = (jobId: string, one: string): MailId =>
  mailIdOf(sha256(`${jobId} ${one.toLowerCase()}`).slice(0, 40));
