import type { NewsletterIssue } from '#desk/domain/wire.ts';

/** A draft of the newsletter, with what a test gives it. */
export const sampleIssue = (changes: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  id: '5f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a',
  state: 'draft',
  version: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: null,
  endedAt: null,
  waitsUntil: null,
  problem: null,
  stoppedAddresses: 0,
  counts: {
    recipients: 0,
    accepted: 0,
    refused: 0,
    givenUp: 0,
    unclear: 0,
    waiting: 0,
    left: 0,
    unsubscribed: 0,
  },
  fields: { subject: 'Pełnia', preheader: '', body: 'Dziś pełnia w Byku.', linkText: '', linkUrl: '' },
  versions: { subject: 2, preheader: 1, body: 2, linkText: 1, linkUrl: 1 },
  ...changes,
});
