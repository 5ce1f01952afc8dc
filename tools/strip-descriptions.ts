import { parseAst, type Plugin } from 'vite';

/** A node of a parsed source. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Whether a value of a parsed source is a node of it. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Source ranges of all `description: '…'` properties in a module. */
function descriptionsIn(node: Node, found: Node[] = []): Node[] {
  if (node.type === 'Property') {
    const { key, value } = node as unknown as { key: Node; value: Node };
    if (key['name'] === 'description' && value.type === 'Literal') found.push(node);
  }
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) descriptionsIn(one, found);
  }
  return found;
}

/** Removes descriptions from a machine's compiled source; exported for its test. */
export function withoutDescriptions(code: string): string {
  return descriptionsIn(parseAst(code) as unknown as Node)
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code);
}

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
