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
      expect(sourceOf(name)).toContain('__name(');
      expect(lean).not.toContain('__name(');
      expect(lastExport(lean)).toBe(lastExport(sourceOf(name)));
      expect(() => parseAst(lean)).not.toThrow();
    },
  );

  it('what was named stays, in a class, within another and in an expression; other calls stay too', () => {
    const named = `class A { static { __name(this, "A"); } }
const f = __name(() => __name(function g() { return (1, 2); }, "g"), "f");
__name(f, "f");
__nameless(f, "f");`;
    expect(withoutNames(named)).toBe(`class A { static { this; } }
const f = () => function g() { return (1, 2); };
f;
__nameless(f, "f");`);
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
