// @ts-check
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from '../setup/build.mjs';
import { engineNames, ensureEngine } from '../setup/engines.mjs';
import { installedProgram, runProgram } from '../setup/program.mjs';
import { inRepository } from '../setup/repository.mjs';
import { countOne } from './counts.mjs';
import { runOnOtherNodes } from './other-nodes.mjs';
import { runInChromium, runNode, runPlaywright, runVitest } from './programs.mjs';

/** @typedef {import('./run-stages.mjs').Stage} Stage */

// Read by tools/proof.ts.
const whole = { PROOF: 'whole' };

/**
 * A stage that is one installed program, takes one core and only reads the sources.
 *
 * @param {string} name @param {string} program path inside node_modules @param {string[]} args @returns {Stage}
 */
const reading = (name, program, args) => ({
  name,
  isLight: true,
  run: () => runNode([installedProgram(program), ...args]),
});

/** @type {Stage} The native compiler: the house's checks use the older one's interface for programs. */
const types = reading('types', 'typescript-native/bin/tsc', ['--noEmit', '--singleThreaded']);
const lint = reading('lint', 'oxlint/bin/oxlint', ['--deny-warnings', '--format=unix']);
const format = reading('format', 'oxfmt/bin/oxfmt', ['--list-different']);

/** @type {Stage} The browser's and the server's build. */
const buildStage = {
  name: 'build',
  isLight: true,
  async run() {
    const { code, output } = await build({ show: false });
    return { counts: countOne(code), output };
  },
};

/** @type {Stage} Unused files, exports and dependencies; then those that only tests use. */
const deadCode = {
  name: 'dead-code',
  isLight: true,
  async run() {
    const all = await runNode([installedProgram('knip/bin/knip.js')]);
    return all.counts.failed > 0 ? all : runNode([installedProgram('knip/bin/knip.js'), '--production']);
  },
};

/** @type {Stage} The committed types of the contracts are those that openapi/*.yaml generate today. */
const contract = {
  name: 'contract',
  isLight: true,
  run: () => runNode([inRepository('tools/run.mjs'), inRepository('tools/contract.ts'), '--check']),
};

/** @param {string[]} tiers folders of reports/model/walks: records of earlier walks of the models count no more */
const deleteWalks = (...tiers) => {
  for (const tier of tiers)
    rmSync(inRepository(`reports/model/walks/${tier}`), { recursive: true, force: true });
};

/**
 * @typedef {object} Run
 * @property {string} [name]
 * @property {Record<string, string>} [env]
 * @property {number} [minutes] after which it is ended
 * @property {string[]} [args] for the program that runs the tests
 * @property {boolean | undefined} [isShown] tells of each test as it ends
 */

/** @param {Run} [run] @returns {Stage} */
const unit = ({ env, args = [] } = {}) => ({
  name: 'unit',
  run() {
    deleteWalks('jsdom', 'server');
    return runVitest(args, env);
  },
});

/** @param {Run} [run] @returns {Stage} */
const browser = ({ name = 'browser', args = [], ...how } = {}) => ({
  name,
  async run() {
    if (['browser', 'walks'].includes(name)) deleteWalks('browser');
    // One lost moment of a busy machine is no fault of the shop: a test gets two more tries, and is named.
    return forgiveFlaky(await runInChromium(['--retries=2', ...args], how));
  },
});

/** @type {(name: string, minutes: number, ...folders: string[]) => Stage} Whole folders of the browser's tests. */
const browserWhole = (name, minutes, ...args) => browser({ name, minutes, args, env: whole, isShown: true });

/**
 * Counts what passed when tried again as passed, and names it.
 *
 * @param {import('./run-stages.mjs').StageResult & { flaky?: string[] }} result
 * @returns {import('./run-stages.mjs').StageResult}
 */
function forgiveFlaky({ counts, output, flaky = [] }) {
  return {
    counts: { ...counts, passed: counts.passed + flaky.length, failed: counts.failed - flaky.length },
    output,
    summary: flaky.map((title) => `only when tried again: ${title}`).join('\n'),
  };
}

/**
 * The journeys of `tests/engines` in WebKit and Firefox; `npm run prove` walks them in Chromium, whose flows the stage
 * `browser` walks already, and tries the drivers of the engines, too. Chromium takes the place of one that is missing.
 * An engine that this machine lacks and cannot get is named. A journey gets a second try in a new browser, since
 * WebKitGTK's and Firefox's drivers lose a session now and then; what passed only then is named, too.
 *
 * @param {Run} [run] @returns {Stage}
 */
const engines = ({ env = {}, name = 'engines', minutes = 30, args: more = [], isShown } = {}) => ({
  name,
  async run() {
    const ensured = [];
    for (const engine of engineNames) ensured.push(await ensureEngine(engine));
    const missing = ensured.flatMap((engine) => ('missing' in engine ? [engine] : []));
    const walked = engineNames.filter(
      (engine) => env['PROOF'] !== undefined || missing.length > 0 || engine !== 'chromium',
    );
    const args = ['--retries=1', ...walked.map((engine) => `--project=${engine}`), ...more];
    const { counts, flaky, output } = await runPlaywright('tests/engines', args, { env, minutes, isShown });
    // An engine that was installed and is not found would be passed over for ever.
    const faults = missing.filter(({ isFault }) => isFault).length;
    return {
      counts: {
        ...counts,
        passed: counts.passed + flaky.length,
        failed: counts.failed - flaky.length + faults,
      },
      output,
      summary: [
        ...missing.map((engine) => engine.missing),
        ...flaky.map((title) => `at the second try only: ${title}`),
      ].join('\n'),
    };
  },
});

/** @param {Record<string, string>} [env] @returns {Stage} How much of each machine the stages before have walked. */
const models = (env) => ({
  name: 'models',
  run: () => runNode([inRepository('tools/run.mjs'), inRepository('tools/coverage.ts')], env),
});

/** @type {Stage} The first steps of each flow, walked by a script inside the page, which presses faster than a driver. */
const ways = {
  name: 'ways',
  run: () => runNode([inRepository('tools/run.mjs'), inRepository('tools/ways.ts'), '--sample']),
};

/** @type {Stage} The unit tests that import, however far away, a file that differs from the last commit. */
const changedTests = { name: 'changed', run: () => runVitest(['--changed', '--passWithNoTests']) };

/** What takes one core, the longest first. */
const light = [types, buildStage, lint, format, deadCode, contract];

/** What `npm test -- --all` runs. */
export const stages = [
  ...light,
  unit(),
  // A browser waits for pages and servers: alone it leaves a good part of two cores idle.
  { ...browser(), isBeside: true },
  { ...engines(), isBeside: true },
  { ...ways, isBeside: true },
  models(),
];

/** How many parts the tests are cut into; a commit's `npm test` takes one. */
export const PARTS = 8;

/** @param {string} commit hash @returns {number} its part, from 1 on */
export const partOf = (commit) => (Number.parseInt(commit.slice(0, 8), 16) % PARTS) + 1;

/**
 * What `npm test` runs: one part of the test files, all rules of the house, and all unit tests that import, however far
 * away, a file that differs from the last commit. How much of the machines was walked can be told of a whole run only.
 *
 * @param {number} part from 1 on @param {boolean} isChanged whether a file differs from the last commit
 * @returns {Stage[]}
 */
export function stagesOfPart(part, isChanged) {
  const args = [`--shard=${part}/${PARTS}`];
  // Playwright cuts between files, so a part may have none of them. All journeys of the engines are one file, which is cut
  // between its tests; their drivers take one after the other.
  const files = [...args, '--pass-with-no-tests'];
  const journeys = [...files, '--fully-parallel', '--workers=1'];
  return [
    ...light,
    ...(isChanged ? [changedTests] : []),
    unit({ args }),
    { ...browser({ args: files }), isBeside: true },
    { ...engines({ args: journeys }), isBeside: true },
  ];
}

/** @returns {string[]} tests that read the sources by themselves: no import tells that a change can touch them */
const houseRules = () =>
  readdirSync(inRepository('tests/house'))
    .map((name) => `tests/house/${name}`)
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) =>
      /checks\/source-tree\.ts|from 'node:fs'/.test(readFileSync(inRepository(path), 'utf8')),
    );

/**
 * What `npm test -- --changed` runs: types, lint, the rules of the house, and the unit tests that import, however far
 * away, a file that differs from the last commit. No browser.
 *
 * @type {Stage[]}
 */
export const changedStages = [
  types,
  lint,
  format,
  { name: 'rules', run: () => runVitest(houseRules()) },
  { ...changedTests, name: 'unit' },
];

/**
 * A stage that is a command of this repository, its output shown as it comes.
 *
 * @param {string} name @param {string[]} command path of the program, inside the repository, and its arguments
 * @param {number} minutes after which it is ended @returns {Stage}
 */
const command = (name, [tool = '', ...args], minutes) => ({
  name,
  takesWords: true,
  async run(words = []) {
    console.log();
    const how = { show: true, minutes };
    const { code } = await runProgram(process.execPath, [inRepository(tool), ...args, ...words], how);
    return { counts: countOne(code), output: '' };
  },
});

/** @type {Stage[]} What `npm run prove` runs: every way through the machines, every fault, every picture. */
export const proofs = [
  buildStage,
  unit({ env: whole }),
  { name: 'node', takesWords: true, run: (words = []) => runOnOtherNodes(words) },
  browserWhole('journeys', 60, 'tools/', 'e2e/'),
  browserWhole('walks', 60, 'model/'),
  browserWhole('spoken', 20, 'spoken/'),
  // Pages held back, on which a press that comes too early is lost first (tests/e2e/support/hold-back.ts). What a screen
  // reader says is compared moment by moment, so not there.
  {
    name: 'late',
    run: () => runInChromium(['e2e/', 'model/'], { env: { LATE: 'whole' }, minutes: 40, isShown: true }),
  },
  engines({ env: whole, isShown: true }),
  // Every fault of a line at every step of a purchase (tests/engines/lines.spec.ts).
  engines({ env: { ...whole, LINES: 'whole' }, name: 'lines', minutes: 75, isShown: true }),
  models(whole),
  command('webkit-ways', ['tools/run.mjs', 'tools/ways.ts'], 45),
  command('mutants', ['tools/run.mjs', 'tools/mutants.ts'], 60),
  command('conditions', ['tools/run.mjs', 'tools/conditions.ts'], 100),
  command('faults', ['tools/faults.mjs'], 60),
  command('pictures', ['tools/pictures.mjs'], 60),
];
