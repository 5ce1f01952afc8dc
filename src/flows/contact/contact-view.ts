import type { SnapshotFrom } from 'xstate';
import type { contactMachine, ContactValues } from '#machines/contact.machine.ts';
import { contactFailure, contactSuccess } from '#copy/site/form-toasts.ts';
import { contactForm } from '#schemas/contact-form.schema.ts';
import { problemsOf } from '#schemas/problems.ts';

/** Validates the contact form (VA-4). */
export const validateContact = (values: ContactValues) => problemsOf(contactForm, values);

/** The sentence about the last message; nothing before one was sent. */
export const contactOutcome = (snapshot: SnapshotFrom<typeof contactMachine>) =>
  snapshot.hasTag('sent')
    ? ({ kind: 'success', text: `${contactSuccess.title} ${contactSuccess.text}` } as const)
    : snapshot.hasTag('failed')
      ? ({ kind: 'error', text: contactFailure.text } as const)
      : undefined;
