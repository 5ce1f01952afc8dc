import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { wrongDirections } from './checks/import-directions.ts';
import { layers, type Layer } from './checks/layers.ts';
import { repository } from './checks/source-tree.ts';
import packageJson from '../../package.json' with { type: 'json' };

interface LintOverride {
  files: string[];
  rules: {
    'no-restricted-imports'?: [
      'error',
      { patterns: { regex: string }[]; paths?: { name: string; importNames: string[] }[] },
    ];
  };
}

const configFile = join(repository, '.oxlintrc.jsonc');
const lintConfig: { overrides: LintOverride[] } = ts.parseConfigFileTextToJson(
  configFile,
  readFileSync(configFile, 'utf8'),
).config;

/** `@radix-ui/` stands for a whole scope. */
const sampleOf = (name: string) => (name.endsWith('/') ? `${name}sample` : name);

// One specifier of every alias and of every package that some layer owns, and one of Node's own.
const specifiers = [
  ...Object.keys(packageJson.imports)
    .filter((alias) => alias !== '#src/*')
    .map((alias) => alias.replace('*', 'file.ts')),
  ...new Set(layers.flatMap(({ packages }) => packages.filter((name) => name !== '*').map(sampleOf))),
  'node:fs',
];

const filesOf = ({ folder }: Layer) => (folder === 'src' ? 'src/*.{ts,tsx}' : `${folder}/**`);

const restrictionsOf = (layer: Layer) =>
  lintConfig.overrides.find(
    ({ files, rules }) => 'no-restricted-imports' in rules && files.includes(filesOf(layer)),
  )?.rules['no-restricted-imports']?.[1];

/** The specifiers that the linter refuses in a layer. */
function refusedByLinter(layer: Layer): string[] {
  const patterns = restrictionsOf(layer)?.patterns ?? [];
  return specifiers.filter((specifier) => patterns.some(({ regex }) => new RegExp(regex).test(specifier)));
}

/**
 * The specifiers that the table refuses in a layer. A folder of which the table opens single files counts as
 * open: the linter's patterns cannot say "all but this one", so there the test of directions is the only judge.
 */
function refusedByTable({ folder, layers: allowed }: Layer): string[] {
  const path = `${folder}/sample.ts`;
  const opened = allowed
    .filter((place) => /\.\w+$/.test(place))
    .map((place) => `${place.split('/').at(-2)}/`);
  return specifiers.filter(
    (specifier) =>
      !opened.some((place) => specifier.startsWith(`#${place}`)) &&
      wrongDirections([{ path, text: `import '${specifier}';` }]).length > 0,
  );
}

test.each(layers.map((layer) => [layer.folder, layer] as const))(
  'the linter refuses in %s what the table of layers refuses',
  (_folder, layer) => {
    expect(refusedByLinter(layer)).toEqual(refusedByTable(layer));
  },
);

test.each(
  layers
    .filter(({ folder, packages }) => packages.includes('react') && folder !== 'src/islands')
    .map((layer) => [layer.folder, layer] as const),
)('the linter refuses React’s own lazy in %s, for only that of src/islands retries', (_folder, layer) => {
  expect(restrictionsOf(layer)?.paths).toMatchObject([{ name: 'react', importNames: ['lazy'] }]);
});
