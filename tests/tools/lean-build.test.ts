import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, parseAst } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import contract from '#openapi/storefront.yaml?contract';
import { readSources } from '#tests/house/checks/source-tree.ts';
import { hintChunks } from '#tools/vite-plugins/compile-hint.ts';
import { withoutDescriptions, withoutSample } from '#tools/vite-plugins/strip-machines.ts';
import { machineIn, withoutTypes } from '#tools/model/machine-source.ts';
import { withPureTopLevel } from '#tools/vite-plugins/mark-pure.ts';
import { asModule, REACT_FILES, reactModules, withPlainNames } from '#tools/vite-plugins/react-modules.ts';
import { withoutMessages } from '#tools/vite-plugins/strip-messages.ts';
import { withoutNames } from '#tools/vite-plugins/strip-names.ts';
import { stripUnused, UNUSED, withoutUnused } from '#tools/vite-plugins/strip-unused.ts';

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

describe('without the texts of errors', () => {
  it('every error is still thrown, and what is computed for one or passed besides its text stays', () => {
    const code = `if (a) throw new Error('You must not.');
throw Error(\`Not \${b}\`);
throw new Error(describe(c));
throw new Error('cause', { cause });
warn('Error');`;
    expect(withoutMessages(code)).toBe(`if (a) throw new Error();
throw Error();
throw new Error(describe(c));
throw new Error('cause', { cause });
warn('Error');`);
  });

  it('every file of xstate still parses, and does not explain its infinite loops', () => {
    const folder = dirname(resolve('xstate'));
    const files = readdirSync(folder).filter((file) => /(?<!development)\.esm\.js$/.test(file));
    const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(sources.join()).toContain('Infinite loop detected');
    const lean = sources.map(withoutMessages);
    expect(lean.join()).not.toContain('Infinite loop detected');
    for (const source of lean) expect(() => parseAst(source)).not.toThrow();
  });
});

describe('a module whose top level is marked as free of side effects', () => {
  it('keeps its values, with what is added to a class, and loses the names for debuggers', () => {
    const code = `var A = React.createContext(null);
A.displayName = "A";
var B = class extends React.Component { };
B.contextType = A;
var c = 1, d = new Set([c]);
function e() { var f = g(); }`;
    expect(withPureTopLevel(code)).toBe(`var A = /* @__PURE__ */ React.createContext(null);

var B = /* @__PURE__ */ (() => { const made = class extends React.Component { }; made.contextType = A; return made; })();

var c = 1, d = /* @__PURE__ */ new Set([c]);
function e() { var f = g(); }`);
  });

  it('is refused when something is added to what a call returned', () => {
    expect(() => withPureTopLevel('var a = b(); a.c = d;')).toThrow('mark-pure');
  });

  it('is React Router still, with every effect at its top level known', () => {
    const production = (file: string) =>
      resolve('react-router').replace(/development.*/, `production/${file}`);
    const [, shared = ''] =
      /createBrowserHistory[^}]*\} from "\.\/([^"]+)"/.exec(readFileSync(production('index.mjs'), 'utf8')) ??
      [];
    const marked = withPureTopLevel(readFileSync(production(shared), 'utf8'));
    expect(marked).toContain('function Router(');
    const { body } = parseAst(marked) as unknown as { body: { type: string; start: number; end: number }[] };
    const effects = body.filter(({ type }) => type === 'ExpressionStatement' || type === 'TryStatement');
    expect(effects.map(({ start, end }) => marked.slice(start, end))).toEqual([
      '_map = new WeakMap();',
      '_routes = new WeakMap();',
      '_branches = new WeakMap();',
      '_hmrRoutes = new WeakMap();',
      '_hmrBranches = new WeakMap();',
      expect.stringContaining('__reactRouterVersion'),
    ]);
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

describe('React as ES modules', () => {
  it.each([...REACT_FILES])('%s exports what it does as CommonJS', (_name, file) => {
    const code = asModule(readFileSync(file, 'utf8'));
    const { body } = parseAst(code) as unknown as {
      body: { type: string; specifiers: { exported: { name: string } }[] }[];
    };
    const exported = body.flatMap(({ type, specifiers }) =>
      type === 'ExportNamedDeclaration' ? specifiers.map((one) => one.exported.name) : [],
    );
    expect(exported.toSorted()).toEqual(Object.keys(createRequire(import.meta.url)(file)).toSorted());
  });

  it('a variable stands for what is exported, wherever it is assigned, and an import for what is required', () => {
    const code = `"use strict";
var React = require("react"), x = 1;
exports.now = void 0;
if (x) { exports.now = () => exports.later; }
exports.later = React.useState;`;
    expect(asModule(code)).toBe(`import * as React from 'react';
"use strict";
var imported_React = true, x = 1;
var export_now = void 0;
if (x) { export_now = () => export_later; }
var export_later = React.useState;
export { export_now as now, export_later as later };`);
  });

  it('what cannot be told apart is refused', () => {
    expect(() => asModule('module.exports = require("./other.js");')).toThrow('react-modules');
    expect(() => asModule('Object.assign(exports, made);')).toThrow('react-modules');
  });

  it('every computed name in Radix and React Router is named: one that stays keeps all of React in the build', () => {
    const files = ['@radix-ui', 'react-router/dist/production'].flatMap((folder) =>
      readdirSync(join('node_modules', folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.mjs'))
        .map((path) => readFileSync(join('node_modules', folder, path), 'utf8')),
    );
    const lookups = (texts: readonly string[]) =>
      texts.flatMap((text) => text.match(/\bReact\d*\[[^\]]+\]/g) ?? []);
    expect(lookups(files).length).toBeGreaterThan(3);
    expect(lookups(files.map(withPlainNames))).toEqual([]);
  });

  it('what is looked up by a computed name is named', () => {
    expect(
      withPlainNames(
        'var USE = "use"; var a = React2[USE] || React[" useId ".trim().toString()], b = React[c];',
      ),
    ).toBe('var USE = "use"; var a = React2.use || React.useId, b = React[c];');
  });
});

it('a machine loses its sample input, and nothing else', () => {
  expect(withoutSample('const m = { context: ({ input = SAMPLE, self = a }) => ({ ...input }) };')).toBe(
    'const m = { context: ({ input, self = a }) => ({ ...input }) };',
  );
});

describe('a machine loses its descriptions, and nothing else', () => {
  const bare = (machine: AnyStateMachine): unknown =>
    JSON.parse(
      JSON.stringify(machine.config, (key, one: unknown) =>
        key === 'description' ? undefined : typeof one === 'function' ? String(one) : one,
      ),
    );
  it.each(readdirSync('machines').filter((name) => name.endsWith('.machine.ts')))('%s', (name) => {
    const code = withoutTypes(readFileSync(`machines/${name}`, 'utf8'));
    const lean = withoutDescriptions(code);
    expect(code).toMatch(/description: '/);
    expect(lean).not.toMatch(/description: ['"`]/);
    expect(bare(machineIn(lean).machine)).toEqual(bare(machineIn(code).machine));
    expect(lean.length).toBeGreaterThan(code.length / 3);
  });
});

it('the feature that the style sheets are built without is `light-dark()`', () => {
  const { Features } = createRequire(resolve('vite'))('lightningcss') as { Features: Record<string, number> };
  expect(Features['LightDark']).toBe(1 << 20);
});

describe('the compile hint', () => {
  const hinted = (names: string[]) => {
    const chunks = names.map((name) => ({ name, code: 'run();' }));
    hintChunks(chunks);
    return chunks
      .filter(({ code }) => code === '//# allFunctionsCalledOnLoad\nrun();')
      .map(({ name }) => name);
  };

  it('is the first line of the chunks that run before or at a first press, and of no other', () => {
    const early = ['react', 'entry-client', 'machines', 'order'];
    expect(hinted([...early, 'form'])).toEqual(early);
  });

  it('is not left out of a chunk that was renamed', () => {
    expect(() => hinted(['react', 'entry-client', 'machines'])).toThrow(/order/);
  });
});

describe('without what the shop has no use for', () => {
  it.each([...UNUSED.keys()])(
    '%s has all that is left out, still parses and keeps what it exports',
    (file) => {
      const code = readFileSync(join('node_modules', file), 'utf8');
      const lean = withoutUnused(code, UNUSED.get(file) ?? {});
      expect(lean.length).toBeLessThan(code.length);
      expect(() => parseAst(lean)).not.toThrow();
      expect(lastExport(lean)).toBe(lastExport(code));
    },
  );

  it('a function and a method get another body; one that is not there is an error', () => {
    const code = `function f(a) { return { a }; }
class C { m() { return f(1); } n() {} }`;
    expect(withoutUnused(code, { f: 'return null', 'C.m': '' })).toBe(`function f(a) {return null}
class C { m() {} n() {} }`);
    expect(() => withoutUnused(code, { g: '' })).toThrow('strip-unused: g is not in its file once');
  });

  afterEach(() => vi.unstubAllEnvs());

  it('a build has every file of the table; one that lacks a file stops', async () => {
    // Otherwise packages offer their development builds.
    vi.stubEnv('NODE_ENV', 'production');
    const entry = (text: string) => ({
      name: 'entry',
      resolveId: (id: string) => (id === 'entry' ? join(process.cwd(), 'entry.js') : undefined),
      load: (id: string) => (id.endsWith('/entry.js') ? text : undefined),
    });
    const built = (text: string) =>
      build({
        configFile: false,
        logLevel: 'silent',
        plugins: [entry(text), stripUnused(), reactModules()],
        build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
      });
    const names = ['react-dom/client', 'xstate', 'openapi-fetch'];
    await built(names.map((name, at) => `export * as m${at} from '${name}';`).join('\n'));
    await expect(built('export * from "xstate";')).rejects.toThrow(/strip-unused: not built: react-dom/);
  });

  // What the table says that nobody uses, as it would be written.
  it.each([
    ['components', /<(?:link|meta|style|script|html|head|body|Activity)\b/, /^src\/.*\.tsx$/],
    [
      'functions of React',
      /\b(?:useActionState|useFormStatus|useOptimistic|requestFormReset|unstable_SuspenseList|onBeforeInput|onSelect=|from 'react-dom')/,
      /^src\//,
    ],
    [
      'parts of xstate',
      /\b(?:sendTo|sendParent|forwardTo|enqueueActions|log|spawn|spawnChild)\b[^;]*from 'xstate'|\broute: {|\bspawn\(|getPersistedSnapshot/,
      /^(?:machines|src)\//,
    ],
  ])('the shop writes no such %s', (_what, forbidden, where) => {
    const files = readSources(['src', 'machines']).filter(({ path }) => where.test(path));
    expect(files.length).toBeGreaterThan(10);
    for (const { path, text } of files.filter((file) => !isServersOwn(file.path)))
      expect.soft(text, path).not.toMatch(forbidden);
  });

  it('an address of the contract has neither a list nor an object in it', () => {
    const { paths } = contract as { paths: Record<string, Record<string, { parameters?: object[] }>> };
    const parameters = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap((call) => call.parameters ?? []);
    expect(parameters.length).toBeGreaterThan(5);
    expect(JSON.stringify(parameters)).not.toMatch(/"type":"(?:array|object)"/);
  });
});

/** What only the server renders, with all of React. */
const isServersOwn = (path: string) => /\/plain\//.test(path);
