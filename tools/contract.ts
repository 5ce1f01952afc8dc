import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';

/** Types of amounts by the `x-unit` of a number in the contract. */
const UNITS = new Map([
  ['grosze', 'Grosze'],
  ['minor', 'MinorUnits'],
  ['zloty', 'Pln'],
]);

/** The type of a number that has a unit; of any other schema the generator's own. */
function typeOf(schema: SchemaObject & { 'x-unit'?: string }): ts.TypeNode | undefined {
  const unit = schema['x-unit'];
  if (unit === undefined) return undefined;
  const name = UNITS.get(unit);
  if (name === undefined) throw new Error(`The contract has an unknown unit: ${unit}`);
  const type = ts.factory.createTypeReferenceNode(name);
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
  return isNullable
    ? ts.factory.createUnionTypeNode([type, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    : type;
}

/** The types of one contract, as its committed file has them. */
async function typesOf(name: string): Promise<string> {
  const source = new URL(`../openapi/${name}.yaml`, import.meta.url);
  const types = astToString(await openapiTS(source, { transform: typeOf, silent: true }));
  const used = [...UNITS.values()].filter((unit) => new RegExp(`\\b${unit}\\b`).test(types));
  return `// Made of ${name}.yaml by npm run contract.\nimport type { ${used.join(', ')} } from '#domain/grosze.ts';\n\n${types}`;
}

/**
 * npm run contract: makes the types of the two contracts; amounts have the types of their units. `-- --check` writes
 * nothing, and fails where a committed file is not what its contract makes today.
 */
export async function main(args: readonly string[]): Promise<number> {
  let outdated = 0;
  for (const name of ['storefront', 'desk']) {
    const file = new URL(`../openapi/${name}.d.ts`, import.meta.url);
    const types = await typesOf(name);
    if (!args.includes('--check')) await writeFile(file, types);
    else if ((await readFile(file, 'utf8')) !== types) {
      outdated += 1;
      console.error(`openapi/${name}.d.ts is older than its contract: run \`npm run contract\`.`);
    }
  }
  return Math.min(outdated, 1);
}
