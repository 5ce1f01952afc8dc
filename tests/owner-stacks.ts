import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * Keeps React's development build from making an `Error` for each element, a tenth of the time of every test in jsdom.
 * They tell where an element was made that a warning is about; tests of the shop have no warnings. React itself makes
 * ten thousand a second at most, and counts them here.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (!isInternals(internals)) throw new Error('React counts its stacks elsewhere now');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {},
    configurable: true,
  });
}

const isInternals = (value: unknown): value is Internals =>
  typeof value === 'object' && value !== null && 'recentlyCreatedOwnerStacks' in value;
