import type { Plugin } from 'vite';
import { withoutParts, type Node } from './syntax-tree.ts';

/** Removes the text of each `Error('…')`, also of a template; exported for its test. */
export const withoutMessages = (code: string): string =>
  withoutParts(code, ({ type, ...node }) => {
    if (type !== 'NewExpression' && type !== 'CallExpression') return [];
    const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
    const [text] = given;
    return text && given.length === 1 && callee['name'] === 'Error' && text.type.endsWith('Literal')
      ? [text]
      : [];
  });

/**
 * Vite plugin that removes the packages' developer messages from the client build, as React does itself: an order
 * page gets 1 kB gzip smaller. Development and tests keep them.
 */
export const stripMessages = (): Plugin => ({
  name: 'strip-error-messages',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    return /\/node_modules\/(?:xstate|openapi-fetch|react-router)\/[^?]*\.m?js$/.test(id)
      ? { code: withoutMessages(code), map: null }
      : undefined;
  },
});
