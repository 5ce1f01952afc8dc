import { readFileSync } from 'node:fs';
import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { machineSvg } from '#tools/model/diagram/svg.ts';
import { wrapped } from '#tools/model/diagram/text.ts';
import { drawingsOf } from '#tools/model/drawings.ts';
import { modelOf } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { inRepository } from '#tools/setup/repository.mjs';

test.each(models.map((model) => [model.name, model] as const))(
  'the picture and the list of %s are those of the machine as it stands (else: node tools/run.mjs tools/diagram.ts) [MO-4]',
  async (_, model) => {
    for (const { path, text } of await drawingsOf(model)) {
      expect(readFileSync(inRepository(path), 'utf8') === text, `${path} is stale`).toBe(true);
    }
  },
);

const door = setup({ types: {} as { events: { type: 'door.open' } | { type: 'door.knock' } } }).createMachine(
  {
    id: 'door',
    description: 'Drzwi <& okno>',
    initial: 'shut',
    states: {
      shut: {
        description: 'Zamknięte.',
        on: {
          'door.open': { target: 'open', description: 'Otwiera.' },
          'door.knock': { description: 'Puka.' },
        },
      },
      open: { description: 'Otwarte.', type: 'final' },
    },
  },
);

const model = modelOf({
  name: 'door',
  title: 'Drzwi',
  machine: door,
  words: {
    tones: {},
    senders: { 'door.open': 'customer', 'door.knock': 'customer' },
    guards: {},
    delays: {},
    emitted: {},
    facts: {},
  },
  chapters: [],
  rules: [],
  exceptions: {},
});

test('a picture shows every state and every way, in the words of the machine', async () => {
  const svg = await machineSvg(model, 'Drzwi');
  for (const words of ['Zamknięte.', 'Otwarte.', '▸ Otwiera.', '▸ Puka.', 'Drzwi &lt;&amp;']) {
    expect(svg).toContain(words);
  }
  for (const id of ['door', 'door.shut', 'door.open']) expect(svg).toContain(`data-state="${id}"`);
  expect(svg).toContain('data-from="door.shut" data-to="door.open"');
  expect(svg.match(/<path d="M/g)).toHaveLength(1 + 5);
});

test('what the shop does is drawn as the shop’s, though for the machine it is an event like any other', async () => {
  const svg = readFileSync(inRepository('machines/diagrams/order-fulfilment.svg'), 'utf8');
  expect(svg).toContain('✓ Operator potwierdza');
  expect(svg).toContain('✗ Płatność odrzucona,');
  expect(svg).toContain('▸ Odpowiedź gotowa');
});

test('a picture is the same each time it is drawn', async () => {
  expect(await machineSvg(model, 'Drzwi')).toBe(await machineSvg(model, 'Drzwi'));
});

test('lines are no longer than asked, except for a word that is', () => {
  expect(wrapped('jedna dwie trzy', 11)).toEqual(['jedna dwie', 'trzy']);
  expect(wrapped('dziewięćdziesiąt dwa', 5)).toEqual(['dziewięćdziesiąt', 'dwa']);
});
