import { setTimeout as sleep } from 'node:timers/promises';
import { OwnError } from '#server/own-error.ts';
import type { SampleDesk } from './sandbox-context.ts';

/** How far the answer of a prepared order is, by the word of its link. */
const STEPS = { szkic: [], sprawdzenie: ['hand-over'], wyslana: ['approve'] } as const;
export type PreparedAnswer = keyof typeof STEPS;
/** Whether a link's word names how far an answer is. */
export const isPreparedAnswer = (word: string): word is PreparedAnswer => Object.hasOwn(STEPS, word);

/** What the test scripts expect to find written. */
const WRITTEN = ['Droga jest otwarta.', 'Wiosna temu sprzyja.', 'Na siostrę.'];
/** How long (ms) the shop may take to hear of the payment and to mail the agreement: nothing is written before. */
const PATIENCE = 20_000;
const PAUSE = 250;

interface Saved {
  revision: number;
  topics?: string[];
}

/** Writes an order's answer at the desk as its owner would, as far as a test script begins. */
export async function prepareAnswer(desk: SampleDesk, orderId: number, how: PreparedAnswer): Promise<void> {
  const { origin } = new URL(desk.url);
  let cookie = '';
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    fetch(`${origin}/desk-api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
  const [, token = ''] = (await desk.entry()).split('=');
  const entered = await call('POST', 'sign-in/sample', { token, as: 'owner' });
  cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const responses = WRITTEN.map((response, at) => ({
    sequenceNumber: at + 1,
    response,
    ignoreResponse: false,
  }));
  const answer = `orders/${orderId}/answer`;
  const write = () => call('PUT', `${answer}/draft`, { seenVersion: 0, text: '', responses });
  let stored = await write();
  for (let waited = 0; !stored.ok && waited < PATIENCE; waited += PAUSE) {
    await sleep(PAUSE);
    stored = await write();
  }
  let { revision, topics = [] } = (await stored.json()) as Saved;
  for (const step of STEPS[how]) {
    const decision = { draftVersion: 1, sendAt: null, readSeconds: 0, noAdviceOn: topics };
    stored = await call('POST', `${answer}/${step}`, {
      seen: revision,
      ...(step === 'approve' && decision),
    });
    ({ revision, topics = [] } = (await stored.json()) as Saved);
  }
  if (!stored.ok) throw new OwnError(`The sandbox could not prepare an answer: ${stored.status}`);
}
