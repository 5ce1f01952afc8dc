import type { Plugin } from 'vite';

/** Chunks (./chunks.ts) most of whose functions run before or at a visitor's first press. */
const RUN_AT_ONCE = ['react', 'entry-client', 'machines', 'order'];

/** Writes the hint into the chunks that run at once; throws if one is missing. Exported for its test. */
export function hintChunks(chunks: readonly { name: string; code: string }[]): void {
  for (const name of RUN_AT_ONCE) {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) throw new Error(`compile-hint: the build has no chunk ${name}`);
    chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
  }
}

/**
 * Vite plugin that has Chromium compile every function of these chunks while they come, on another thread, and not
 * within the press that first calls it: 6 of a tap's 50 ms on a slow phone. For other engines it is a comment. It must be
 * a file's first line, so it is written after Vite has put its list of files there.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: (_config, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && mode !== 'desk',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      hintChunks(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : [])));
    },
  },
});
