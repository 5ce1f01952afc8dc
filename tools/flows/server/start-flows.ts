import type { FastifyInstance } from 'fastify';
import { lazily } from '#server/lazily.ts';
import { freePort } from '../../free-port.ts';
import { build, isBuilt } from '../../setup/build.mjs';
import { inRepository } from '../../setup/repository.mjs';
import { startShop } from '../../shop-process.ts';
import type { ShopState } from '../shop-state.ts';
import { bundlePages, type Bundle } from './bundle.ts';
import { readLivedCounts } from './lived-counts.ts';
import { pageServer } from './page-server.ts';
import type { FlowsSettings } from './settings.ts';
import { stageServer } from './stage-server.ts';

/** The running flows page. */
export interface Flows {
  url: string;
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';
const FIRST_PORT = 3100;
const PORTS_TRIED = 50;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens on the configured port, else on the first free one from 3100. */
async function listen(app: FastifyInstance, asked: number | undefined): Promise<string> {
  if (asked !== undefined) return app.listen({ host: HOST, port: asked });
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port += 1) {
    try {
      return await app.listen({ host: HOST, port });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return app.listen({ host: HOST, port: await freePort() });
}

/** Uses the configured shop and desk, or starts them; payment pages lead back to the stage. */
async function openShop({ shopUrl, deskUrl }: StagedShop, stageUrl: string) {
  if (shopUrl !== undefined) return { url: shopUrl, deskUrl, stop: () => Promise.resolve() };
  if (!isBuilt()) {
    const { code, output } = await build({ show: false });
    if (code !== 0) throw new Error(output);
  }
  const deskPort = String(await freePort());
  const shop = await startShop({ settings: { PUBLIC_URL: stageUrl, DESK_PORT: deskPort } });
  return {
    url: shop.url,
    deskUrl: `http://localhost:${deskPort}`,
    stop: async () => void (await shop.stop()),
  };
}

type StagedShop = Pick<FlowsSettings, 'shopUrl' | 'deskUrl'>;

/** Starts the shop and the stages around it and its desk. */
async function openStages(staged: StagedShop, bundle: Bundle) {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const shop = await openShop(staged, url);
  const stage = stageServer({ url: shop.url, kind: 'shop' }, bundle);
  await stage.listen({ host: HOST, port });
  const desk =
    shop.deskUrl === undefined ? undefined : stageServer({ url: shop.deskUrl, kind: 'desk' }, bundle);
  const deskUrl = await desk?.listen({ host: HOST, port: await freePort() });
  return {
    state: { status: 'ready', url, ...(deskUrl !== undefined && { deskUrl }) } satisfies ShopState,
    stop: async () => {
      await Promise.all([stage.close(), desk?.close()]);
      await shop.stop();
    },
  };
}

/**
 * Serves the flows page. The shop behind "Pokaż w sklepie" starts in the background.
 *
 * @param reportsDir folder of the reports of tests and pictures
 * @throws if the configured port is taken or the page does not build
 */
export async function startFlows(
  { port, shopUrl, deskUrl, ...shopData }: FlowsSettings,
  reportsDir = inRepository('reports'),
): Promise<Flows> {
  // React's development build would write into the page's console.
  process.env['NODE_ENV'] = 'production';
  const bundle = await bundlePages();
  let shop: ShopState = { status: 'starting' };
  // Read once, when somebody looks: a snapshot takes a moment and memory.
  const counts = lazily(() => readLivedCounts(shopData));
  const app = await pageServer({ bundle, reportsDir, shop: () => shop, counts });
  const url = await listen(app, port);

  const opening = openStages({ shopUrl, deskUrl }, bundle).then(
    (stages) => {
      shop = stages.state;
      return stages;
    },
    (error: unknown) => {
      console.error(error);
      shop = {
        status: 'absent',
        reason: 'Sklep się nie uruchomił; powód jest w oknie, w którym działa npm run flows.',
      };
      return undefined;
    },
  );
  return {
    url,
    stop: async () => {
      const stages = await opening;
      await stages?.stop();
      await app.close();
    },
  };
}
