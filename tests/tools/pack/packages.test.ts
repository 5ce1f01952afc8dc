import { describe, expect, test } from 'vitest';
import { billOfMaterials } from '#tools/pack/bill.ts';
import { packageNamed, packagesFor, type LockedPackages } from '#tools/pack/packages.ts';

const lock: LockedPackages = {
  '': { name: 'shop' },
  'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '1' } },
  'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
  'node_modules/b': { version: '2.0.0', license: 'ISC' },
  'node_modules/c': {
    version: '3.0.0',
    license: '(MIT OR Apache-2.0)',
    integrity: `sha512-${Buffer.from('c').toString('base64')}`,
    peerDependencies: { d: '1', e: '1' },
    peerDependenciesMeta: { e: { optional: true } },
  },
  'node_modules/@x/d': { version: '4.0.0', license: 'MIT' },
  'node_modules/d': { version: '4.0.0', optionalDependencies: { absent: '1' } },
  'node_modules/e': { version: '5.0.0', dev: true },
};

describe('the packages of a packed shop', () => {
  test('are those that its program names, without files and what Node has itself', () => {
    const named = ['pg', 'react-dom/server', '@electric-sql/pglite/live', 'node:fs', 'fs', './a.js', '#x/y'];
    expect(named.map(packageNamed)).toEqual([
      'pg',
      'react-dom',
      '@electric-sql/pglite',
      ...Array(4).fill(undefined),
    ]);
  });

  test('have what they need, the nearest first, and no optional peer', () => {
    expect(packagesFor(lock, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
    ]);
    expect(() => packagesFor(lock, ['f'])).toThrow('needs f');
  });

  test('stand in the bill of materials, with those that were built in', () => {
    const bill = billOfMaterials(
      { name: 'shop', version: '1.2.3', license: 'MIT' },
      lock,
      new Set(['node_modules/c']),
    );
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version: '1.2.3' } } });
    const { components } = bill as { components: { 'bom-ref': string; properties: { value: string }[] }[] };
    expect(components.map((part) => part['bom-ref'])).not.toContain('node_modules/e');
    expect(components.find((part) => part['bom-ref'] === 'node_modules/c')).toMatchObject({
      purl: 'pkg:npm/c@3.0.0',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from('c').toString('hex') }],
      properties: [{ value: 'node_modules' }],
    });
    expect(components.find((part) => part['bom-ref'] === 'node_modules/@x/d')).toMatchObject({
      purl: 'pkg:npm/%40x/d@4.0.0',
      properties: [{ value: 'built in' }],
    });
  });
});
