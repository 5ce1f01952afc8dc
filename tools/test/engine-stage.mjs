// @ts-check
import { engineNames, ensureEngine } from '../setup/engines.mjs';
import { runPlaywright } from './program-stages.mjs';

/**
 * The journeys of `tests/engines` in WebKit, Firefox and Chromium; `npm run prove` tries the drivers of the engines, too.
 * An engine that this machine lacks and cannot get is named. A journey gets a second try in a new browser, since
 * WebKitGTK's and Firefox's drivers lose a session now and then; what passed only then is named, too.
 *
 * @param {Record<string, string>} [env] @param {string} [name] @param {number} [minutes] after which they are ended
 * @returns {import('./run-stages.mjs').Stage}
 */
export const enginesStage = (env, name = 'engines', minutes = 20) => ({
  name,
  async run() {
    const ensured = [];
    for (const engine of engineNames) ensured.push(await ensureEngine(engine));
    const missing = ensured.flatMap((engine) => ('missing' in engine ? [engine] : []));
    const { counts, flaky, ...result } = await runPlaywright('tests/engines', ['--retries=1'], env, minutes);
    // An engine that was installed and is not found would be passed over for ever.
    const faults = missing.filter(({ isFault }) => isFault).length;
    return {
      ...result,
      counts: {
        ...counts,
        passed: counts.passed + flaky.length,
        failed: counts.failed - flaky.length + faults,
      },
      summary: [
        ...missing.map((engine) => engine.missing),
        ...flaky.map((title) => `at the second try only: ${title}`),
      ].join('\n'),
    };
  },
});
