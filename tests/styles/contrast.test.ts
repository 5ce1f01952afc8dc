import { describe, expect, test } from 'vitest';
import { darkColors, lightColors, print } from '#styles/tokens.ts';
import { contrast } from './contrast-ratio.ts';

type Color = keyof typeof lightColors;

const TEXT = 4.5;
const CONTROL = 3;

const PAIRS: readonly [Color, Color, number][] = [
  ...(['bgPage', 'bgRaised', 'bgSelected', 'bgSunken'] as const).flatMap(
    (background): [Color, Color, number][] => [
      ['textDefault', background, TEXT],
      ['textMuted', background, TEXT],
      ['textRubric', background, TEXT],
      ['textLink', background, TEXT],
      ['lineControl', background, CONTROL],
    ],
  ),
  ['textOnAction', 'actionBg', TEXT],
  ['textOnAction', 'actionBgHover', TEXT],
  ['textOnAction', 'actionBgActive', TEXT],
  ['actionBg', 'bgPage', CONTROL],
  ['actionBg', 'bgRaised', CONTROL],
  ['lineSelected', 'bgRaised', CONTROL],
  ['lineSelected', 'bgSelected', CONTROL],
  ['focusInner', 'focusOuter', CONTROL],
  ['statusOk', 'statusOkBg', TEXT],
  ['statusBusy', 'statusBusyBg', TEXT],
  ['statusError', 'statusErrorBg', TEXT],
  ['statusError', 'bgRaised', TEXT],
  ['statusError', 'bgPage', TEXT],
  ['statusWarn', 'statusWarnBg', TEXT],
  ['textDefault', 'statusInfoBg', TEXT],
  ['statusOk', 'bgRaised', TEXT],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_name, colors) => {
  test.each(PAIRS)('%s on %s has at least %f : 1 [A7] [R1]', (ink, background, least) => {
    expect(contrast(colors[ink], colors[background])).toBeGreaterThanOrEqual(least);
  });
});

test.each([
  ['moonlight', 'ink', TEXT],
  ['mist', 'ink', TEXT],
  ['apricot', 'ink', TEXT],
  ['moonlight', 'night', TEXT],
  ['mist', 'night', TEXT],
  ['apricot', 'night', TEXT],
  ['poppy', 'night', TEXT],
  ['moonlight', 'deep', TEXT],
  ['haze', 'deep', TEXT],
  ['haze', 'night', TEXT],
  ['mist', 'deep', TEXT],
  ['apricot', 'deep', TEXT],
  ['ink', 'gold', TEXT],
  ['ink', 'goldLight', TEXT],
  ['ink', 'moonlight', TEXT],
  ['petrol', 'ink', CONTROL],
] as const)('print %s on %s has at least %f : 1 [A7]', (ink, background, least) => {
  expect(contrast(print[ink], print[background])).toBeGreaterThanOrEqual(least);
});

test('the measure itself is right: black on white is 21, grey #767676 just passes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
