import { queryAllByRole } from '@testing-library/dom';

/** What to look for in a page: a CSS selector, or a role with a pattern of its name; all travels as JSON. */
export type Wanted = { css: string } | { role: string; pattern?: string; within?: Wanted };

declare global {
  interface Window {
    /** Put into each page by EnginePage: the elements that are looked for, in the page's order. */
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
