import type { sql } from 'kysely';
import { DESK_URL } from '#tests/server/desk/test-desk.ts';
import { SoftPasskey } from '#tests/server/desk/access/soft-passkey.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { DeskRequest } from './requests.ts';
import type { WhatChanges } from './what-changes.ts';

/** What is in the shop before a case, beside what requests have done. */
export const given = (shop: WhatChanges, ...queries: ReturnType<typeof sql>[]): Promise<void> =>
  queries.reduce(async (before, query) => {
    await before;
    await query.execute(shop.db);
  }, Promise.resolve());

export const post = (path: string, payload?: object, more: Partial<DeskRequest> = {}): DeskRequest => ({
  method: 'POST',
  path,
  ...(payload && { payload }),
  ...more,
});
export const put = (path: string, payload: object, more: Partial<DeskRequest> = {}): DeskRequest => ({
  method: 'PUT',
  path,
  payload,
  ...more,
});
export const remove = (path: string, more: Partial<DeskRequest> = {}): DeskRequest => ({
  method: 'DELETE',
  path,
  ...more,
});

/** A version that nobody has seen yet. */
export const NEWER = 999;
/** An id that nothing has. */
export const NOTHING = '00000000-0000-4000-8000-000000000000';

/** What a browser answers to a challenge. */
export interface Proof {
  challengeId: string;
  response: Record<string, unknown>;
}

export async function asked(
  shop: WhatChanges,
  request: DeskRequest,
): Promise<{ challengeId: string; options: Record<string, unknown> }> {
  return (await shop.ask(request)).json();
}

/** A passkey that a person has registered. */
export async function registered(shop: WhatChanges, as: DeskRole): Promise<SoftPasskey> {
  const passkey = new SoftPasskey(DESK_URL);
  const { challengeId, options } = await asked(shop, post('/passkeys/challenge', undefined, { as }));
  await shop.ask(post('/passkeys', { challengeId, response: passkey.create(options) }, { as }));
  return passkey;
}

/** A passkey's use; its signature is of one length, so that a text says one length. */
export async function used(shop: WhatChanges, passkey: SoftPasskey, request: DeskRequest): Promise<Proof> {
  const { challengeId, options } = await asked(shop, request);
  for (;;) {
    const response = passkey.get(options);
    const { signature } = response['response'] as { signature: string };
    if (signature.length === 95) return { challengeId, response };
  }
}
