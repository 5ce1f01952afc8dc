import { queryAllByRole } from '@testing-library/dom';

/** JSON-serialisable locator: a CSS selector, or a role with a pattern for its accessible name. */
export type Wanted = { css: string } | { role: string; pattern?: string; within?: Wanted };

declare global {
  interface Window {
    /** Injected into each page by EnginePage: finds matching elements in document order. */
    findWanted?: (wanted: Wanted) => HTMLElement[];
  }
}

function findWanted(wanted: Wanted): HTMLElement[] {
  if ('css' in wanted) return [...document.querySelectorAll<HTMLElement>(wanted.css)];
  const { role, pattern, within } = wanted;
  const [scope] = within ? findWanted(within) : [document.body];
  if (!scope) return [];
  return queryAllByRole<HTMLElement>(scope, role, pattern === undefined ? {} : { name: new RegExp(pattern) });
}

window.findWanted = findWanted;
