import { expect, test as base } from '@playwright/test';
import { EnginePage } from '../../../tools/engines/engine-page.ts';
import type { Engine, EngineName } from '../../../tools/engines/engine.ts';
import { startEngine } from '../../../tools/engines/start-engine.ts';
import { findEngine } from '../../../tools/setup/engines.mjs';

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** One browser for all tests of an engine; undefined where this machine has none. */
  engine: Engine | undefined;
}

/** Playwright's `test` with a page in one of three engines instead of Playwright's own. */
export const test = base.extend<{ visitor: EnginePage }, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const program = await findEngine(engineName);
      const engine = program && (await startEngine(program));
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, engineName }, use) => {
    test.skip(!engine, `${engineName} is missing`);
    if (!engine) return;
    const page = new EnginePage(engine);
    await page.resize(390, 844);
    await engine.faults();
    await use(page);
    expect(await engine.faults(), 'errors in the page and its console').toEqual([]);
  },
});

export { expect };
