import { deskLayers } from './desk-layers.ts';
import type { Layer } from './layer.ts';

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

/** Files at server/ itself that the folders of the server may import. */
const serverFiles = [
  'server/own-error.ts',
  'server/request-id.ts',
  'server/version.ts',
  'server/api-error.ts',
  'server/clock.ts',
  'server/config.ts',
  'server/contract.ts',
  'server/full-address.ts',
  'server/lazily.ts',
  'server/sha256.ts',
  'server/shop-links.ts',
  'server/timeout.ts',
  'server/write-private-file.ts',
];

/**
 * The layers of the house, from the ground up, and what each may import: earlier layers and packages.
 * One way through: contract → api → flows (with their machines) → blocks → kit + styles.
 * tests/house/import-directions.test.ts resolves every import and compares it with this table.
 */
export const layers: readonly Layer[] = [
  { folder: 'machines', layers: [], self: false, packages: ['xstate'] },
  { folder: 'styles', layers: [], packages: ['@vanilla-extract/'] },
  // Of the contract it takes the names of states and kinds, as types.
  { folder: 'src/domain', layers: ['openapi'], packages: [] },
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
    // Of what blocks are made of, a flow uses the page's grid and the type of what stands in them.
    layers: [
      'machines',
      'src/api',
      'src/browser',
      'src/islands',
      'src/blocks',
      'src/kit/elements.ts',
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
  ...deskLayers,
  { folder: 'server/settings', layers: [], packages: ['node:', 'pg-connection-string', 'zod'] },
  ...serverFiles.map((file) => ({
    folder: file,
    layers: [
      'openapi',
      'package.json',
      'server/own-error.ts',
      'server/settings',
      'src/domain',
      'src/schemas',
    ],
    packages: ['node:', 'zod'],
  })),
  { folder: 'server/markup', layers: ['src/domain'], packages: ['entities', 'sanitize-html'] },
  { folder: 'server/seed', layers: [], packages: [] },
  { folder: 'server/plain-pages', layers: [], packages: ['node:'] },
  // The queue itself; each kind of job is declared by the folder that handles it.
  {
    folder: 'server/jobs',
    layers: [...serverFiles, 'src/domain/desk/job-names.ts'],
    packages: ['node:', 'kysely', 'zod'],
  },
  {
    folder: 'server/store',
    // Of the machines, only the one of an order on the server.
    layers: [
      ...serverFiles,
      'server/jobs',
      'server/seed',
      'machines/order-fulfilment.machine.ts',
      'src/domain',
    ],
    packages: ['node:', 'kysely', 'pg', 'pg-connection-string', '@electric-sql/', 'xstate', 'zod'],
  },
  {
    folder: 'server/backup',
    layers: ['server/store', 'src/domain'],
    packages: ['node:', 'kysely', '@electric-sql/', 'zod'],
  },
  {
    folder: 'server/places',
    layers: [...serverFiles, 'openapi', 'src/domain'],
    packages: ['temporal-polyfill'],
  },
  {
    folder: 'server/sky',
    layers: [...serverFiles, 'server/places', 'openapi', 'src/copy', 'src/domain'],
    packages: ['node:', 'caelus'],
  },
  {
    folder: 'server/mail',
    layers: [
      ...serverFiles,
      'server/jobs',
      'server/markup',
      'server/plain-pages',
      'server/settings',
      'server/store',
      'src/copy',
      'src/domain',
    ],
    packages: ['node:', 'fastify', 'kysely', 'nodemailer', 'postal-mime', 'zod'],
  },
  {
    folder: 'server/owner-digest',
    layers: [...serverFiles, 'server/jobs', 'server/mail', 'server/store', 'src/desk/pages.ts'],
    packages: ['kysely', 'zod'],
  },
  {
    folder: 'server/contact',
    layers: [...serverFiles, 'server/jobs', 'server/mail', 'server/store', 'src/domain'],
    packages: ['node:', 'fastify', 'kysely', 'zod'],
  },
  {
    folder: 'server/messages',
    layers: [...serverFiles, 'server/jobs', 'server/mail', 'server/store', 'src/desk/pages.ts'],
    packages: ['zod'],
  },
  {
    folder: 'server/newsletter',
    layers: [
      ...serverFiles,
      'server/contact',
      'server/jobs',
      'server/mail',
      'server/store',
      'src/domain',
      'src/schemas',
    ],
    packages: ['kysely', 'zod'],
  },
  {
    folder: 'server/answers',
    layers: [
      ...serverFiles,
      'server/jobs',
      'server/mail',
      'server/places',
      'server/sky',
      'server/store',
      'src/copy',
      'src/domain',
      'src/schemas',
    ],
    packages: ['node:', 'kysely', 'zod'],
  },
  {
    folder: 'server/pay',
    layers: [...serverFiles, 'server/jobs', 'server/plain-pages', 'server/store', 'src/copy', 'src/domain'],
    packages: ['node:', 'fastify', 'kysely', 'stripe', 'zod'],
  },
  {
    folder: 'server/refunds',
    // Of the machines, only the one of a refund.
    layers: [
      ...serverFiles,
      'server/jobs',
      'server/mail',
      'server/pay',
      'server/store',
      'machines/refund.machine.ts',
      'src/domain',
    ],
    packages: ['kysely', 'zod'],
  },
  {
    folder: 'server/withdrawals',
    layers: [
      ...serverFiles,
      'server/jobs',
      'server/mail',
      'server/owner-digest',
      'server/refunds',
      'server/store',
      'src/copy',
      'src/desk/pages.ts',
      'src/domain',
    ],
    packages: ['node:', 'kysely', 'zod'],
  },
  {
    folder: 'server/orders',
    layers: [
      ...serverFiles,
      'server/answers',
      'server/jobs',
      'server/mail',
      'server/pay',
      'server/refunds',
      'server/store',
      'server/withdrawals',
      'openapi',
      'src/copy',
      'src/domain',
    ],
    packages: ['node:', 'kysely', 'zod'],
  },
  {
    folder: 'server/people',
    layers: [
      ...serverFiles,
      'server/jobs',
      'server/mail',
      'server/plain-pages',
      'server/refunds',
      'server/store',
      'src/copy',
      'src/domain',
    ],
    packages: ['kysely'],
  },
  {
    folder: 'server/http',
    layers: [...serverFiles, 'openapi', 'server/jobs', 'src/domain'],
    packages: ['*'],
  },
  {
    folder: 'server/metrics',
    layers: [
      ...serverFiles,
      'server/answers/request-answer.ts',
      'server/http/error-response.ts',
      'server/jobs',
      'server/settings',
      'server/store',
    ],
    packages: ['node:', 'fastify', 'kysely'],
  },
  {
    folder: 'server/alarms',
    layers: [...serverFiles, 'server/jobs', 'server/metrics', 'server/store'],
    packages: ['kysely'],
  },
  {
    folder: 'server/pages',
    layers: [
      ...serverFiles,
      'server/contact/form-pass.ts',
      'server/http',
      'server/markup',
      'server/plain-pages',
      'src/api',
      'src/copy',
      'src/domain',
      'src/entry-server.tsx',
    ],
    packages: ['*'],
  },
  {
    folder: 'server/content-pages',
    layers: [
      ...serverFiles,
      'server/markup',
      'server/plain-pages',
      'server/seed',
      'server/store',
      'src/copy',
      'src/domain',
    ],
    packages: ['fastify'],
  },
  {
    folder: 'server/texts',
    layers: [
      ...serverFiles,
      'server/markup',
      'server/content-pages',
      'server/mail',
      'server/people/complete-text.ts',
      'server/plain-pages',
      'server/store',
      'src/copy',
      'src/domain',
    ],
    packages: ['node:', '@fastify/', 'fastify'],
  },
  {
    folder: 'server/my-data',
    layers: [
      ...serverFiles,
      'server/jobs',
      'server/mail',
      'server/pages/plain/comes-from-shop.ts',
      'server/pages/plain/form-reader.ts',
      'server/people',
      'server/plain-pages',
      'server/store',
      'src/copy',
      'src/domain',
    ],
    packages: ['node:', '@fastify/', 'fastify', 'kysely', 'zod'],
  },
  {
    folder: 'server/withdrawal-press',
    layers: [
      ...serverFiles,
      'server/pages/plain/comes-from-shop.ts',
      'server/pages/plain/form-reader.ts',
      'server/plain-pages',
      'server/store',
      'server/withdrawals',
      'src/copy',
    ],
    packages: ['@fastify/', 'fastify'],
  },
  {
    folder: 'server/ratings',
    layers: [
      ...serverFiles,
      'server/pages/plain/comes-from-shop.ts',
      'server/pages/plain/form-reader.ts',
      'server/plain-pages',
      'server/store',
      'src/copy',
      'src/domain',
    ],
    packages: ['@fastify/', 'fastify', 'kysely', 'zod'],
  },
  {
    folder: 'server/transition-counts',
    // Of the counted machines it needs the names.
    layers: [
      ...serverFiles,
      'machines',
      'server/pages/plain/comes-from-shop.ts',
      'server/store',
      'src/domain',
    ],
    packages: ['@fastify/', 'fastify', 'kysely', 'xstate', 'zod'],
  },
  {
    folder: 'server/routes',
    layers: [
      ...serverFiles,
      'server/contact',
      'server/jobs',
      'server/mail',
      'server/orders',
      'server/owner-digest',
      'server/pay',
      'server/people',
      'server/places',
      'server/refunds',
      'server/sky',
      'server/store',
      'server/withdrawals',
      'openapi',
      'src/copy',
      'src/domain',
    ],
    packages: ['fastify', 'kysely'],
  },
  {
    folder: 'server/desk',
    layers: [
      ...serverFiles,
      'server/answers',
      'server/http',
      'server/jobs',
      'server/messages',
      'server/mail',
      'server/metrics',
      'server/newsletter',
      'server/orders',
      'server/people',
      'server/places',
      'server/plain-pages',
      'server/refunds',
      'server/settings',
      'server/sky',
      'server/store',
      'server/texts',
      'server/transition-counts',
      'server/withdrawals',
      'openapi',
      'src/copy',
      'src/desk/pages.ts',
      'src/domain',
      'src/schemas',
    ],
    packages: ['node:', '@fastify/', '@simplewebauthn/server', 'fastify', 'kysely', 'zod'],
  },
  // The files at server/ itself put it together.
  {
    folder: 'server',
    layers: [
      'server',
      'src/domain/backend.ts',
      'src/domain/desk/housekeeping-steps.ts',
      'src/domain/shop-day.ts',
    ],
    packages: ['*'],
  },
];

/** Whether a path is a place, or lies in it when the place is a folder. */
export const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** The layer whose folder holds a path: the deepest one, so that src/kit goes before src. */
export function layerOf(path: string): Layer | undefined {
  return layers
    .filter(({ folder }) => isIn(path, folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}
