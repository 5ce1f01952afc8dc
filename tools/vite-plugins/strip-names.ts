import type { Plugin } from 'vite';
import { withoutParts, type Node } from './syntax-tree.ts';

/** Leaves of each call that only sets a function's name, for debuggers, the function; exported for its test. */
export const withoutNames = (code: string): string =>
  withoutParts(code, ({ type, start, end, ...node }) => {
    if (type !== 'CallExpression') return [];
    const { callee, arguments: passed } = node as unknown as { callee: Node; arguments: Node[] };
    const [named] = passed;
    return callee['name'] === '__name' && named
      ? [
          { start, end: named.start },
          { start: named.end, end },
        ]
      : [];
  });

/**
 * Vite plugin that removes Radix's function-naming calls from the client build. They prevent tree shaking; an order
 * page gets more than 3 kB gzip smaller.
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
