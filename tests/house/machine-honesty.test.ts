import { expect, test } from 'vitest';
import { hiddenDecisions, optionalParameters, standIns, type Excuses } from './checks/machine-honesty.ts';
import { readSources } from './checks/source-tree.ts';

const machines = readSources(['machines']);

/** Values that are what is meant where nothing is there. */
const HONEST: Excuses = {
  'input = SAMPLE':
    'a page that opens the file alone gives no input; the types ask it of the shop, and builds drop it',
  'input.draft?.values ?? {}': 'a form that nobody has begun is empty',
  'input.draft?.setAside ?? []': 'a visit that begins has taken nothing out of the form',
  "texts[name] ?? ''": 'a field that was never stored is empty',
  'versions[name] ?? 0': 'a field that was never stored is older than each version',
  "byName(fields, name) ?? { name, text: '', isLeftOut: false }": 'a field that a text lacks was left empty',
};

test('no machine makes up a value that it lacks', () => {
  expect(machines.length).toBeGreaterThan(12);
  expect(standIns(machines, HONEST)).toEqual([]);
});

test('every honest default still stands in a machine', () => {
  const found = standIns(machines).join('\n');
  expect(Object.keys(HONEST).filter((words) => !found.includes(words))).toEqual([]);
});

test('no action of a machine decides what is emitted, raised or done', () => {
  expect(hiddenDecisions(machines)).toEqual([]);
});

test('each function of a machine is given all that it reads: the compiler finds what a call forgets', () => {
  expect(optionalParameters(machines)).toEqual([]);
  const text =
    'function first(variants: string[], fairyId?: string) {} const second = (name?: string) => name;';
  expect(optionalParameters([{ path: 'a.machine.ts', text }])).toHaveLength(2);
  const whole = 'function first(fairyId: string | undefined, { name }: { name?: string }) {}';
  expect(optionalParameters([{ path: 'a.machine.ts', text: whole }])).toEqual([]);
});

test.each([
  `provider ?? 'PAYU'`,
  `act ?? { kind: 'hand-over' }`,
  'price ?? 0',
  'price ?? NOTHING',
  'link || ""',
  'const { to = "/" } = trail;',
  'const f = (link = "") => link;',
])('%s is found', (text) => {
  expect(standIns([{ path: 'a.machine.ts', text }])).toHaveLength(1);
});

test.each([
  'typed[name] ?? stored.values[name]',
  'offer?.variantId ?? variantId',
  'hers.find(a) ?? hers.find(b)',
  'isLate || isEnded(answer)',
])('%s passes', (text) => {
  expect(standIns([{ path: 'a.machine.ts', text }])).toEqual([]);
});

test.each([
  `enqueueActions(({ context, enqueue }) => { if (context.code) enqueue.emit({ type: 'a' }); })`,
  `enqueueActions(({ context, enqueue }) => enqueue(context.code ? 'a' : 'b'))`,
  `enqueueActions(({ context, enqueue }) => { context.code && enqueue('a'); })`,
  `emit(({ context }) => (context.code ? { type: 'a' } : { type: 'b' }))`,
  `emit(({ context }) => ({ type: context.code ? 'a' : 'b' }))`,
  `raise(({ context }) => { if (context.code) return { type: 'a' }; return { type: 'b' }; })`,
])('%s is found', (text) => {
  expect(hiddenDecisions([{ path: 'a.machine.ts', text }])).toHaveLength(1);
});

test.each([
  `emit({ type: 'a' })`,
  `emit(({ context }) => ({ type: 'a', code: context.code ? 1 : 2 }))`,
  `enqueueActions(({ enqueue }) => { enqueue('a'); enqueue('b'); })`,
])('%s passes', (text) => {
  expect(hiddenDecisions([{ path: 'a.machine.ts', text }])).toEqual([]);
});
