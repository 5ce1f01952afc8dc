import { readdirSync } from 'node:fs';
import { inRepository } from '#tools/setup/repository.mjs';
import type { Layer } from './layer.ts';

/** Folders of the desk that any room may use. */
const DESK_SHARED = ['api', 'browser', 'copy', 'domain', 'frame', 'ui'].map((name) => `src/desk/${name}`);

/** Which room of the desk imports which other, and why. No other pair may know each other. */
export const ROOM_PAIRS: readonly (readonly [room: string, imports: string, why: string])[] = [
  ['queue', 'availability', 'a specialist sets her own availability above her orders'],
  ['queue', 'money', 'an owner sees which payments wait for a decision'],
  ['queue', 'access', 'a first owner is asked for her name'],
  ['queue', 'opening', 'an owner sees that nothing is sold, and what a new shop lacks'],
  ['prices', 'opening', 'a price that nobody can pay is told so'],
  ['services', 'opening', 'a service that nobody can buy is told so'],
  ['state', 'opening', 'the state says when nothing is sold, and why'],
  ['order', 'phrases', 'a person puts what she writes often into an answer or a letter'],
  ['messages', 'phrases', 'an owner puts what she writes often into a reply'],
  ['order', 'money', 'an order shows its payments, and gives them back'],
  ['specialists', 'availability', 'an owner sets the availability of a specialist on her page'],
  ['specialists', 'ordering', 'specialists are put in the order of the shop'],
  ['specialists', 'pictures', 'a specialist has a portrait'],
  ['services', 'ordering', 'services are put in the order of the shop'],
  ['services', 'pictures', 'a service has a picture'],
  ['texts', 'pictures', 'the e-book has a cover'],
  ['coupons', 'prices', 'a coupon is tried on the prices of the shop'],
  ['customer', 'books', 'a customer has sums of money, as a month has'],
  ['customer', 'messages', 'a customer has messages'],
  ['search', 'orders', 'the search asks the list of orders'],
  ['search', 'texts', 'the search finds texts, and names them'],
];

/** Packages that one room alone uses. */
const ROOM_PACKAGES: Readonly<Record<string, readonly string[]>> = { texts: ['diff'] };

/** Rooms of the desk, one folder each. A room that others import stands before them. */
const deskRooms = readdirSync(inRepository('src/desk'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !DESK_SHARED.includes(`src/desk/${entry.name}`))
  .map(({ name }) => name)
  .toSorted((a, b) => depthOf(a) - depthOf(b));

/** How many rooms lie under a room, at the longest way down. */
function depthOf(room: string): number {
  const below = ROOM_PAIRS.filter(([from]) => from === room).map(([, to]) => depthOf(to));
  return Math.max(0, ...below.map((depth) => depth + 1));
}

const roomLayer = (room: string): Layer => ({
  folder: `src/desk/${room}`,
  layers: [
    ...DESK_SHARED,
    'src/desk/pages.ts',
    ...ROOM_PAIRS.filter(([from]) => from === room).map(([, to]) => `src/desk/${to}`),
    'machines',
    'src/blocks',
    'src/browser',
    'src/copy',
    'src/domain',
    'src/islands',
    'src/kit',
    'src/schemas/birth-chart.reader.ts',
    'src/schemas/desk',
    'styles',
  ],
  packages: [
    'react',
    'react-router-dom',
    'xstate',
    '@xstate/react',
    '@vanilla-extract/',
    ...(ROOM_PACKAGES[room] ?? []),
  ],
});

export const deskLayers: readonly Layer[] = [
  // The desk: an app of its own over kit, domain and styles of the shop, which imports none of it.
  { folder: 'src/desk/domain', layers: ['openapi', 'src/domain'], packages: [] },
  { folder: 'src/desk/copy', layers: ['src/desk/domain', 'src/copy', 'src/domain'], packages: [] },
  {
    folder: 'src/desk/api',
    layers: ['openapi', 'src/domain'],
    packages: ['openapi-fetch'],
  },
  {
    folder: 'src/desk/browser',
    layers: ['src/desk/api/desk-client.ts', 'src/browser', 'src/islands'],
    packages: ['@simplewebauthn/browser'],
  },
  {
    folder: 'src/desk/ui',
    layers: ['src/desk/copy', 'src/desk/domain', 'src/blocks', 'src/copy', 'src/domain', 'src/kit', 'styles'],
    packages: ['react'],
  },
  // Of the icons the registry of pages needs the names' type.
  {
    folder: 'src/desk/pages.ts',
    layers: ['openapi', 'src/desk/ui/desk-icon.tsx'],
    packages: [],
  },
  {
    folder: 'src/desk/frame',
    layers: [
      'machines',
      'src/desk/api',
      'src/desk/browser',
      'src/desk/copy',
      'src/desk/domain',
      'src/desk/pages.ts',
      'src/desk/ui',
      'src/blocks',
      'src/browser',
      'src/copy/law/text-findings.ts',
      'src/domain',
      'src/islands',
      'src/kit',
      'styles',
    ],
    packages: ['react', 'react-router-dom', 'xstate', '@xstate/react', '@vanilla-extract/'],
  },
  ...deskRooms.map(roomLayer),
  {
    folder: 'src/desk',
    layers: ['src/desk', 'src/browser', 'src/domain', 'src/islands', 'src/kit', 'styles'],
    packages: ['react', 'react-dom', 'react-router-dom', '@xstate/react'],
  },
];
