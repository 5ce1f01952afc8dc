import { beforeEach, expect, test, vi } from 'vitest';

/** As much of a constructed style sheet as jsdom lacks. */
class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ css }) => css);

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  };
});

test('a late style is in the page once, however many modules name it, after what the page had', async () => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  const own = new Sheet();
  own.replaceSync('p{}');
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [own], writable: true, configurable: true });
  vi.stubEnv('SSR', false);
  const { adoptLateSheet, lateSheets } = await import('#islands/adopt-style-sheet.ts');
  for (const css of ['a{}', 'b{}', 'a{}']) adoptLateSheet(css);
  expect(adopted()).toEqual(['p{}', 'a{}', 'b{}']);
  expect(lateSheets).toEqual([]);
});

test('the server keeps each late style once for the pages without scripts', async () => {
  vi.stubEnv('SSR', true);
  const { adoptLateSheet, lateSheets } = await import('#islands/adopt-style-sheet.ts');
  for (const css of ['a{}', 'b{}', 'a{}']) adoptLateSheet(css);
  expect(lateSheets).toEqual(['a{}', 'b{}']);
});
