import type { Hue } from '../words/actors.ts';
import type { Tone } from '../words/words.ts';

/** A colour in the light theme and in the dark one. */
export type Ink = readonly [light: string, dark: string];

export const INK: Ink = ['#1e1b2e', '#f3f1fb'];
export const FAINT: Ink = ['#57536b', '#b9b5cf'];
export const PAPER: Ink = ['#ffffff', '#14222a'];
export const LINE: Ink = ['#8b87a0', '#6f7f88'];

/** Who brings an event about. */
export const HUE_INK: Readonly<Record<Hue, Ink>> = {
  person: ['#5b21b6', '#c4b5fd'],
  system: ['#166534', '#86efac'],
  bad: ['#b3261e', '#fca5a5'],
  clock: ['#8a5000', '#fcd34d'],
  itself: ['#475569', '#cbd5e1'],
};

/** What a state is for the person who waits. */
export const TONE_INK: Readonly<Record<Tone, Ink>> = {
  calm: ['#f1edff', '#2c2550'],
  busy: ['#fff3d6', '#423409'],
  good: ['#dff5e5', '#143d26'],
  bad: ['#fde4e1', '#4c1d1a'],
};

/** What a comparison of two versions adds and takes away. */
export const CHANGE_INK = {
  added: ['#0f7b3d', '#4ade80'],
  removed: ['#c01f1f', '#f87171'],
} as const satisfies Record<string, Ink>;

const ALL: readonly Ink[] = [
  INK,
  FAINT,
  PAPER,
  LINE,
  ...Object.values(HUE_INK),
  ...Object.values(TONE_INK),
  ...Object.values(CHANGE_INK),
];

/** Maps every colour of a drawing to its colour in the dark theme. */
export const DARK_INK: Readonly<Record<string, string>> = Object.fromEntries(ALL);

/** Style of a drawing that stands alone: the dark theme's colours where the reader's device asks for them. */
export const darkStyle = (): string => {
  const rules = Object.entries(DARK_INK).flatMap(([light, dark]) =>
    ['fill', 'stroke'].map((side) => `svg:root [${side}="${light}"]{${side}:${dark}}`),
  );
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
};
