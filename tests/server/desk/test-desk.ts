import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { loadConfig, type Config } from '#server/config.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { Sessions } from '#server/desk/access/sessions.ts';
import type { Lane } from '#server/jobs/job-kind.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { HandClock } from '../jobs/job-table.ts';

export const DESK_URL = 'http://localhost:3001';

/** A person of a test, signed in. */
export interface Signed {
  id: string;
  name: string;
  cookie: string;
}

/** The desk over a database in memory, asked by `inject`; its clock is the test's. */
export class TestDesk {
  private constructor(
    readonly app: FastifyInstance,
    readonly store: Store,
    readonly clock: HandClock,
    readonly config: Config,
    /** The lanes that the requests have woken, in this order. */
    readonly woken: Lane[],
  ) {}

  static async start(env: Record<string, string> = {}, store?: Store): Promise<TestDesk> {
    const opened = store ?? (await startTestStore());
    const clock = new HandClock();
    clock.pass(Date.now() - clock.now().getTime());
    const config = loadConfig({
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      PUBLIC_URL: 'https://shop.example',
      TRUST_PROXY: '1',
      ROOT_DIR: '/nowhere',
      ...env,
    });
    const woken: Lane[] = [];
    const wakeJobs = (lanes: ReadonlySet<Lane>) => void woken.push(...lanes);
    const app = await buildDesk(config, { db: opened.db, clock, eventsEvery: 20, wakeJobs });
    return new TestDesk(app, opened, clock, config, woken);
  }

  /** Sends a request as the desk's own page does. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: InjectOptions & { as?: Signed | undefined } = {},
  ) {
    const { as, headers, ...rest } = options;
    const sent = { 'sec-fetch-site': 'same-origin', ...(as && { cookie: as.cookie }), ...headers };
    return this.app.inject({
      method,
      url: `/desk-api${path}`,
      ...rest,
      // The empty string stands for a header that an old browser does not send.
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
    });
  }

  /** Makes a person and signs her in. */
  async sign(role: DeskRole, fairyId: string | null = null, name = 'Osoba testowa'): Promise<Signed> {
    const { db } = this.store;
    const id = randomUUID();
    await db
      .insertInto('desk_person')
      .values({ id, role, name, email: `${id}@example.com`, fairy_id: fairyId })
      .execute();
    return this.signAgain({ id, name });
  }

  /** Opens another session of a person: another browser of hers. */
  async signAgain({ id, name }: Pick<Signed, 'id' | 'name'>): Promise<Signed> {
    const token = await this.store.db.transaction().execute((trx) =>
      new Sessions(this.store.db, this.clock, false).open(trx, {
        personId: id,
        entry: 'passkey',
        device: 'Test',
        replaces: undefined,
      }),
    );
    return { id, name, cookie: `desk-3001=${token}` };
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.store.close();
  }
}
