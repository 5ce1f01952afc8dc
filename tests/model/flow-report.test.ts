import { expect, test } from 'vitest';
import { flowReport, isComplete, reportLine, tiersOf } from '#tools/model/flow-report.ts';
import { explore } from '#tools/model/explore.ts';
import { mobileMenu } from '#tools/model/models/mobile-menu.ts';
import { models } from '#tools/model/models.ts';
import { pathPerEdge } from '#tools/model/paths.ts';
import type { ReplayedStep } from '#tools/model/model.ts';
import { replayPath } from '#tools/model/replay.ts';
import { reportPage } from '#tools/model/report-page.ts';
import { recordOf } from '#tools/model/walk-record.ts';

const ways: (readonly ReplayedStep[])[] = mobileMenu.chapters.flatMap((chapter) =>
  pathPerEdge(explore(mobileMenu.machine, chapter)).map((path) =>
    replayPath(mobileMenu.machine, chapter, path),
  ),
);
const inJsdom = recordOf('mobile-menu', 'jsdom', ways);
const inBrowser = recordOf('mobile-menu', 'browser', ways);

test('a flow that both kinds of walks went through whole is complete [MO-3]', () => {
  const report = flowReport(mobileMenu, [inJsdom, inBrowser]);
  expect(isComplete(report)).toBe(true);
  expect(report.counts['mobileMenu.open']).toBe(2 * (inJsdom.counts['mobileMenu.open'] ?? Number.NaN));
  expect(reportLine(report)).toBe(
    'mobile-menu: jsdom 3/3 states, 3/3 transitions in 2 ways; browser 3/3 states, 3/3 transitions in 2 ways',
  );
});

test('what one kind of walks never met is missing, and named [MO-3]', () => {
  const half = recordOf('mobile-menu', 'browser', ways.slice(0, 1));
  const report = flowReport(mobileMenu, [inJsdom, half]);
  expect(isComplete(report)).toBe(false);
  expect(report.transitions.missing).toEqual(['mobileMenu.open · link.follow']);
  expect(reportLine(report)).toContain('browser 3/3 states, 2/3 transitions in 1 ways');
  expect(reportLine(report)).toContain('not walked in browser: mobileMenu.open · link.follow');
});

test('of a sampled kind of walks one way is enough, none is not [MO-3]', () => {
  const half = recordOf('mobile-menu', 'browser', ways.slice(0, 1));
  const report = flowReport(mobileMenu, [inJsdom, half], { sampled: ['browser'] });
  expect(isComplete(report)).toBe(true);
  expect(reportLine(report)).toContain('browser 3/3 states, 2/3 transitions in 1 ways (a sample)');
  expect(isComplete(flowReport(mobileMenu, [inJsdom], { sampled: ['browser'] }))).toBe(false);
});

test('a kind of walks that a run leaves out is not missing, and not told of [MO-3]', () => {
  const report = flowReport(mobileMenu, [inJsdom], { left: ['browser'] });
  expect(isComplete(report)).toBe(true);
  expect(reportLine(report)).toBe('mobile-menu: jsdom 3/3 states, 3/3 transitions in 2 ways');
});

test('walks of another flow, or none at all, cover nothing', () => {
  const report = flowReport(mobileMenu, [{ ...inJsdom, flow: 'contact' }]);
  expect(report.states.missing).toHaveLength(3);
});

test('an excused state does not count as missing, and the page shows the reason', () => {
  const half = recordOf('mobile-menu', 'browser', ways.slice(0, 1));
  const model = { ...mobileMenu, exceptions: { 'mobileMenu.open · link.follow': 'powód <próbny>' } };
  const report = flowReport(model, [inJsdom, half]);
  expect(isComplete(report)).toBe(true);
  expect(reportPage([{ model, report }])).toContain('wyjątek: powód &lt;próbny&gt;');
});

test('the page names every state and transition in Polish, and what was not walked', () => {
  const page = reportPage([{ model: mobileMenu, report: flowReport(mobileMenu, [inJsdom]) }]);
  for (const words of [
    'Menu jest otwarte.',
    'Wybiera pozycję z menu.',
    'nieprzebyte: prawdziwa przeglądarka',
  ])
    expect(page).toContain(words);
});

test('only flows without a screen are walked on the server alone', () => {
  const onServer = models.filter((model) => tiersOf(model).includes('server'));
  expect(onServer.map(({ name }) => name)).toEqual(['order-fulfilment', 'refund']);
});
