import { parse, type Identifier, type MemberExpression, type Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { enginesWithout, platform, type Use } from './engine-support.ts';
import { oldestEngines } from '#tools/oldest-engines.ts';

/**
 * Methods by their bare name (`toSorted`), for receivers whose type a script does not tell. Those of a whole interface
 * that is too new are left out: its name, or the method that gives one, is refused already.
 */
const methods = new Map<string, string[]>();
for (const key of platform.keys()) {
  const [, owner = '', method] = /^(api\.\w+|javascript\.builtins(?:\.Intl)?\.\w+)\.(\w+)$/.exec(key) ?? [];
  if (method === undefined || method.endsWith('_static') || enginesWithout(owner, oldestEngines).length > 0)
    continue;
  methods.set(method, [...(methods.get(method) ?? []), key]);
}

const known = (...keys: string[]) => keys.filter((key) => platform.has(key));
const WINDOW = new Set(['window', 'self', 'globalThis']);
const globalKeys = (name: string) =>
  known(`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`);

/** `document.x` is a Document's, `AbortSignal.x` the interface's own; a call on anything else any method of that name. */
function memberKeys(receiver: string | undefined, member: string, isCalled: boolean): string[] {
  if (receiver !== undefined && WINDOW.has(receiver)) return globalKeys(member);
  const type = receiver && `${receiver[0]?.toUpperCase()}${receiver.slice(1)}`;
  const own = type
    ? known(`api.${type}.${member}_static`, `javascript.builtins.${type}.${member}`, `api.${type}.${member}`)
    : [];
  return own.length > 0 || !isCalled ? own : (methods.get(member) ?? []);
}

const isIdentifier = (node: Node): node is Identifier => node.type === 'Identifier';
const isMember = (node: Node): node is MemberExpression => node.type === 'MemberExpression';
const has = <K extends string>(node: Node | undefined, key: K, value: unknown) =>
  node !== undefined && key in node && (node as Node & Record<K, unknown>)[key] === value;

function memberName({ property, computed }: MemberExpression): string | undefined {
  if (isIdentifier(property)) return computed ? undefined : property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** The name of a global object, also when it is reached as `window.name`. */
function globalName(node: Node): string | undefined {
  if (isIdentifier(node)) return node.name;
  return isMember(node) && isIdentifier(node.object) && WINDOW.has(node.object.name)
    ? memberName(node)
    : undefined;
}

/** What of the platform one node of a script's tree uses. `typeof x`, `x?.y` and `x.y?.()` ask, and use nothing. */
function keysAt(node: Node, parent: Node | undefined): readonly string[] {
  if (isIdentifier(node)) return has(parent, 'operator', 'typeof') ? [] : globalKeys(node.name);
  if (!isMember(node)) return [];
  const member = memberName(node);
  const isCalled = has(parent, 'callee', node);
  const isAsked = isCalled && has(parent, 'optional', true);
  return member === undefined || isAsked ? [] : memberKeys(globalName(node.object), member, isCalled);
}

/** The one piece of ES2022's syntax that an engine of the promise gets wrong: Safari, in modules that share imports. */
const TOP_LEVEL_AWAIT = 'javascript.operators.await.top_level';
const isTopLevelAwait = ({ type }: Node, ancestors: readonly Node[]) =>
  type === 'AwaitExpression' && !ancestors.some((around) => /Function|PropertyDefinition/.test(around.type));

const SHEET = /^[^{};]+\{[^{}]*[\w-]+:[^{}]+\}/;

/** A script's uses of the platform, and the style sheets that travel inside it as text. */
export interface ScriptFeatures {
  uses: Use[];
  styles: string[];
}

/**
 * What a script asks of the web platform: globals, their members, and methods by name.
 * @throws SyntaxError where the script needs a newer edition of the language.
 */
export function scriptFeatures(
  code: string,
  edition: 5 | 2022,
  sourceType: 'script' | 'module',
): ScriptFeatures {
  const uses: Use[] = [];
  const styles: string[] = [];
  fullAncestor(parse(code, { ecmaVersion: edition, sourceType }), (node, _state, ancestors) => {
    const keys = isTopLevelAwait(node, ancestors) ? [TOP_LEVEL_AWAIT] : keysAt(node, ancestors.at(-2));
    if (keys.length > 0) uses.push({ keys, start: node.start });
    const text = 'cooked' in node ? node.cooked : 'value' in node ? node.value : undefined;
    const sheet = typeof text === 'object' && text !== null && 'cooked' in text ? text.cooked : text;
    if (typeof sheet === 'string' && SHEET.test(sheet)) styles.push(sheet);
  });
  return { uses, styles };
}
