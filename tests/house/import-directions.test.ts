import { expect, test } from 'vitest';
import { ROOM_PAIRS } from './checks/desk-layers.ts';
import { outOfOrder, wrongDirections } from './checks/import-directions.ts';
import { importsOf } from './checks/imports.ts';
import { isIn, layers } from './checks/layers.ts';
import { readSources } from './checks/source-tree.ts';

test('no file imports against the order of the layers', () => {
  expect(wrongDirections(readSources())).toEqual([]);
});

test.each([
  ['a machine that knows more than xstate', 'machines/a.machine.ts', `import { x } from '#domain/x.ts';`],
  ['a machine that knows another machine', 'machines/a.machine.ts', `import { b } from './b.machine.ts';`],
  ['a type alone', 'machines/a.machine.ts', `import type { X } from '#domain/x.ts';`],
  ['an import type', 'machines/a.machine.ts', `let x: import('#domain/x.ts').X;`],
  ['React in the domain', 'src/domain/a.ts', `import { useState } from 'react';`],
  ['zod outside the schemas', 'src/blocks/a.ts', `import * as z from 'zod/mini';`],
  ['a block that asks the network', 'src/blocks/a.tsx', `const api = await import('#api/client.ts');`],
  ['a kit part with a look', 'src/kit/a.tsx', `import { button } from '../../styles/button.css.ts';`],
  [
    'a screen that renders its own Radix',
    'src/flows/contact/a.tsx',
    `import * as D from '@radix-ui/react-dialog';`,
  ],
  ['a layer re-exporting one above it', 'src/domain/a.ts', `export { x } from '#flows/contact/x.tsx';`],
  ['a flow that knows the routes', 'src/flows/contact/a.tsx', `import { x } from '#app/routing/routes.ts';`],
  ['the shop importing the server', 'src/app/a.tsx', `import { x } from '#server/app.ts';`],
  ['the server importing a screen', 'server/a.ts', `import { x } from '#flows/contact/x.tsx';`],
  ['answers that know orders', 'server/answers/a.ts', `import { x } from '#server/orders/place-order.ts';`],
  [
    'a job queue that knows payments',
    'server/jobs/a.ts',
    `import type { X } from '#server/pay/payment-port.ts';`,
  ],
  ['a folder of the server that knows the assembly', 'server/store/a.ts', `import { x } from '../start.ts';`],
  ['HTTP in the orders', 'server/orders/a.ts', `import Fastify from 'fastify';`],
  [
    'a room of the desk that enters another',
    'src/desk/books/a.tsx',
    `import { x } from '#desk/orders/x.ts';`,
  ],
  ['a room the other way', 'src/desk/money/a.tsx', `import { x } from '#desk/order/x.ts';`],
  ['a part of many pages that knows one', 'src/desk/ui/a.tsx', `import { x } from '#desk/order/x.ts';`],
  ['the frame that knows a page', 'src/desk/frame/a.tsx', `import { x } from '#desk/queue/x.ts';`],
  ['the shop importing a tool', 'src/app/a.tsx', `import { x } from '#tools/x.ts';`],
])('the check finds %s', (_what, path, text) => {
  expect(wrongDirections([{ path, text }])).toHaveLength(1);
});

test('every pair of rooms is needed', () => {
  const sources = readSources(['src/desk']);
  const isUsed = ([room, imports]: (typeof ROOM_PAIRS)[number]) =>
    sources
      .filter(({ path }) => isIn(path, `src/desk/${room}`))
      .some((file) => importsOf(file).some(({ target }) => isIn(target, `src/desk/${imports}`)));
  expect(ROOM_PAIRS.filter((pair) => !isUsed(pair))).toEqual([]);
});

test('layers are in order, so that no two import each other', () => {
  expect(outOfOrder()).toEqual([]);
});

test('the check finds a layer that imports a later one', () => {
  const upward = { folder: 'server/jobs', layers: ['server/pay/payment-port.ts'], packages: [] };
  expect(outOfOrder([upward, ...layers])).toEqual(['server/jobs names server/pay']);
});

test.each([
  ['src/app/a.tsx', `import { x } from '#flows/contact/x.tsx';`],
  ['src/flows/contact/a.tsx', `import { x } from '#page/shop.tsx';`],
  ['src/entry-client.tsx', `import { x } from '#app/x.tsx';`],
  ['server/pages/pages.ts', `import { render } from '#src/entry-server.tsx';`],
  ['src/kit/a.tsx', `import * as D from '@radix-ui/react-dialog'; import { b } from './b.ts';`],
  ['src/desk/order/a.tsx', `import { x } from '#desk/money/x.ts'; import { y } from './answer/y.ts';`],
  ['tests/kit/a.test.tsx', `import { x } from '#server/app.ts';`],
])('the check lets a right import pass in %s', (path, text) => {
  expect(wrongDirections([{ path, text }])).toEqual([]);
});
