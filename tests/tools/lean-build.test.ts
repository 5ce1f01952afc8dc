import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from '#tools/strip-descriptions.ts';
import { withoutNames } from '#tools/strip-names.ts';

const { resolve } = createRequire(import.meta.url);
const sourceOf = (name: string) => readFileSync(resolve(name).replace(/\.js$/, '.mjs'), 'utf8');
const lastExport = (code: string) => code.slice(code.lastIndexOf('export {'));

describe('without the names that only a debugger reads', () => {
  it.each(['@radix-ui/react-select', '@radix-ui/react-checkbox', '@radix-ui/react-dialog'])(
    '%s keeps what it exports and still parses',
    (name) => {
      const lean = withoutNames(sourceOf(name));
      expect(sourceOf(name)).toMatch(/^\s*__name\(\w+, "/m);
      expect(lean).not.toMatch(/^\s*__name\(\w+, "/m);
      expect(lastExport(lean)).toBe(lastExport(sourceOf(name)));
      expect(() => parseAst(lean)).not.toThrow();
    },
  );

  it('a class loses its static block, and what else it says stays', () => {
    const named = `var A = class extends Map {\n  static {\n    __name(this, "A");\n  }\n  at() {}\n};\n`;
    expect(withoutNames(named)).toBe('var A = class extends Map {\n  at() {}\n};\n');
  });

  it('a name in the middle of an expression, and other calls, stay', () => {
    const code = `const f = /* @__PURE__ */ __name(() => 1, "f");\n__nameless(f, "f");\n`;
    expect(withoutNames(code)).toBe(code);
  });
});

it('the production build of react-router, which the package offers to no bundler, exports what the other does', async () => {
  const offered = resolve('react-router');
  const [ours, other]: object[] = await Promise.all([
    import(offered.replace(/development.*/, 'production/index.mjs')),
    import(offered),
  ]);
  expect(Object.keys(ours ?? {})).toEqual(Object.keys(other ?? {}));
});

it('a machine loses its descriptions, and nothing else', () => {
  const code = `const m = { initial: 'a', description: 'Pierwszy', states: { a: { on: { go: { target: 'b', description: "Dalej" } } }, b: { description } } };`;
  expect(withoutDescriptions(code).replaceAll(/\s+/g, ' ')).toBe(
    `const m = { initial: 'a', states: { a: { on: { go: { target: 'b', } } }, b: { description } } };`,
  );
});
