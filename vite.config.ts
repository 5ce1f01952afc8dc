import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { BuildEnvironmentOptions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { TestOrder } from './tools/test-order.ts';
import { buildTargets } from './tools/oldest-engines.ts';
import { pieces } from './tools/vite-plugins/chunks.ts';
import { leanPreload } from './tools/vite-plugins/lean-preload.ts';
import { contractDocuments } from './tools/vite-plugins/contract-documents.ts';
import { compileHint } from './tools/vite-plugins/compile-hint.ts';
import { lateStyles } from './tools/vite-plugins/late-styles.ts';
import { stripDescriptions, stripSamples } from './tools/vite-plugins/strip-machines.ts';
import { stripMessages } from './tools/vite-plugins/strip-messages.ts';
import { markPure } from './tools/vite-plugins/mark-pure.ts';
import { reactModules } from './tools/vite-plugins/react-modules.ts';
import { stripNames } from './tools/vite-plugins/strip-names.ts';
import { stripUnused } from './tools/vite-plugins/strip-unused.ts';
import { terserPass } from './tools/vite-plugins/terser-pass.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests in jsdom; all others run in Node. */
const domTests = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];

const REACT_ROUTER = here('./node_modules/react-router/dist/production/index.mjs');

/** Without the time that each plugin took, which the bundler tells where a build is slow. */
const checks = { pluginTimings: false };

/** The desk's own build: rendered in the browser from one HTML page, with the shop's public files beside it. */
const desk = (outDir: string): BuildEnvironmentOptions => ({
  outDir,
  emptyOutDir: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  target: buildTargets,
  rolldownOptions: { checks },
});

// Three builds of one tree: `vite build` makes the browser's files of the shop, `vite build --mode desk` those of the
// desk, `vite build --ssr` the server with the page renderer and the operator's commands inside. `root: 'src'`, since
// index.html must not lie at the repository's top.
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: here(process.env['VITEST'] ? '.' : mode === 'desk' ? './src/desk' : './src'),
  publicDir: here('./src/public'),
  // Short, path-based class names: the server's and the browser's build must agree on every one.
  plugins: [
    contractDocuments(),
    vanillaExtractPlugin({
      identifiers: 'short',
      // Tests need names of classes and no styles: each project's compiler would watch the whole tree.
      unstable_mode: process.env['VITEST'] ? 'transform' : 'emitCss',
    }),
    stripUnused(),
    reactModules(),
    react(),
    lateStyles(),
    leanPreload(),
    stripDescriptions(),
    stripSamples(),
    stripMessages(),
    stripNames(),
    markPure(),
    // Of the desk it would save 2 kB, for four fifths of that build's time.
    ...(mode === 'desk' ? [] : [terserPass()]),
    compileHint(),
  ],
  // Without the two variables that its minifier writes for a CSS function which nobody uses (Features.LightDark).
  css: { lightningcss: { exclude: 1 << 20 } },
  resolve: {
    alias: [
      // Radix locks the page's scroll with an injected <style>, which our CSP forbids.
      { find: 'react-style-singleton', replacement: here('./src/kit/style-singleton.ts') },
      // @xstate/react asks for what React itself has had since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^(use-sync-external-store)\/shim(\/with-selector)$/, replacement: '$1$2' },
      // The package offers bundlers nothing but its development build.
      ...(command === 'build' && !isSsrBuild ? [{ find: /^react-router$/, replacement: REACT_ROUTER }] : []),
    ],
  },
  build:
    mode === 'desk'
      ? desk(here('./dist/desk'))
      : {
          outDir: here(isSsrBuild ? './dist/server' : './dist/client'),
          emptyOutDir: true,
          manifest: !isSsrBuild,
          cssCodeSplit: false,
          // Browsers without modulepreload just fetch a little later.
          modulePreload: {
            polyfill: false,
            // Late code need not ask for what every page begins with (tools/vite-plugins/chunks.ts). Not so the machines and the
            // bundler's own piece: they would come one journey later than the rest.
            resolveDependencies: (_url, needed, { hostType }) =>
              hostType === 'js' ? needed.filter((file) => !/(entry-client|react)-/.test(file)) : needed,
          },
          assetsInlineLimit: 0,
          // For the browser, syntax and CSS newer than the oldest engines (package.json, browserslist) are rewritten.
          target: isSsrBuild ? 'node20' : buildTargets,
          copyPublicDir: !isSsrBuild,
          rolldownOptions: isSsrBuild
            ? { checks, input: { main: here('./server/main.ts'), commands: here('./tools/commands.ts') } }
            : {
                checks,
                input: here('./src/entry-client.tsx'),
                output: {
                  codeSplitting: {
                    includeDependenciesRecursively: false,
                    groups: [{ name: pieces(), debugName: 'pieces' }],
                  },
                },
              },
        },
  // Files share their process, since most of their time went into loading the same packages again; one environment a
  // project, since vitest ends a process whose environment changes.
  test: {
    // Most of what tests make is thrown away at once: room for it, and no threads that look for it, save an eighth.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
    // As many as cores: one more gained no time, and calls that wait for a stand-in ran into their own limits.
    maxWorkers: Math.min(availableParallelism(), 8),
    // A machine that gives half as much in an hour is no fault of the shop.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: TestOrder },
    // What tests read as files: with one of them changed, `--changed` means every test.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/server/migrations/*.sql',
      '**/openapi/**/*.yaml',
    ],
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['tests/**/*.test.ts'], exclude: domTests, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: domTests,
          environment: 'jsdom',
          isolate: false,
          setupFiles: [here('./tests/fresh-modules.ts'), here('./tests/setup.ts')],
        },
      },
    ],
  },
}));
