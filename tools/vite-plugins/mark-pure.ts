import { parseAst, type Plugin } from 'vite';
import { isNode, type Node, type Range } from './syntax-tree.ts';

const PURE = '/* @__PURE__ */ ';

/** A part of a source that another text takes the place of. */
interface Edit extends Range {
  text: string;
}

/** What follows a declaration and belongs to it: `Name.displayName = "Name";`, `Name.contextType = Context;`. */
const ADDITION = /^([\w$]+)\.(\w+) = ([\w$]+|"[^"]*");?$/;

/** Edits that put everything a variable's value is made by into one call that is marked as free of side effects. */
function* editsOf(body: Node[], code: string): Generator<Edit> {
  const additions = body.flatMap(({ type, start, end }) => {
    const [whole, name, key, value] = ADDITION.exec(code.slice(start, end)) ?? [];
    return whole === undefined || type !== 'ExpressionStatement' ? [] : [{ start, end, name, key, value }];
  });
  // A name is for debuggers alone.
  for (const { start, end, key } of additions) if (key === 'displayName') yield { start, end, text: '' };
  for (const { type, declarations } of body) {
    if (type !== 'VariableDeclaration') continue;
    for (const { id, init } of declarations as { id: Node; init: unknown }[]) {
      if (!isNode(init)) continue;
      const own = additions.filter(({ name, key }) => name === id['name'] && key !== 'displayName');
      const { start, end } = init;
      if (init.type === 'ClassExpression' && init['superClass']) {
        for (const addition of own) yield { start: addition.start, end: addition.end, text: '' };
        const sets = own.map(({ key, value }) => `made.${key} = ${value};`).join(' ');
        yield { start, end: start, text: `${PURE}(() => { const made = ` };
        yield { start: end, end, text: `; ${sets} return made; })()` };
      } else if (init.type === 'CallExpression' || init.type === 'NewExpression') {
        if (own.length > 0) throw new Error(`mark-pure: ${String(id['name'])} is added to after its call`);
        yield { start, end: start, text: PURE };
      }
    }
  }
}

/**
 * Marks the initialisers of a module's top-level variables as free of side effects, so that the bundler drops unused
 * ones; removes debug names. Exported for its test.
 */
export function withPureTopLevel(code: string): string {
  const { body } = parseAst(code) as unknown as { body: Node[] };
  return [...editsOf(body, code)]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * Vite plugin that lets the bundler drop what nobody uses of React Router: one module whose components (`Form`,
 * `NavLink`, `Scripts`, error boundaries …) are made by calls that, for all it knows, might do anything. Every page
 * gets 8 kB gzip smaller.
 */
export const markPure = (): Plugin => ({
  name: 'mark-pure-top-level',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    return /\/node_modules\/react-router\/[^?]*\.mjs$/.test(id)
      ? { code: withPureTopLevel(code), map: null }
      : undefined;
  },
});
