import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { scenes } from '#tests/pictures/scenes.ts';
import { pathOf } from '#tools/flows/active-states.ts';
import { markOf, readFlowReports, type ReadReport } from '#tools/flows/reports/flow-report.ts';
import { shotsOf } from '#tools/flows/reports/screens.ts';
import { SCREENS, whyNoScreen } from '#tools/flows/screens/screens.ts';
import { coverageWords, runWords } from '#tools/flows/words/page.ts';
import { statesOf } from '#tools/model/machine-parts.ts';
import { models, SERVER_MODELS } from '#tools/model/models.ts';

const report: ReadReport = {
  name: 'contact',
  states: { declared: 6, missing: ['b'] },
  transitions: { declared: 10, missing: [] },
  exceptions: { c: 'nobody can' },
  counts: { a: 3, b: 0 },
};

test('a part is walked, excused or missing', () => {
  expect(markOf(report, 'a')).toBe('walked');
  expect(markOf(report, 'b')).toBe('missing');
  expect(markOf(report, 'c')).toBe('excused');
  expect(markOf(report, 'never heard of')).toBe('missing');
});

test('coverage is told for each kind of walks, with the run it is of', () => {
  expect(coverageWords(report)).toBe('10 z 10 przejść');
  const told: ReadReport = {
    ...report,
    tiers: [
      { tier: 'jsdom', met: { states: 6, transitions: 10 }, isSampled: false },
      { tier: 'browser', met: { states: 3, transitions: 4 }, isSampled: true },
    ],
    run: 'test',
    at: '2026-11-26T08:10:00.000Z',
  };
  expect(coverageWords(told)).toBe('w jsdom 10 z 10 przejść, w przeglądarce 4 z 10 przejść (próba)');
  expect(runWords(told)).toMatch(/^npm test, .*9:10/);
  expect(runWords(report)).toBe('');
});

test('kinds of walks that an older run did not tell apart are left out', () => {
  const text = JSON.stringify([{ ...report, tiers: [{ tier: 'jsdom', paths: 1, steps: 2, missing: [] }] }]);
  expect(readFlowReports(text)?.[0]?.tiers).toEqual([]);
});

test('a coverage file is read, with all that it has besides', () => {
  expect(readFlowReports(JSON.stringify([{ ...report, perEdge: { paths: 1, steps: 2 } }]))).toMatchObject([
    report,
  ]);
});

test.each([
  ['no JSON', '{'],
  ['no list', JSON.stringify(report)],
  ['a count that is no number', JSON.stringify([{ ...report, counts: { a: 'many' } }])],
  ['a part left out', JSON.stringify([{ ...report, states: undefined }])],
])('a coverage file with %s is none', (_, text) => {
  expect(readFlowReports(text)).toBeUndefined();
});

describe('the pictures of a flow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const put = (set: string, path: string) => {
    const file = join(folder, set, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are those of the set that was finished last; no set, no pictures', () => {
    expect(shotsOf('mobile-menu', join(folder, 'nowhere'))).toEqual([]);
    const [older, newer] = ['a'.repeat(40), 'b'.repeat(40)];
    put(newer, 'phone/menu-light.png');
    put(newer, 'phone/tarot-light.png');
    put(newer, 'desktop/tarot-light.png');
    put(older, 'desktop/menu-light.png');
    put(`${older}.unfinished`, 'phone/menu-light.png');
    utimesSync(join(folder, older), 0, 0);
    expect(shotsOf('mobile-menu', folder)).toEqual([
      {
        state: 'closed',
        files: { phone: `${newer}/phone/tarot-light.png`, desktop: `${newer}/desktop/tarot-light.png` },
      },
      { state: 'open', files: { phone: `${newer}/phone/menu-light.png` } },
    ]);
    expect(shotsOf('refund', folder)).toEqual([]);
  });

  test('each flow on a screen says what shows its states, in scenes that there are', () => {
    const shown = models.filter(({ name }) => !SERVER_MODELS.includes(name));
    expect(Object.keys(SCREENS).toSorted()).toEqual(shown.map(({ name }) => name).toSorted());
    for (const { name, machine } of shown)
      expect(Object.keys(SCREENS[name] ?? {}).toSorted()).toEqual(
        statesOf(machine)
          .filter(({ states }) => Object.keys(states).length === 0)
          .map(pathOf)
          .toSorted(),
      );
    const named = Object.values(SCREENS).flatMap((screens) => Object.values(screens));
    expect(scenes.map((scene) => scene.name)).toEqual(
      expect.arrayContaining(named.filter((screen) => typeof screen === 'string')),
    );
  });

  test('a state without one says why', () => {
    expect(whyNoScreen('consent', 'unread')).toMatch(/tylko przechodzi/);
    expect(whyNoScreen('consent', 'asking')).toBeUndefined();
    expect(whyNoScreen('refund', 'asked')).toBeUndefined();
  });
});
