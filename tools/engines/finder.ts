import { queryAllByRole } from '@testing-library/dom';

/** What to look for in a page: a CSS selector, or a role with (part of) its name; all travels as JSON. */
export type Wanted = { css: string } | { role: string; name?: string; pattern?: string; within?: Wanted };

declare global {
  interface Window {
    /** Put into each page by EnginePage: the elements that are looked for, in the page's order. */
    findWanted?: (wanted: Wanted) => HTMLElement[];
  }
}

function findWanted(wanted: Wanted): HTMLElement[] {
  if ('css' in wanted) return [...document.querySelectorAll<HTMLElement>(wanted.css)];
  const { role, name, pattern, within } = wanted;
  const [scope] = within ? findWanted(within) : [document.body];
  if (!scope) return [];
  const named = pattern === undefined ? name : new RegExp(pattern, 'u');
  return queryAllByRole<HTMLElement>(scope, role, named === undefined ? {} : { name: named });
}

window.findWanted = findWanted;
