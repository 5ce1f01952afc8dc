import * as z from 'zod/mini';
import { AGREEMENT_STATES, ANSWER_STATES, DELICATE_TOPICS } from '#domain/desk-terms.ts';

export const answerState = z.enum(ANSWER_STATES);
export const agreementState = z.enum(AGREEMENT_STATES);

const questionResponse = z.object({
  sequenceNumber: z.number(),
  response: z.string(),
  ignoreResponse: z.boolean(),
});

export const draftResponse = z.object({
  version: z.number(),
  author: z.object({ kind: z.string(), name: z.string(), isMe: z.optional(z.boolean()) }),
  savedAt: z.string(),
  autosave: z.boolean(),
  words: z.number(),
  text: z.string(),
  responses: z.array(questionResponse),
});
export type Draft = z.infer<typeof draftResponse>;

export const holderResponse = z.object({ name: z.string(), isMe: z.boolean(), until: z.string() });

export const answerResponse = z.object({
  revision: z.number(),
  state: answerState,
  agreement: z.optional(agreementState),
  draft: z.nullable(draftResponse),
  holder: z.nullable(holderResponse),
  unanswered: z.array(z.number()),
  topics: z.optional(z.array(z.enum(DELICATE_TOPICS))),
  suggestion: z.optional(z.object({ state: z.enum(['asked', 'declined']), why: z.optional(z.string()) })),
  flags: z.optional(z.array(z.object({ kind: z.string(), text: z.optional(z.string()) }))),
  review: z.optional(
    z.object({
      kind: z.enum(['handed-over', 'sent-back']),
      by: z.string(),
      at: z.string(),
      note: z.optional(z.string()),
    }),
  ),
  approval: z.nullable(
    z.object({
      by: z.string(),
      at: z.string(),
      draftVersion: z.number(),
      readSeconds: z.optional(z.number()),
      sendAt: z.string(),
      sentAt: z.optional(z.string()),
      mail: z.optional(z.enum(['waiting', 'sending', 'retrying', 'failed', 'accepted'])),
    }),
  ),
  usualWords: z.nullable(z.object({ from: z.number(), to: z.number() })),
});
export type AnswerResponse = z.infer<typeof answerResponse>;

export const mailPreview = z.object({
  from: z.string(),
  to: z.optional(z.string()),
  subject: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreview>;
