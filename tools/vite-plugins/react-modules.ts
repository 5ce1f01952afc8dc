import { createRequire } from 'node:module';
import { parseAst, type Plugin } from 'vite';
import { isNode, type Node, type Range } from './syntax-tree.ts';

const { resolve: pathOf } = createRequire(import.meta.url);

/** A file in a package's folder, which its `exports` do not offer. */
const inPackage = (name: string, file: string) =>
  pathOf(`${name}/package.json`).replace('package.json', `cjs/${file}.js`);

/** React's production files by what imports them; exported for their test. */
export const REACT_FILES: ReadonlyMap<string, string> = new Map([
  ['react', inPackage('react', 'react.production')],
  ['react/jsx-runtime', inPackage('react', 'react-jsx-runtime.production')],
  ['react-dom', inPackage('react-dom', 'react-dom.production')],
  ['react-dom/client', inPackage('react-dom', 'react-dom-client.production')],
  ['scheduler', inPackage('scheduler', 'scheduler.production')],
  [
    'use-sync-external-store/with-selector',
    inPackage('use-sync-external-store', 'use-sync-external-store-with-selector.production'),
  ],
]);

/** The name that an `exports.name` is given in the module. */
const local = (name: string) => `export_${name}`;

/** The name behind `exports.`, if a node is that. */
function exportedName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  const { object, property } = node as unknown as { object: Node; property: Node };
  return object['name'] === 'exports' ? String(property['name']) : undefined;
}

/** The variable and the package of a `variable = require('package')`, if a node declares one. */
function requirementOf(node: Node): { variable: string; name: string } | undefined {
  if (node.type !== 'VariableDeclarator') return undefined;
  const { id, init } = node as unknown as { id: Node; init: Node | null };
  if (init?.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = init as unknown as { callee: Node; arguments: Node[] };
  if (callee['name'] !== 'require') return undefined;
  return { variable: String(id['name']), name: String(given[0]?.['value']) };
}

interface Place extends Range {
  name: string;
}

/** Each `exports.name` and each `variable = require('name')` in a source. */
function placesIn(node: Node, found: { exported: Place[]; required: (Place & { variable: string })[] }) {
  const { start, end } = node;
  const [exported, required] = [exportedName(node), requirementOf(node)];
  if (exported !== undefined) found.exported.push({ start, end, name: exported });
  if (required !== undefined) found.required.push({ start, end, ...required });
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) placesIn(one, found);
  }
  return found;
}

/**
 * Rewrites a CommonJS module, whose exports are assigned by name, as an ES module; exported for its test.
 *
 * @throws when something of CommonJS is left
 */
export function asModule(code: string): string {
  const { exported, required } = placesIn(parseAst(code) as unknown as Node, { exported: [], required: [] });
  const edits = [
    ...exported.map((place) => ({ ...place, text: local(place.name) })),
    // The import has the variable's name, so that the bundler sees what is used of it.
    ...required.map((place) => ({ ...place, text: `imported_${place.variable} = true` })),
  ].sort((a, b) => b.start - a.start);
  const body = edits.reduce(
    (text, { start, end, text: to }) => text.slice(0, start) + to + text.slice(end),
    code,
  );
  if (/\b(?:exports|require)\b(?!_)/.test(body.replaceAll(/"[^"\n]*"|\/\*[\s\S]*?\*\//g, '')))
    throw new Error('react-modules: something of CommonJS is left');
  const names = [...new Set(exported.map(({ name }) => name))];
  // An export that is assigned at the top level is a variable whose value nobody may need.
  const declared = names.reduce(
    (text, name) => text.replace(new RegExp(`^(?=${local(name)}\\s*=)`, 'm'), 'var '),
    body,
  );
  return [
    ...required.map(({ variable, name }) => `import * as ${variable} from '${name}';`),
    declared,
    `export { ${names.map((name) => `${local(name)} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/** Packages that look React's newer parts up by a computed name, which keeps all of React in the build. */
const LOOKS_UP = /\/node_modules\/(?:@radix-ui\/|react-router\/)[^?]*\.mjs$/;

/** Writes `React[" useId ".trim().toString()]` and `React[USE_ID]` as `React.useId`; exported for its test. */
export const withPlainNames = (code: string): string =>
  code
    .replaceAll(/\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2')
    .replaceAll(/\b(React\d*)\[([A-Z_]+)\]/g, (lookup, react: string, constant: string) => {
      const [, name] = new RegExp(`\\b${constant} = "(\\w+)"`).exec(code) ?? [];
      return name === undefined ? lookup : `${react}.${name}`;
    });

/**
 * Vite plugin that turns React from CommonJS into ES modules. A bundler wraps CommonJS in a function, so a browser
 * parses all of its source twice and evaluates it together with its importer: a task of a quarter of a second on a
 * slow phone. Unused exports are dropped, too.
 */
export const reactModules = (): Plugin => ({
  name: 'react-as-es-modules',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId(name) {
    return REACT_FILES.get(name);
  },
  transform(code, id) {
    if (LOOKS_UP.test(id)) return { code: withPlainNames(code), map: null };
    if (![...REACT_FILES.values()].includes(id)) return undefined;
    // Scheduler has these in its builds for tests alone: the bundler would warn of them at each build.
    const known = code.replaceAll(/= Scheduler\.(?:log|unstable_setDisableYieldValue)\b/g, '= void 0');
    // Some packages import the default, which in CommonJS is all of it.
    return { code: `${asModule(known)}\nexport * as default from ${JSON.stringify(id)};`, map: null };
  },
});
