import { mailProblems } from '#server/answers/record-approval.ts';
import { badRequest } from '#server/api-error.ts';
import { rulesBroken } from '#server/desk/desk-errors.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';

/** Longest mail that a person writes; one of more is refused by some servers. */
const MAX_LENGTH = 20_000;

/** How long (ms) before its time a mail may still be taken back: afterwards a job may have it in hand. */
const LEAVES_WITHIN = 60_000;

/** What a person of the desk has written to a customer, and when it is to leave; at once without a time. */
export interface Written {
  id: string;
  text: string;
  sendAt?: string | null | undefined;
}

/**
 * Reads such a mail.
 * @throws {ApiError} 221 (422) for a text of less than three characters or a time that is past, 100 (400) for a too long one.
 */
export function readWritten({ text, sendAt }: Written, now: Date): { body: string; sendAt: Date | null } {
  const body = text.replaceAll('\u0000', '').trim();
  if (body.length > MAX_LENGTH) throw badRequest('Invalid mail', [{ path: '/text', message: 'is too long' }]);
  const problems = mailProblems(now, body, sendAt ?? undefined);
  const paths = { content: '/text', scheduledFor: '/sendAt' };
  const broken = Object.entries(paths).flatMap(([name, path]) => {
    const message = problems[name];
    return message === undefined ? [] : [{ path, message }];
  });
  if (broken.length > 0) throw rulesBroken(broken);
  return { body, sendAt: typeof sendAt === 'string' ? new Date(sendAt) : null };
}

interface Row {
  id: string;
  body: string;
  author: string;
  written_at: Date;
  send_at: Date | null;
  accepted_at: Date | null;
  refused_at: Date | null;
  /** For a text of a thread: whether the customer wrote it. */
  from_customer?: boolean;
  /** Whether that text came by mail: its Message-ID's digest. */
  mail_digest?: string | null;
  from_other_address?: boolean;
  attachment_names?: string[];
  is_cut?: boolean;
}

/** Whether a stored mail is the one that is sent again: its text or its time may have been changed since. */
export const isSameMail = (
  stored: Pick<Row, 'body' | 'send_at'>,
  { body, sendAt }: { body: string; sendAt: Date | null },
): boolean => stored.body === body && stored.send_at?.getTime() === sendAt?.getTime();

/** Whether a mail waits for a time that is not yet near. */
export const canTakeBack = ({ send_at }: Pick<Row, 'send_at'>, now: Date): boolean =>
  send_at !== null && send_at.getTime() > now.getTime() + LEAVES_WITHIN;

/** A written mail as the desk shows it. */
export const toWritten = (row: Row, now: Date): DeskSchemas['WrittenMail'] => ({
  id: row.id,
  text: row.body,
  author: row.author,
  writtenAt: row.written_at.toISOString(),
  sendAt: row.send_at?.toISOString() ?? null,
  state: stateOf(row, now),
  ...(row.mail_digest && {
    incoming: {
      isFromOtherAddress: row.from_other_address ?? false,
      attachmentNames: row.attachment_names ?? [],
      isCut: row.is_cut ?? false,
    },
  }),
});

/** State of a mail; one from a customer is always received. */
function stateOf(row: Row, now: Date): DeskSchemas['WrittenMail']['state'] {
  if (row.from_customer) return 'received';
  if (row.accepted_at !== null) return 'accepted';
  if (row.refused_at !== null) return 'refused';
  return canTakeBack(row, now) ? 'timed' : 'under-way';
}
