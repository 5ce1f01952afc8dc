import { parse, type Identifier, type MemberExpression, type Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { platform } from './engine-support.ts';

/** One use of the web platform: the data's keys that it may mean, and where in the text it stands. */
export interface Use {
  name: string;
  keys: readonly string[];
  start: number;
}

/** Keys of members by their bare name (`toSorted`), for receivers whose type a script does not tell. */
const keysOfMember = new Map<string, string[]>();
for (const key of platform.keys()) {
  const member = /^(?:api\.\w+|javascript\.builtins(?:\.Intl)?\.\w+)\.(\w+)$/.exec(key)?.[1];
  if (member === undefined || /_(static|event|\w+_parameter|\w+_support)$/.test(member)) continue;
  keysOfMember.set(member, [...(keysOfMember.get(member) ?? []), key]);
}

const known = (...keys: string[]) => keys.filter((key) => platform.has(key));

const WINDOW = new Set(['window', 'self', 'globalThis']);

const globalKeys = (name: string) =>
  known(`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`);

/** `document.…` is a Document's, `AbortSignal.…` the interface's own; anything else any member of that name. */
function memberKeys(receiver: string | undefined, member: string, isCalled: boolean): string[] {
  if (receiver !== undefined && WINDOW.has(receiver)) return globalKeys(member);
  const type = receiver && receiver[0]?.toUpperCase() + receiver.slice(1);
  const own = type
    ? known(`api.${type}.${member}_static`, `javascript.builtins.${type}.${member}`, `api.${type}.${member}`)
    : [];
  return own.length > 0 || !isCalled ? own : (keysOfMember.get(member) ?? []);
}

const isIdentifier = (node: Node | undefined | null): node is Identifier => node?.type === 'Identifier';
const isMember = (node: Node | undefined): node is MemberExpression => node?.type === 'MemberExpression';

function memberName({ property, computed }: MemberExpression): string | undefined {
  if (isIdentifier(property)) return computed ? undefined : property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** The name of a global object, also when reached as `window.name`. */
function globalName(node: Node): string | undefined {
  if (isIdentifier(node)) return node.name;
  if (isMember(node) && isIdentifier(node.object) && WINDOW.has(node.object.name)) return memberName(node);
  return undefined;
}

export interface ScriptFeatures {
  uses: Use[];
  /** Texts inside the script that are style sheets. */
  styles: string[];
}

/**
 * What a script asks of the web platform. `typeof x`, `x?.y` and `x.y?.()` are questions, not uses.
 * @throws SyntaxError where the script needs a newer edition of the language.
 */
export function scriptFeatures(
  code: string,
  edition: 5 | 2022,
  sourceType: 'script' | 'module',
): ScriptFeatures {
  const uses: Use[] = [];
  const styles: string[] = [];
  const add = (name: string, keys: readonly string[], { start }: Node) => {
    if (keys.length > 0) uses.push({ name, keys, start });
  };
  fullAncestor(parse(code, { ecmaVersion: edition, sourceType }), (node, _state, ancestors) => {
    const parent = ancestors.at(-2);
    if (isMember(node)) {
      const member = memberName(node);
      const isCalled = parent?.type === 'CallExpression' && 'callee' in parent && parent.callee === node;
      const asked = isCalled && 'optional' in parent && parent.optional === true;
      if (member !== undefined && !asked)
        add(member, memberKeys(globalName(node.object), member, isCalled), node);
    } else if (isIdentifier(node)) {
      const asked =
        parent?.type === 'UnaryExpression' && 'operator' in parent && parent.operator === 'typeof';
      if (!asked) add(node.name, globalKeys(node.name), node);
    } else if (node.type === 'Literal' && 'value' in node && isSheet(node.value)) styles.push(node.value);
    else if (node.type === 'TemplateElement' && 'value' in node) {
      const { cooked } = node.value as { cooked?: string };
      if (isSheet(cooked)) styles.push(cooked);
    }
  });
  return { uses, styles };
}

const isSheet = (value: unknown): value is string =>
  typeof value === 'string' && /^[^{};]+\{[\w-]+:[^{}]+\}/.test(value);
