import { darkColors, fonts, print } from '#styles/tokens.ts';

/** Night behind the card, and the chart's colours on it. */
export const CARD_LOOK = {
  colors: {
    background: print.ink,
    text: print.moonlight,
    rubric: print.apricot,
    frame: darkColors.accentDecor,
    foot: print.mist,
  },
  fonts,
  chartColors: Object.fromEntries(Object.entries(darkColors).map(([name, color]) => [`c-${name}`, color])),
} as const;
