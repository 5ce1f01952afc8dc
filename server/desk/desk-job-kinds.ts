import { z } from 'zod';
import { mailKind } from '#server/jobs/mail-kind.ts';

const review = z.object({
  orderId: z.int().positive(),
  /** The version that was looked at. */
  version: z.int().positive(),
  /** Who did it; she is not mailed. */
  by: z.guid(),
});

/** Mails to the people of the desk. */
export const DESK_JOBS = {
  /** The link of an invitation, which works once. */
  invitation: mailKind(
    'desk-invitation',
    'chosen',
    z.object({
      to: z.string().min(3).max(254),
      name: z.string(),
      invitedBy: z.string(),
      token: z.string().min(20),
    }),
  ),
  /** Tells the owners that a draft waits for them. */
  handedOver: mailKind('handed-over', 'own', review),
  /** Tells the specialist that her draft came back with a note. */
  sentBack: mailKind('sent-back', 'own', review),
  /** Tells the others of a note at an order that waits. */
  noted: mailKind(
    'order-note',
    'own',
    z.object({ orderId: z.int().positive(), noteId: z.guid(), by: z.guid() }),
  ),
  /** What came, waits and is late, to one person each morning; `day` is Warsaw's, 2026-11-26. */
  morning: mailKind('morning', 'own', z.object({ personId: z.guid(), day: z.iso.date() })),
};
