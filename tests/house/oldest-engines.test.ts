import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOOT_SCRIPT } from '#server/pages/boot-script.ts';
import { plainPageStyle } from '#server/plain-pages/plain-page-style.ts';
import { oldestEngines } from '#tools/oldest-engines.ts';
import { engineExceptions } from './checks/engine-exceptions.ts';
import { enginesWith, enginesWithout, platform, tooNew, type Use } from './checks/engine-support.ts';
import { repository } from './checks/source-tree.ts';
import { scriptFeatures } from './checks/script-features.ts';
import { styleFeatures } from './checks/style-features.ts';

/** How far from a use its guard may stand, in characters of minified code. */
const NEAR = 1_500;

/** What is newest in ES2022's syntax, but for the `await` of modules, which is validated where it stands. */
const ES2022 = [
  'javascript.classes.static.initialization_blocks',
  'javascript.classes.private_class_fields_in',
  'javascript.classes.private_class_methods',
  'javascript.classes.public_class_fields',
  'javascript.builtins.RegExp.hasIndices',
  'javascript.regular_expressions.lookbehind_assertion',
];

interface Finding {
  key: string;
  missing: string[];
  around: string;
}

const check = (uses: readonly Use[], code: string, engines = oldestEngines): Finding[] =>
  uses.flatMap((use) => {
    const found = tooNew(use, engines);
    return found ? [{ ...found, around: code.slice(Math.max(0, use.start - NEAR), use.start + NEAR) }] : [];
  });

const inStyle = (css: string) => check(styleFeatures(css), css);

function inScript(code: string, edition: 5 | 2022 = 2022): Finding[] {
  const { uses, styles } = scriptFeatures(code, edition, edition === 5 ? 'script' : 'module');
  return [...check(uses, code), ...styles.flatMap(inStyle)];
}

const exceptionFor = ({ key, around }: Finding) =>
  engineExceptions.find((exception) => exception.key === key && (exception.guard?.test(around) ?? true));

/** Texts of a build's scripts or style sheets: the shop's in `client`, the desk's in `desk`. */
function textsOf(app: 'client' | 'desk', ending: '.js' | '.css'): string[] {
  const assets = join(repository, 'dist', app, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return files
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(assets, name), 'utf8'));
}
const scripts = textsOf('client', '.js');
const sheets = textsOf('client', '.css');
const deskScripts = textsOf('desk', '.js');
const deskSheets = textsOf('desk', '.css');

describe('what browsers get', () => {
  const findings = [
    ...[...scripts, ...deskScripts].flatMap((code) => inScript(code)),
    ...[...sheets, ...deskSheets].flatMap(inStyle),
    ...inScript(BOOT_SCRIPT, 5),
    ...inStyle(plainPageStyle),
  ];

  test('is built (`npm run build`)', () => {
    expect(sheets).toHaveLength(1);
    expect(scripts.length).toBeGreaterThan(20);
    expect(deskSheets.length).toBeGreaterThan(0);
    expect(deskScripts.length).toBeGreaterThan(5);
  });

  test(`needs nothing newer than ${oldestEngines.map(({ name, version }) => `${name} ${version}`).join(', ')} [EG-1]`, () => {
    const refused = findings
      .filter((finding) => !exceptionFor(finding))
      .map(
        ({ key, missing, around }) =>
          `${key}, not in ${missing.join(', ')}: ${around.slice(NEAR - 80, NEAR + 80)}`,
      );
    expect(refused).toEqual([]);
  });

  test('needs each exception that is made', () => {
    const needed = new Set(findings.map(exceptionFor));
    expect(engineExceptions.filter((exception) => !needed.has(exception))).toEqual([]);
  });
});

describe('the notice for older engines [EG-1]', () => {
  const gate = {
    "matchMedia('(width>=0px)').matches": 'css.at-rules.media.range_syntax',
    "'adoptedStyleSheets'in document": 'api.Document.adoptedStyleSheets',
  };

  test('asks for what every promised engine has', () => {
    for (const [question, key] of Object.entries(gate)) {
      expect(BOOT_SCRIPT).toContain(question);
      expect(platform.has(key)).toBe(true);
      expect(enginesWithout(key, oldestEngines)).toEqual([]);
    }
  });

  test('is shown by every engine that cannot run the scripts', () => {
    const letThrough = enginesWith(Object.values(gate), oldestEngines);
    expect(ES2022.flatMap((key) => enginesWithout(key, letThrough))).toEqual([]);
    const refused = scripts
      .flatMap((code) => check(scriptFeatures(code, 2022, 'module').uses, code, letThrough))
      // Firefox on Android prints from 114 on; an older one calculates a chart and orders all the same.
      .filter((finding) => !exceptionFor(finding) && finding.key !== 'api.Window.print');
    expect(refused.map(({ key, missing }) => `${key}, not in ${missing.join(', ')}`)).toEqual([]);
  });
});

test('the desk’s page tells it in plain HTML when its scripts do not run [EG-1]', () => {
  const page = readFileSync(join(repository, 'dist/desk/index.html'), 'utf8');
  expect(page).toMatch(/<div id="desk">\s*<p data-not-started>[^<]*zaktualizuj\s+przeglądarkę/);
  const linked = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)];
  const css = linked
    .map(([, path = '']) => readFileSync(join(repository, 'dist/desk', path), 'utf8'))
    .join('');
  expect(css).toMatch(/\[data-not-started\]\{[^}]*animation:[^}]*5s/);
});

describe('the check', () => {
  test.each([
    ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['new window.AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['x.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['x["toSorted"]()', 'javascript.builtins.Array.toSorted'],
    ['a.union(b)', 'javascript.builtins.Set.union'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
    ['URL.canParse(a)', 'api.URL.canParse_static'],
    ['new Intl.DurationFormat()', 'javascript.builtins.Intl.DurationFormat'],
    ['Temporal.Now', 'javascript.builtins.Temporal'],
    ['document.startViewTransition()', 'api.Document.startViewTransition'],
    ['dialog.showPopover()', 'api.HTMLElement.showPopover'],
    ['requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
    ['await a', 'javascript.operators.await.top_level'],
    ['adopt(".a:has(b){color:red}")', 'css.selectors.has'],
    ['adopt(`.a{field-sizing:content}`)', 'css.properties.field-sizing'],
  ])('refuses the script %s', (code, key) => {
    expect(inScript(code).map((finding) => finding.key)).toContain(key);
  });

  test.each(['/[\\p{L}--a]/v', '/(?i:a)b/', 'import a from "a" with { type: "json" }', 'using a = b()'])(
    'refuses syntax newer than ES2022: %s',
    (code) => expect(() => inScript(code)).toThrow(SyntaxError),
  );

  test('refuses in the inline script what an engine of ES5 cannot read', () => {
    expect(() => inScript('const a = 1', 5)).toThrow(SyntaxError);
  });

  test('knows that every promised engine reads the rest of ES2022', () => {
    expect(ES2022.filter((key) => !platform.has(key))).toEqual([]);
    expect(ES2022.flatMap((key) => enginesWithout(key, oldestEngines))).toEqual([]);
  });

  test.each([
    ['a:has(b){color:red}', 'css.selectors.has'],
    ['a{b{color:red}}', 'css.selectors.nesting'],
    ['a{&:hover{color:red}}', 'css.selectors.nesting'],
    ['a{@media print{color:red}}', 'css.selectors.nesting'],
    ['a{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
    ['a{color:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
    ['a{color:rgb(from red r g b)}', 'css.types.color.rgb.relative_syntax'],
    ['@starting-style{a{opacity:0}}', 'css.at-rules.starting-style'],
    ['@scope (a){b{color:red}}', 'css.at-rules.scope'],
    ['a{field-sizing:content}', 'css.properties.field-sizing'],
    ['a{grid-template-rows:subgrid}', 'css.properties.grid-template-rows.subgrid'],
    ['a{height:2lh}', 'css.types.length.lh'],
    ['a{width:stretch}', 'css.properties.width.stretch'],
    ['a{text-wrap:pretty;text-wrap:wrap}', 'css.properties.text-wrap'],
    [
      '@media (prefers-reduced-transparency){a{color:red}}',
      'css.at-rules.media.prefers-reduced-transparency',
    ],
  ])('refuses the style %s', (css, key) => {
    expect(inStyle(css).map((finding) => finding.key)).toContain(key);
  });

  test.each([
    'typeof Temporal',
    'x.toSorted?.()',
    'x.union',
    'Promise.any(a)',
    'structuredClone(x).at(-1)',
    'a = "plain {text: yes} of ours"',
    'adopt(".a{color:red}")',
    'async () => { await a }',
  ])('lets the script %s pass', (code) => expect(inScript(code)).toEqual([]));

  test.each([
    'a{height:100vh;height:2lh}',
    'a{-webkit-user-select:none;user-select:none}',
    '@supports (field-sizing:content){a{field-sizing:content}}',
    'a:focus-visible{inset:0;height:100dvh}',
    '@media (width>=48rem){a{color:red}}',
  ])('lets the style %s pass', (css) => expect(inStyle(css)).toEqual([]));
});
