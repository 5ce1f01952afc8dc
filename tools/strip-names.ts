import type { Plugin } from 'vite';

const CALL = /^[ \t]*__name\([\w$]+, "[^"\n]*"\);\n/gm;
const STATIC_BLOCK = /^[ \t]*static \{\n[ \t]*__name\(this, "[^"\n]*"\);\n[ \t]*\}\n/gm;

/** Removes statements that only set function names for debuggers; exported for its test. */
export const withoutNames = (code: string): string => code.replace(STATIC_BLOCK, '').replace(CALL, '');

/**
 * Vite plugin that removes Radix's function-naming calls from the client build. They prevent tree shaking; an order
 * page gets about 3 kB gzip smaller.
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
