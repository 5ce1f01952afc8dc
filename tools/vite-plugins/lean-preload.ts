import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Stands in for Vite's helper: an import's files are asked for at once, each one once. Firefox never asks again for a
 * module that did not come, nor for one whose modulepreload did not: there the files are fetched whole, into the
 * browser's cache, before they are imported. (WebKit would fetch them twice; what it remembers of modulepreload,
 * `src/islands/import-with-retry.ts` makes it forget.)
 */
const CODE = `const asked = new Map();
const preload = (file) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/' + file;
  document.head.append(link);
};
const fetchWhole = async (file) => {
  try {
    const response = await fetch('/' + file);
    if (!/javascript/.test(response.ok && response.headers.get('content-type'))) throw new TypeError(file);
    await response.text();
  } catch (failure) {
    asked.delete(file);
    throw failure;
  }
};
export const __vitePreload = (load, files = []) => {
  const isFirefox = 'mozInnerScreenX' in window;
  for (const file of files)
    if (!asked.has(file)) asked.set(file, isFirefox ? fetchWhole(file) : preload(file));
  return isFirefox ? Promise.all(files.map((file) => asked.get(file))).then(load) : load();
};`;

/**
 * Vite plugin that replaces the code with which Vite preloads what a dynamic import needs. Vite's also waits for style
 * sheets, which this build has none of, and goes through all links of the page, on a slow phone a part of every press.
 * 0.6 kB gzip less of every page.
 */
export const leanPreload = (): Plugin => ({
  name: 'lean-preload',
  apply: (_config, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && mode !== 'desk',
  enforce: 'pre',
  load: (id) => (id === HELPER ? CODE : undefined),
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    if (!chunks.some(({ moduleIds }) => moduleIds.includes(HELPER)))
      throw new Error('lean-preload: Vite has another helper');
    if (chunks.some(({ code }) => /__vite__mapDeps=[^;]*\.css"/.test(code)))
      throw new Error('lean-preload: an import needs a style sheet');
  },
});
