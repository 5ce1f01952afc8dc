import type { LockedPackage, LockedPackages } from './packages.ts';

const nameOf = (path: string, { name }: LockedPackage) =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The name of a package as a package URL has it: the scope's `@` is escaped. */
const packageUrl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A licence as CycloneDX has it: one of the list by its id, several as an expression. */
const licenceOf = (license: string) =>
  /[ (]/.test(license) ? { expression: license } : { license: { id: license } };

/** The digest that the lock file has of a package's archive. */
const hashesOf = (integrity = '') =>
  integrity.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }]
    : [];

/**
 * The software bill of materials (CycloneDX 1.6) of a packed shop: all packages that run (`packed`) or were bundled
 * into the browser's files.
 */
export function billOfMaterials(
  product: { name: string; version: string; license: string },
  packages: LockedPackages,
  packed: ReadonlySet<string>,
): object {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && (packed.has(path) || !(dev || devOptional)),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: product.name,
        version: product.version,
        licenses: [licenceOf(product.license)],
      },
    },
    components: shipped.map(([path, locked]) => {
      const { version = '', license, integrity } = locked;
      const name = nameOf(path, locked);
      return {
        type: 'library',
        'bom-ref': path,
        name,
        version,
        purl: packageUrl(name, version),
        ...(license !== undefined && { licenses: [licenceOf(license)] }),
        hashes: hashesOf(integrity),
        properties: [{ name: 'held', value: packed.has(path) ? 'node_modules' : 'built in' }],
      };
    }),
  };
}
