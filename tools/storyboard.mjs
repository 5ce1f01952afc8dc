// @ts-check
// npm run storyboard: walks every flow to each of its states in a real browser and photographs the screen, on a phone
// and on a desktop: reports/model/storyboard/<machine>/<state>.<phone|desktop>.jpg
import { rmSync } from 'node:fs';
import { requireNode } from './setup/node-version.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { installedProgram, runProgram } from './setup/program.mjs';
import { inRepository } from './setup/repository.mjs';

requireNode();
await ensureInstall();
const chromium = await ensureChromium();
if ('problem' in chromium) {
  console.error(chromium.problem);
  process.exit(1);
}
rmSync(inRepository('reports/model/storyboard'), { recursive: true, force: true });
const playwright = installedProgram('@playwright/test/cli.js');
const { code } = await runProgram(
  process.execPath,
  [playwright, 'test', '-c', inRepository('tests/model/browser/storyboard.config.ts')],
  { show: true, env: { CHROMIUM_PATH: chromium.path } },
);
process.exitCode = code;
