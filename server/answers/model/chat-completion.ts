import { z } from 'zod';
import { requestIdHeader } from '#server/request-id.ts';
import { withTimeout } from '#server/timeout.ts';
import type { DeclineReason } from '#domain/desk-terms.ts';
import type { Declined } from '../answer-port.ts';
import { readRetryAfter } from './retry-after.ts';

/** Time limit (ms) of one call, body included: well within a job's lease of a minute. */
export const MODEL_TIMEOUT = 50_000;
/** Most bytes of a response that are read. A whole answer with a model's thoughts before it is far below. */
const MAX_BYTES = 1024 * 1024;

export interface ChatModel {
  /** Base URL, before `/chat/completions`. */
  url: string;
  model: string;
  /** Missing for a model on this machine that asks for none. */
  key: string | undefined;
  timeout?: number;
}

export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

/** Text of a completion, or why there is none. */
export type Completion = { text: string } | Declined;

/** The part of a response that is read; servers differ in everything else. */
const Choice = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({
    content: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish(),
    refusal: z.string().nullish(),
  }),
});
const Body = z.object({ choices: z.array(Choice).min(1) });

/** A gateway's error body, at times sent with status 200. */
const Failure = z.object({ error: z.object({ code: z.union([z.string(), z.number()]).nullish() }) });

/** A text that was cut off, or no text at all. */
const CUT = new Set(['length', 'content_filter', 'tool_calls', 'function_call', 'error']);
/** Codes of a 429 that waiting does not resolve. */
const NO_MONEY = /quota|credit|billing|spend/;

const declined = (why: DeclineReason): Declined => ({ declined: why });

/**
 * Asks a model for one completion: `model` and `messages` alone, which every server of this interface takes. Never
 * rejects, and follows no redirect, which would take key and questions elsewhere.
 */
export async function completeChat(chat: ChatModel, messages: readonly ChatMessage[]): Promise<Completion> {
  const { timeout = MODEL_TIMEOUT } = chat;
  return withTimeout(timeout + 500, ask(chat, messages, AbortSignal.timeout(timeout))).catch(() =>
    declined('silent'),
  );
}

async function ask(
  { url, model, key }: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<Completion> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...requestIdHeader(),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, messages, stream: false }),
    signal,
  });
  const body = parseJson(await readText(response));
  const code = Failure.safeParse(body).data?.error.code;
  if (!response.ok || code !== undefined) return failureOf(response, String(code ?? ''));
  const choice = Body.safeParse(body).data?.choices[0];
  if (!choice || choice.message.refusal || CUT.has(choice.finish_reason ?? '')) return declined('unusable');
  const { content } = choice.message;
  const text = typeof content === 'string' ? content : content?.map((part) => part.text ?? '').join('');
  return text === undefined ? declined('unusable') : { text };
}

/** Why a call failed, by its status or, behind a gateway that answers 200, by the code in its body. */
function failureOf({ status, ok, headers }: Response, code: string): Declined {
  const meant = ok ? Number(code) : status;
  if (meant === 429) {
    const retryAfter = readRetryAfter(headers);
    if (NO_MONEY.test(code)) return declined('refused');
    return { declined: 'busy', ...(retryAfter !== undefined && { retryAfter }) };
  }
  if (meant >= 500 || meant === 408) return declined('silent');
  return declined(ok ? 'unusable' : 'refused');
}

/** Reads a body up to its limit; a longer one ends as text that is no JSON. */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; reader && size <= MAX_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    chunks.push(value);
    size += value.length;
  }
  await reader?.cancel();
  return '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
