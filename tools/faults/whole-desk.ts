import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { TestDesk } from '#tests/server/desk/test-desk.ts';
import type { Target } from './support/fuzz-addresses.ts';

/** Every route of the desk, listening in this process, for an owner who has just used her passkey. */
export async function startWholeDesk(): Promise<
  Required<Target> & {
    stop: () => Promise<void>;
  }
> {
  const desk = await TestDesk.start();
  const { db } = desk.store;
  await paidOrder(db);
  const owner = await desk.sign('owner');
  const url = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    what: 'desk',
    app: desk.app,
    url,
    // A session anew: some route or other ends the one before.
    headersOf: async () => ({
      'sec-fetch-site': 'same-origin',
      cookie: (await desk.signAgain(owner)).cookie,
    }),
    stop: () => desk.close(),
  };
}
