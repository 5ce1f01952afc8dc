import { afterAll, afterEach, expect } from 'vitest';

/**
 * Fails a test in which a sent form was left to the browser: it would load another page, and what was typed and begun
 * would be gone. A form is answered by its script, or rendered without one.
 */
export function refuseFormsThatLeave(): void {
  const left: string[] = [];
  const watch = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement)
      left.push(event.target.getAttribute('aria-label') ?? event.target.textContent);
  };
  // The last of all listeners. Files share the window.
  window.addEventListener('submit', watch);
  afterAll(() => window.removeEventListener('submit', watch));
  afterEach(() => expect(left.splice(0), 'forms left to the browser').toEqual([]));
}
