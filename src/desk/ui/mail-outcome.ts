import { writtenCopy as copy } from '#desk/copy/mail.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { WrittenMail } from '#desk/domain/wire.ts';

/** Whether the time that a mail was to leave at has come. */
export const isDue = ({ sendAt }: Pick<WrittenMail, 'sendAt'>, at: number) =>
  sendAt !== null && Date.parse(sendAt) <= at;

/** What became of a mail that a person of the desk wrote. */
export function mailOutcome(mail: Pick<WrittenMail, 'state' | 'sendAt'>, now: number): string {
  if (mail.state !== 'timed' || mail.sendAt === null) return copy.state[mail.state];
  return (isDue(mail, now) ? copy.waitsForServer : copy.goesAt)(formatMoment(mail.sendAt, now));
}
