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

/** Removes a machine's sample input from its compiled source; exported for its test. */
export const withoutSample = (code: string): string =>
  withoutParts(code, ({ type, ...node }) => {
    if (type !== 'AssignmentPattern') return [];
    const { left, right } = node as unknown as { left: Node; right: Node };
    return right['name'] === 'SAMPLE' ? [{ start: left.end, end: right.end }] : [];
  });

const isMachine = (id: string) => /\/machines\/[\w-]+\.machine\.ts$/.test(id);

/**
 * Vite plugin that removes the machines' sample inputs from every build: with them a page that opens a machine's file
 * alone can start it.
 */
export const stripSamples = (): Plugin => ({
  name: 'strip-machine-samples',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => (isMachine(id) ? { code: withoutSample(code), map: null } : undefined),
});

/**
 * Vite plugin that removes the machines' Polish descriptions from the client build. Only the diagrams use them
 * (about 2 kB gzip of an order page).
 */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-machine-descriptions',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  transform(code, id) {
    return isMachine(id) ? { code: withoutDescriptions(code), map: null } : undefined;
  },
});
