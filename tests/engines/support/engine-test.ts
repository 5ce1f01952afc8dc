import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { EnginePage } from '../../../tools/engines/engine-page.ts';
import type { Engine, EngineName } from '../../../tools/engines/engine.ts';
import { startEngine } from '../../../tools/engines/start-engine.ts';
import { findEngine } from '../../../tools/setup/engines.mjs';
import { ANSWER_PATH, SHOP_ADDRESS } from './shared-shop.ts';

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** One browser for all tests of an engine; undefined where this machine has none. */
  engine: Engine | undefined;
}

interface TestFixtures {
  /** The address of one shop for all tests, and of an answer's page in it. */
  shops: { straight: string; answer: string };
  /** A page of 390 × 844. */
  visitor: EnginePage;
}

/** Playwright's `test` with a page in one of three engines instead of Playwright's own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  shops: async ({ engineName }, use) => {
    const straight = process.env[SHOP_ADDRESS];
    if (straight === undefined) throw new Error(`No shop was started for ${engineName}`);
    await use({ straight, answer: `${straight}${process.env[ANSWER_PATH]}` });
  },
  visitor: async ({ engine, engineName }, use, testInfo) => {
    testInfo.skip(!engine, `${engineName} is missing`);
    if (!engine) return;
    const page = new EnginePage(engine);
    await page.resize(390, 844);
    // What the page before is still waiting for is given up now, and told now.
    await page.open('about:blank');
    await engine.faults();
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.png'), await engine.picture());
    }
  },
});

export { expect };
