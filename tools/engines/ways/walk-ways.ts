import { setTimeout as pause } from 'node:timers/promises';
import { stageServer } from '../../flows/server/stage-server.ts';
import type { Model } from '../../model/model.ts';
import { EnginePage } from '../engine-page.ts';
import type { Engine } from '../engine.ts';
import { pageScript } from '../page-script.ts';
import type { WaysWalked } from './ways-page.ts';

/** Serves a page that shows the shop in a same-origin frame, with its API calls and long timers held. */
export async function frameShop(shopUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const entry = 'ways.js';
  const stage = stageServer(
    { url: shopUrl, kind: 'shop' },
    {
      files: new Map([[entry, await pageScript('tools/engines/ways/ways-page.ts')]]),
      entries: { page: entry, stage: entry },
      styles: [],
    },
  );
  const url = await stage.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => stage.close() };
}

/**
 * Walks all generated paths of a chapter in an engine, by a script inside the page.
 *
 * @param at the chapter's index
 * @param sampleSteps walks no more than so many steps of one path
 */
export async function walkWays(
  engine: Engine,
  url: string,
  { name }: Model,
  at: number,
  sampleSteps?: number,
): Promise<WaysWalked> {
  const page = new EnginePage(engine);
  await page.open(`${url}/__pokaz`);
  await page.until('window.walkWays');
  await page.run(
    'window.walkWays(...arguments)',
    name,
    at,
    ...(sampleSteps === undefined ? [] : [sampleSteps]),
  );
  for (;;) {
    const walked = await page.run<WaysWalked>('return window.waysWalked');
    if (walked.status !== 'walking') return walked;
    await pause(250);
  }
}
