type Check = (element: Element) => boolean;

/** `[name]`, `[name="value"]`, `[name~="value"]`, each also within `:not(…)`. */
const PART = /(:not\()?\[([a-z-]+)(?:(~?=)"([^"\\]*)")?\]\)?/y;

const checks = new Map<string, Check | undefined>();

/** A selector of a tag and attributes as a function; undefined if there is more to it. */
function simpleCheck(selector: string): Check | undefined {
  if (checks.has(selector)) return checks.get(selector);
  const check = compiled(selector);
  checks.set(selector, check);
  return check;
}

function compiled(selector: string): Check | undefined {
  const [tag = ''] = /^(?:\*|[a-z][a-z\d]*)?/.exec(selector) ?? [];
  const parts: Check[] = tag === '' || tag === '*' ? [] : [({ localName }) => localName === tag];
  PART.lastIndex = tag.length;
  while (PART.lastIndex < selector.length) {
    const [all, not, name = '', sign, value = ''] = PART.exec(selector) ?? [];
    if (all === undefined || (not !== undefined) !== all.endsWith(')')) return undefined;
    const has: Check = (element) => {
      const found = element.getAttribute(name);
      if (found === null || sign === undefined) return found !== null;
      return sign === '=' ? found === value : value !== '' && found.split(/\s+/).includes(value);
    };
    parts.push(not === undefined ? has : (element) => !has(element));
  }
  return selector === '' ? undefined : (element) => parts.every((part) => part(element));
}

/** How testing-library asks for all elements that may have a role. */
const ROLE_QUERY = /^\*\[role~="\w+"\](,[a-z\d]+)*$/;

function* elementsIn(root: Node): Generator<Element> {
  for (let child = root.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    yield child as Element;
    yield* elementsIn(child);
  }
}

const MARK = Symbol.for('tests/simple-selectors');

/**
 * Answers the selectors by which testing-library finds roles without jsdom's engine for selectors. It asks a hundred of each
 * element; that took a fifth of the time of the models' tests.
 */
export function matchSimpleSelectors(): void {
  if (Reflect.has(Element.prototype, MARK)) return;
  Reflect.set(Element.prototype, MARK, true);
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string): boolean {
      const check = typeof selector === 'string' ? simpleCheck(selector) : undefined;
      return check ? check(this) : matches.call(this, selector);
    },
  });
  for (const prototype of [Element.prototype, Document.prototype]) {
    const { querySelectorAll } = prototype;
    prototype.querySelectorAll = function simple(this: ParentNode & Node, selector: string) {
      if (!ROLE_QUERY.test(selector)) return querySelectorAll.call(this, selector);
      const [role = '', ...tags] = selector.split(',');
      const hasRole = simpleCheck(role);
      const names = new Set(tags);
      const found = [...elementsIn(this)].filter((one) => names.has(one.localName) || hasRole?.(one));
      return found as unknown as NodeListOf<Element>;
    };
  }
}
