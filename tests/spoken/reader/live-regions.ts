import type { Page } from '@playwright/test';

/** What the page said or did by itself, in order. */
export type Said = { kind: 'polite' | 'assertive'; text: string } | { kind: 'focus' };

declare global {
  interface Window {
    tellSaid: (said: Said) => Promise<void>;
  }
}

/** Runs in the page: tells of every change of a live region, and of every move of the focus. */
function watchRegions(): void {
  const politeness = (element: Element): 'polite' | 'assertive' | undefined => {
    const live = element.getAttribute('aria-live');
    if (live === 'off') return undefined;
    if (live === 'polite' || live === 'assertive') return live;
    const role = element.getAttribute('role');
    if (role === 'alert') return 'assertive';
    return role === 'status' || role === 'log' || element.localName === 'output' ? 'polite' : undefined;
  };
  const selector = '[aria-live], [role=status], [role=alert], [role=log], output';
  /** The nearest one decides, also when it is switched off. */
  const regionOf = (node: Node): Element | undefined => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(selector);
    return region && politeness(region) ? region : undefined;
  };
  const isSilent = (element: Element) =>
    element.closest('[aria-hidden=true], [inert], [hidden], [aria-busy=true]') !== null ||
    !element.checkVisibility();
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || (node.isConnected && isSilent(node))) return '';
    const named = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (named !== null && node.matches('img, svg, button, [role=img]')) return ` ${named} `;
    const text = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') === 'true' ||
    (region.matches('[role=status], [role=alert], output') && region.getAttribute('aria-atomic') !== 'false');

  const tell = (said: Said) => void window.tellSaid(said);
  new MutationObserver((changes) => {
    // What comes with the page itself is read with it.
    if (document.readyState === 'loading') return;
    const changed = new Map<Element, Node[]>();
    const arrived = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      const nodes = type === 'childList' ? [...addedNodes] : [target];
      for (const node of nodes) {
        if (!node.isConnected) continue;
        const region = regionOf(type === 'childList' ? target : node);
        if (region) changed.set(region, [...(changed.get(region) ?? []), node]);
        else if (node instanceof Element) {
          const inside = [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
          for (const one of inside) if (one.matches('[role]') && politeness(one)) arrived.add(one);
        }
      }
    }
    for (const region of arrived) {
      // An alert is said as it arrives: browsers send an event for it. Of others most screen readers say nothing.
      const text = region.getAttribute('role') !== 'alert' || isSilent(region) ? '' : plain(textOf(region));
      if (text !== '') tell({ kind: 'assertive', text });
    }
    for (const [region, nodes] of changed) {
      if (arrived.has(region) || isSilent(region)) continue;
      const added = plain(nodes.map(textOf).join(' '));
      const text = isAtomic(region) ? plain(textOf(region)) : added;
      if (added !== '' && text !== '') tell({ kind: politeness(region) ?? 'polite', text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', () => tell({ kind: 'focus' }), true);
}

/** Collects what each page of this tab says from its beginning; the list grows. */
export async function recordSaid(page: Page): Promise<Said[]> {
  const said: Said[] = [];
  await page.exposeBinding('tellSaid', (_source, one: Said) => void said.push(one));
  await page.addInitScript(watchRegions);
  return said;
}
