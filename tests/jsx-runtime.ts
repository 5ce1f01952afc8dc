import { Fragment } from 'react';

export { Fragment };

type Config = Readonly<Record<string, unknown>>;

interface Element {
  $$typeof: symbol;
  type: unknown;
  key: string | null;
  props: Config;
  /** Whether React has looked for the key, or need not. */
  _store: { validated: 0 | 1 };
  _owner: null;
  _debugInfo: null;
  _debugStack: Error;
  _debugTask: null;
}

const KIND = Symbol.for('react.transitional.element');
const SOMEWHERE = new Error('react-stack-top-frame');

const isElement = (child: unknown): child is Element =>
  typeof child === 'object' && child !== null && '$$typeof' in child && child.$$typeof === KIND;

/** Children that stand one by one in the source need no keys. */
function isInPlace(child: unknown): void {
  if (isElement(child) && '_store' in child) child._store.validated = 1;
}

/**
 * Makes elements for the tests as React's development build does, without an `Error` and six defined properties for
 * each, which tell where it was made: that took a twentieth of the time of all tests in jsdom. A list without keys is
 * still told.
 */
export function jsxDEV(type: unknown, config: Config, key?: unknown, areStatic = false): Element {
  const { children } = config;
  if (Array.isArray(children)) {
    if (areStatic) children.forEach(isInPlace);
  } else isInPlace(children);
  let props = config;
  let name = key === undefined ? null : String(key);
  if ('key' in config) {
    const { key: spread, ...rest } = config;
    props = rest;
    name = String(spread);
  }
  return {
    $$typeof: KIND,
    type,
    key: name,
    props,
    _store: { validated: 0 },
    _owner: null,
    _debugInfo: null,
    _debugStack: SOMEWHERE,
    _debugTask: null,
  };
}
