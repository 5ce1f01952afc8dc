/**
 * The layers of the house, from the ground up, and what each may import: other layers and packages.
 * One way through: contract → api → flows (with their machines) → blocks → kit + styles.
 * tests/house/import-directions.test.ts resolves every import and compares it with this table.
 */
export interface Layer {
  /** Folder from the root; the layer's name. */
  folder: string;
  /** Layers it may import beside itself, or single files of a layer that is closed to it otherwise. */
  layers: readonly string[];
  /** Whether files of the layer may import each other; machines stand alone. */
  self?: false;
  /** Packages it may import; a name ending in `/` stands for a whole scope, `*` for any package. */
  packages: readonly string[];
}

const wholeShop = [
  'src/domain',
  'src/copy',
  'src/schemas',
  'src/api',
  'src/browser',
  'src/islands',
  'src/kit',
  'src/blocks',
  'src/page',
  'src/flows',
  'src/app',
  'machines',
  'styles',
];

export const layers: readonly Layer[] = [
  { folder: 'machines', layers: [], self: false, packages: ['xstate'] },
  { folder: 'styles', layers: [], packages: ['@vanilla-extract/'] },
  { folder: 'src/domain', layers: [], packages: [] },
  { folder: 'src/copy', layers: ['src/domain'], packages: [] },
  { folder: 'src/schemas', layers: ['src/domain', 'src/copy'], packages: ['zod'] },
  // The contract's types live in openapi/; responses are validated by the schemas where they enter.
  { folder: 'src/api', layers: ['openapi', 'src/domain', 'src/schemas'], packages: ['openapi-fetch', 'zod'] },
  { folder: 'src/browser', layers: ['src/domain', 'src/schemas'], packages: [] },
  { folder: 'src/islands', layers: [], packages: ['react', 'xstate'] },
  { folder: 'src/kit', layers: ['src/islands'], packages: ['react', 'react-dom', '@radix-ui/'] },
  {
    folder: 'src/blocks',
    layers: ['src/islands', 'src/kit', 'styles', 'src/copy', 'src/domain'],
    packages: ['react'],
  },
  { folder: 'src/page', layers: ['src/api', 'src/copy', 'src/domain', 'src/islands'], packages: ['react'] },
  {
    folder: 'src/flows',
    // Of what blocks are made of, a flow uses the page's grid alone.
    layers: [
      'machines',
      'src/api',
      'src/browser',
      'src/islands',
      'src/blocks',
      'src/schemas',
      'src/copy',
      'src/domain',
      'src/page',
      'styles/layout.css.ts',
    ],
    packages: ['react', 'react-router-dom', 'xstate', '@xstate/react'],
  },
  {
    folder: 'src/app',
    layers: wholeShop,
    packages: ['react', 'react-dom', 'react-router-dom', 'xstate', '@xstate/react'],
  },
  // The two entries, which lie at src/ itself.
  { folder: 'src', layers: wholeShop, packages: ['react', 'react-dom', 'react-router-dom'] },
  {
    folder: 'server',
    // Of the machines, only the one that is the server's own.
    layers: [
      'openapi',
      'machines/order-fulfilment.machine.ts',
      'src/domain',
      'src/schemas',
      'src/copy',
      'src/api',
      'src/entry-server.tsx',
    ],
    packages: ['*'],
  },
];

/** The layer whose folder holds a path: the deepest one, so that src/kit goes before src. */
export function layerOf(path: string): Layer | undefined {
  return layers
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}
