/** The part of React's own record of a page that is read here. */
interface Fiber {
  tag: number;
  type: unknown;
  stateNode: unknown;
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
}

/**
 * Finds elements whose text differs from React's last render, innermost first: "shown ≠ rendered". Empty for a
 * correct page, translated or not. Runs in the page and must be self-contained.
 * @param marks what the stand-in put around texts
 */
export function untrueTexts(marks: readonly [string, string]): string[] {
  const COMPONENT = 5;
  const TEXT = 6;
  const PORTAL = 4;
  const words = (text: string) =>
    text
      .replaceAll(marks[0] || '\0', '')
      .replaceAll(marks[1] || '\0', '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const textOf = (children: unknown) =>
    typeof children === 'string' || typeof children === 'number' ? String(children) : undefined;
  const untrue: string[] = [];

  /** The text that React rendered within a fiber. */
  const rendered = (fiber: Fiber): string => {
    if (fiber.tag === TEXT) return String(fiber.memoizedProps);
    if (fiber.tag !== COMPONENT) return below(fiber);
    const props = fiber.memoizedProps as Record<string, unknown>;
    const element = fiber.stateNode as Element;
    const shown = element.textContent ?? '';
    // An element that never has children of React's is filled by its owner, as a live region is.
    if (!('children' in props) || element.tagName === 'TEXTAREA') return shown;
    const text = textOf(props['children']) ?? below(fiber);
    if (words(shown) !== words(text) && untrue.length === 0) untrue.push(`${words(shown)} ≠ ${words(text)}`);
    return text;
  };
  const below = (fiber: Fiber): string => {
    let all = '';
    for (let child = fiber.child; child; child = child.sibling) {
      const text = rendered(child);
      // What a portal holds is elsewhere.
      if (child.tag !== PORTAL) all += text;
    }
    return all;
  };

  for (const element of [document.body, ...document.body.children]) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const root = key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
    // The record that stands: a root keeps two, in turns.
    const current = (root?.stateNode as { current?: Fiber } | undefined)?.current;
    if (current) rendered(current);
  }
  return untrue;
}
