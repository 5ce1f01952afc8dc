import type { Plugin } from 'vite';

const CALL = /^[ \t]*__name\([\w$]+, "[^"\n]*"\);\n/gm;
const STATIC_BLOCK = /^[ \t]*static \{\n[ \t]*__name\(this, "[^"\n]*"\);\n[ \t]*\}\n/gm;

/** Takes the statements that only name functions for a debugger out of a module; exported for its test. */
export const withoutNames = (code: string): string => code.replace(STATIC_BLOCK, '').replace(CALL, '');

/**
 * Radix ships every function with a call that names it, and these calls keep alive what nothing uses: leaving them out
 * of the browser's build spares an order page about 3 kB gzip.
 */
export const stripNames = (): Plugin => ({
  name: 'strip-function-names',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    return /\/node_modules\/@radix-ui\/[^?]*\.mjs$/.test(id)
      ? { code: withoutNames(code), map: null }
      : undefined;
  },
});
