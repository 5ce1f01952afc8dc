/**
 * The shop's fonts (made by tools/fonts.mjs) and the system fonts that stand in until they arrive. The stand-ins are
 * stretched to the same line height and average width, so that nothing moves when the real ones come.
 */
export interface FontFace {
  family: string;
  src: string;
  fontStyle?: 'italic';
  fontWeight?: number | string;
  fontDisplay?: 'swap';
  unicodeRange?: string;
  sizeAdjust?: string;
  ascentOverride?: string;
  descentOverride?: string;
  lineGapOverride?: string;
}

const POLISH = 'U+104-17F';
/** What `instrument-sans-rare` holds (tools/fonts.mjs). */
const RARE = 'U+23,U+24,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A7,U+AB,U+B0,U+BB,U+BD,U+2022,U+20AC';
const web = (family: string, name: string, rest: Partial<FontFace> = {}): FontFace => ({
  family: `'${family}'`,
  src: `url(/fonts/${name}.woff2) format('woff2')`,
  fontDisplay: 'swap',
  ...rest,
});

/**
 * `width`: how much wider the web font sets the shop's Polish text than the system font, measured in Chromium so that as
 * few paragraphs as possible get another number of lines at 360 to 432 px. Apple and Windows have Arial and Times New
 * Roman, Android has Roboto and Noto Serif, Debian Liberation.
 * `ascent`, `descent`: the web font's own, in thousandths of an em.
 */
function standIn(
  family: string,
  locals: string[],
  width: number,
  ascent: number,
  descent: number,
  rest = {},
) {
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
  return {
    family: `'${family} Fallback'`,
    src: locals.map((name) => `local('${name}')`).join(','),
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / 1000 / width),
    descentOverride: percent(descent / 1000 / width),
    lineGapOverride: '0%',
    ...rest,
  } satisfies FontFace;
}

export const FONT_FACES: readonly FontFace[] = [
  web('Bona Nova', 'bona-nova-400'),
  web('Bona Nova', 'bona-nova-400-italic', { fontStyle: 'italic' }),
  web('Bona Nova', 'bona-nova-700', { fontWeight: 700 }),
  web('Bona Nova SC', 'bona-nova-sc'),
  web('Bona Nova SC', 'bona-nova-sc-polish', { unicodeRange: POLISH }),
  web('Instrument Sans Variable', 'instrument-sans', { fontWeight: '400 700' }),
  web('Instrument Sans Variable', 'instrument-sans-polish', { fontWeight: '400 700', unicodeRange: POLISH }),
  web('Instrument Sans Variable', 'instrument-sans-rare', { fontWeight: '400 700', unicodeRange: RARE }),
  web('Instrument Sans Figures', 'instrument-sans-figures', { fontWeight: '400 700' }),
  standIn('Bona Nova', ['Times New Roman', 'Liberation Serif'], 1.08, 932, 268),
  standIn('Bona Nova', ['Times New Roman Italic', 'Liberation Serif Italic'], 0.945, 932, 268, {
    fontStyle: 'italic',
  }),
  standIn('Bona Nova SC', ['Times New Roman', 'Liberation Serif'], 1.193, 932, 268),
  standIn('Instrument Sans', ['Arial', 'Liberation Sans', 'Roboto', 'Roboto Regular'], 1.026, 970, 250),
];
