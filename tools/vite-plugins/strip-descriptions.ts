import type { Plugin } from 'vite';
import { withoutParts, type Node } from './syntax-tree.ts';

/** Removes descriptions from a machine's compiled source; exported for its test. */
export const withoutDescriptions = (code: string): string =>
  withoutParts(code, ({ type, start, end, ...node }) => {
    if (type !== 'Property') return [];
    const { key, value } = node as unknown as { key: Node; value: Node };
    const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
    return key['name'] === 'description' && value.type === 'Literal'
      ? [{ start, end: end + comma.length }]
      : [];
  });

/**
 * Vite plugin that removes the machines' Polish descriptions from the client build, since only the diagrams use them
 * (about 2 kB gzip of an order page).
 */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-machine-descriptions',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  transform(code, id) {
    return /\/machines\/[\w-]+\.machine\.ts$/.test(id)
      ? { code: withoutDescriptions(code), map: null }
      : undefined;
  },
});
