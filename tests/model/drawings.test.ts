import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { DARK_INK } from '#tools/model/diagram/colours.ts';
import { layOut, placedBoxes, WIDTH } from '#tools/model/diagram/layout.ts';
import { boxesOf, diagramParts } from '#tools/model/diagram/parts.ts';
import { machineSvg } from '#tools/model/diagram/svg.ts';
import { wrapped } from '#tools/model/diagram/text.ts';
import { drawingsOf } from '#tools/model/drawings.ts';
import { explore } from '#tools/model/explore.ts';
import { leavesOf } from '#tools/flows/active-states.ts';
import { statesOf, transitionId, transitionsOf } from '#tools/model/machine-parts.ts';
import { modelOf } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { inRepository } from '#tools/setup/repository.mjs';

const INK = { ink: '#1e1b2e' };
const one = (text: string) => [{ text, ...INK }];

/** A committed picture, as a document. */
const pictureOf = (name: string) =>
  new JSDOM(readFileSync(inRepository(`machines/diagrams/${name}.svg`), 'utf8'), {
    contentType: 'image/svg+xml',
  }).window.document.documentElement;

const plain = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('text') ?? [])].map((line) => line.textContent).join(' ');
const numbersIn = (path: string) => [...path.matchAll(/[\d.]+/g)].map(Number);

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
const rectOf = (state: Element): Rect => {
  const rect = state.querySelector('rect');
  const side = (name: keyof Rect) => Number(rect?.getAttribute(name));
  return { x: side('x'), y: side('y'), width: side('width'), height: side('height') };
};

describe.each(models.map((model) => [model.name, model] as const))('the picture of %s', (_, model) => {
  const svg = pictureOf(model.name);
  const states = new Map(
    [...svg.querySelectorAll('[data-state]')].map((g) => [g.getAttribute('data-state'), g]),
  );
  const exits = [...svg.querySelectorAll('[data-transition]')];

  test('and its list are those of the machine as it stands (else: node tools/run.mjs tools/diagram.ts) [MO-4]', () => {
    for (const { path, text } of drawingsOf(model)) {
      expect(readFileSync(inRepository(path), 'utf8') === text, `${path} is stale`).toBe(true);
    }
  });

  test('has a box with its words for every state [MO-4] [MT-1]', () => {
    for (const node of statesOf(model.machine)) {
      const box = states.get(node.id);
      expect(box, node.id).toBeDefined();
      expect(plain(box)).toContain(node.description ?? node.key);
    }
  });

  test('has a line with who, what, and where to for every transition, and an arrow for each that leads somewhere [MO-4]', () => {
    for (const transition of statesOf(model.machine).flatMap(transitionsOf)) {
      const lines = exits.filter((exit) => exit.getAttribute('data-transition') === transitionId(transition));
      const targets = (transition.target ?? []).map(({ id }) => id);
      expect(lines.flatMap((line) => line.getAttribute('data-to') ?? [])).toEqual(targets);
      expect(lines.length).toBe(Math.max(1, targets.length));
      expect(plain(lines[0])).toContain(transition.description);
      for (const line of lines) {
        expect(line.getAttribute('data-from')).toBe(transition.source.id);
        expect(line.querySelectorAll('path')).toHaveLength(targets.length > 0 ? 2 : 0);
        // What happens once is written once, however many places it leads to.
        expect(line.querySelectorAll('text').length > 0).toBe(line === lines[0]);
      }
    }
  });

  test('has arrows that begin at their line and end at the edge of the state they lead to, and meet no word', () => {
    for (const exit of exits) {
      const path = [...exit.querySelectorAll('path')].map((line) => line.getAttribute('d')).join('');
      if (!path) continue;
      const [from, to] = ['data-from', 'data-to'].map((name) => states.get(exit.getAttribute(name)));
      if (!from || !to) throw new Error(`${exit.getAttribute('data-transition')} has no state`);
      const [source, target] = [rectOf(from), rectOf(to)];
      const [x1 = 0, y1 = 0, lane = 0, , , , , , x2 = 0, y2 = 0] = numbersIn(path);
      expect(x1).toBe(source.x + source.width);
      expect(x2).toBe(target.x + target.width);
      expect(y1).toBeGreaterThan(source.y);
      expect(y1).toBeLessThan(source.y + source.height);
      expect(y2).toBeGreaterThan(target.y);
      expect(y2).toBeLessThan(target.y + target.height);
      // Words stand inside boxes, lanes right of all of them.
      expect(lane).toBeGreaterThan(
        Math.max(...[...states.values()].map(rectOf).map(({ x, width }) => x + width)),
      );
      expect(lane).toBeLessThan(WIDTH);
    }
  });

  test('can be read in a column of 880 px, in both themes', () => {
    const smallest = Math.min(
      ...[...svg.querySelectorAll('text')].map((line) => Number(line.getAttribute('font-size'))),
    );
    expect((smallest * 880) / Number(svg.getAttribute('width'))).toBeGreaterThanOrEqual(11);
    const colours = [...svg.outerHTML.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(
      ([, colour]) => colour,
    );
    for (const colour of new Set(colours)) expect(Object.keys(DARK_INK)).toContain(colour);
    expect(svg.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
  });

  test('calls no state a passage in which the machine can rest', () => {
    const rests = new Set(
      model.chapters.flatMap((chapter) =>
        [...explore(model.machine, chapter).nodes.values()].flatMap(({ snapshot }) =>
          leavesOf(snapshot).map(({ id }) => id),
        ),
      ),
    );
    expect(rests.size).toBeGreaterThan(1);
    for (const { id, shape } of boxesOf(diagramParts(model))) {
      if (shape === 'passage') expect(rests, id).not.toContain(id);
    }
  });

  test('says of each delay how long it is, and of each alternative when it is taken', () => {
    for (const { exits: ways } of boxesOf(diagramParts(model))) {
      for (const { hue, who, when, words } of ways) {
        if (hue === 'clock') expect(who).toMatch(/^po \d+(,\d+)? (s|min)$|godzin|porze|minuta/);
        expect(`${who} ${when ?? ''} ${words}`).not.toMatch(/undefined|xstate|NaN|\bis[A-Z]/);
      }
    }
  });
});

test('a tag that several machines have is of one tone: one kind of state, one colour', () => {
  const tones = new Map<string, Set<string>>();
  for (const { words } of models) {
    for (const [tag, tone] of Object.entries(words.tones))
      tones.set(tag, (tones.get(tag) ?? new Set()).add(tone));
  }
  expect([...tones].filter(([, found]) => found.size > 1).map(([tag]) => tag)).toEqual([]);
});

test.each(models.map((model) => [model.name, model] as const))(
  'whoever waits for somebody who works sees it in yellow, and a green end is one where nothing is left to do: %s',
  (_, model) => {
    for (const node of statesOf(model.machine)) {
      const box = boxesOf(diagramParts(model)).find(({ id }) => id === node.id);
      if (node.invoke.length > 0) expect(box?.tone, node.id).toBe('busy');
      if (box?.tone === 'good') expect(box.words, node.id).not.toMatch(/trzeba|wygasła|czeka/i);
    }
  },
);

const door = setup({
  types: {} as {
    context: { isLocked: boolean };
    events: { type: 'door.open' } | { type: 'door.knock' } | { type: 'door.shut' };
    tags: 'stuck' | 'open';
  },
  guards: { isLocked: ({ context }) => context.isLocked, isFree: ({ context }) => !context.isLocked },
  delays: { closing: 1_500 },
}).createMachine({
  id: 'door',
  description: 'Drzwi <& okno>',
  context: { isLocked: false },
  initial: 'shut',
  on: { 'door.shut': { target: '.shut', description: 'Zamyka.' } },
  states: {
    shut: {
      description: 'Zamknięte; można pukać.',
      on: {
        'door.open': [
          { guard: 'isLocked', target: 'stuck', description: 'Szarpie.' },
          { target: 'deciding', description: 'Naciska klamkę.' },
        ],
        'door.knock': { description: 'Puka.' },
      },
    },
    stuck: { description: 'Zacięte.', tags: 'stuck', always: { guard: 'isFree', target: 'shut' } },
    deciding: {
      description: 'Wolno wejść?',
      always: [
        { guard: 'isLocked', target: 'stuck', description: 'Nie.' },
        { target: 'open', description: 'Tak.' },
      ],
    },
    open: {
      description: 'Otwarte.',
      tags: 'open',
      after: { closing: { target: 'back', description: 'Zatrzaskują się.' } },
    },
    back: { type: 'history', history: 'deep' },
  },
});
const model = modelOf({
  name: 'door',
  title: 'Drzwi',
  machine: door,
  words: {
    tones: { stuck: 'bad', open: 'good' },
    senders: {
      'door.open': 'customer',
      'door.knock': 'customer',
      'door.shut': { by: 'device', fails: true },
    },
    guards: { isLocked: 'zamek jest zamknięty', isFree: undefined },
    delays: { closing: undefined },
    emitted: {},
    facts: { isLocked: undefined },
  },
  chapters: [],
  rules: [],
  exceptions: {},
});
const boxes = new Map(boxesOf(diagramParts(model)).map((box) => [box.key, box]));

test('a state that may last is a box in its tone; only one that is always left at once is a passage', () => {
  const shapes = Object.fromEntries([...boxes].map(([key, { shape, tone }]) => [key, `${shape} ${tone}`]));
  expect(shapes).toEqual({
    door: 'state calm',
    shut: 'state calm',
    stuck: 'state bad',
    deciding: 'passage calm',
    open: 'state good',
    back: 'history calm',
  });
  expect(boxes.get('back')?.words).toBe('Wraca dokładnie tam, gdzie była.');
});

test('a way says who, when and where to', () => {
  const told = [...boxes.values()].flatMap(({ exits }) =>
    exits.map(({ who, words, when, leads, hue }) =>
      [hue, who, words, when, leads].filter(Boolean).join(' | '),
    ),
  );
  expect(told).toEqual([
    'bad | urządzenie | Zamyka. | Zamknięte',
    'person | klientka | Szarpie. | gdy zamek jest zamknięty | Zacięte',
    'person | klientka | Naciska klamkę. | w każdym innym razie | Wolno wejść?',
    'person | klientka | Puka.',
    'itself | samo, od razu |  | Zamknięte'.replace(' |  |', ' |'),
    'itself | samo, od razu | Nie. | gdy zamek jest zamknięty | Zacięte',
    'itself | samo, od razu | Tak. | w każdym innym razie | Otwarte',
    'clock | po 1,5 s | Zatrzaskują się. | Wraca dokładnie tam, gdzie była',
  ]);
});

test('a picture is the same each time it is drawn, and its markup is whole', () => {
  expect(machineSvg(model)).toBe(machineSvg(model));
  expect(machineSvg(model)).toContain('Drzwi &lt;&amp; okno&gt;');
});

test('overlapping lanes are drawn side by side, and boxes do not overlap', () => {
  const { root, lanes } = layOut(diagramParts(model), 0);
  const at = placedBoxes(root).filter(({ id }) => lanes.has(id));
  expect(at.length).toBeGreaterThan(3);
  expect(new Set([...lanes.values()].map(({ x }) => x)).size).toBeGreaterThan(1);
  root.children.reduce((bottom, { y, height }) => {
    expect(y).toBeGreaterThan(bottom);
    return y + height;
  }, 0);
});

test('lines are no wider than asked, except for a word that is', () => {
  const texts = (words: string, width: number) =>
    wrapped(one(words), 10, width).map((line) => line.map(({ text }) => text).join(''));
  expect(texts('jedna dwie trzy', 65)).toEqual(['jedna dwie', 'trzy']);
  expect(texts('dziewięćdziesiąt dwa', 30)).toEqual(['dziewięćdziesiąt', 'dwa']);
});
