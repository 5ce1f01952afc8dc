import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** Colours of causes, tones and marks: those of the diagrams in the light theme, brighter ones in the dark theme. */
const CAUSES = {
  person: ['#5b21b6', '#c4b5fd'],
  system: ['#166534', '#86efac'],
  bad: ['#b3261e', '#fca5a5'],
  clock: ['#9a5b00', '#fcd34d'],
  itself: ['#475569', '#cbd5e1'],
} as const;
const TONES = {
  calm: ['#f1edff', '#2c2550'],
  busy: ['#fff3d6', '#423409'],
  good: ['#dff5e5', '#143d26'],
  bad: ['#fde4e1', '#4c1d1a'],
} as const;

const dark = '[data-theme=dark]';

const themed = (property: 'color' | 'background', [light, night]: readonly [string, string], more = {}) =>
  style({ [property]: light, ...more, selectors: { [`${dark} &`]: { [property]: night } } });

export const cause = {
  person: themed('color', CAUSES.person),
  system: themed('color', CAUSES.system),
  bad: themed('color', CAUSES.bad),
  clock: themed('color', CAUSES.clock),
  itself: themed('color', CAUSES.itself),
} as const;

const dot = {
  display: 'inline-block',
  width: '.9em',
  height: '.9em',
  border: `1px solid ${vars.c.lineControl}`,
  borderRadius: '3px',
  verticalAlign: '-.1em',
};
export const toneDot = {
  calm: themed('background', TONES.calm, dot),
  busy: themed('background', TONES.busy, dot),
  good: themed('background', TONES.good, dot),
  bad: themed('background', TONES.bad, dot),
} as const;

export const markSign = {
  walked: style({ color: vars.c.statusOk, fontWeight: 700 }),
  excused: style({ color: vars.c.textMuted, fontWeight: 700 }),
  missing: style({ color: vars.c.statusError, fontWeight: 700 }),
} as const;

/** Maps every colour of a diagram to its colour in the dark theme. */
export const DARK_INK = {
  '#1e1b2e': '#f3f1fb',
  '#6b6780': '#b6b2cc',
  '#ffffff': '#14222a',
  ...Object.fromEntries([...Object.values(CAUSES), ...Object.values(TONES)]),
};

for (const [light, night] of Object.entries(DARK_INK)) {
  globalStyle(`${dark} svg [fill="${light}"]`, { fill: night });
  globalStyle(`${dark} svg [stroke="${light}"]`, { stroke: night });
}
