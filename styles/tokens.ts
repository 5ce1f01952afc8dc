/**
 * The design's raw values ("Noc świętojańska"): colours of both themes, type, radius, layers, motion, sizes. Distances
 * are in space.ts.
 * Semantic colours are the only place blocks take a colour from; tests/styles checks their contrast.
 */
export const lightColors = {
  bgPage: '#F1F5F3',
  bgRaised: '#FFFFFF',
  bgSunken: '#E4EDEC',
  bgSelected: '#FEF6F0',
  textDefault: '#0C252D',
  textMuted: '#3F5A63',
  textRubric: '#8A4B20',
  textLink: '#1B4A57',
  textOnAction: '#FFFFFF',
  lineSoft: '#CFDFE0',
  lineDefault: '#AAC6CC',
  lineControl: '#5B7680',
  lineSelected: '#0C252D',
  actionBg: '#0C252D',
  actionBgHover: '#1B4A57',
  actionBgActive: '#071A20',
  accentDecor: '#E8BE5A',
  accentWarm: '#EDA575',
  focusInner: '#0C252D',
  focusOuter: '#F5BF97',
  statusOk: '#1D5A41',
  statusOkBg: '#DDEFE4',
  statusBusy: '#6B4A10',
  statusBusyBg: '#F7E5B4',
  statusError: '#A11B22',
  statusErrorBg: '#FBE6E4',
  statusWarn: '#735208',
  statusWarnBg: '#FBF0D3',
  statusInfoBg: '#E4EDEC',
} as const;

export const darkColors: Record<keyof typeof lightColors, string> = {
  bgPage: '#0A2027',
  bgRaised: '#102E38',
  bgSunken: '#071A20',
  bgSelected: '#173D48',
  textDefault: '#EEF3F0',
  textMuted: '#AAC6CC',
  textRubric: '#F5BF97',
  textLink: '#CFDFE0',
  textOnAction: '#0C252D',
  lineSoft: '#1E4450',
  lineDefault: '#2F5E6B',
  lineControl: '#7FA6B0',
  lineSelected: '#F1D488',
  actionBg: '#F1D488',
  actionBgHover: '#F7E5B4',
  actionBgActive: '#E8BE5A',
  accentDecor: '#E8BE5A',
  accentWarm: '#EDA575',
  focusInner: '#071A20',
  focusOuter: '#F5BF97',
  statusOk: '#9CD4B4',
  statusOkBg: '#12392F',
  statusBusy: '#F1D488',
  statusBusyBg: '#3A3216',
  statusError: '#FFB4A8',
  statusErrorBg: '#43201F',
  statusWarn: '#F1D488',
  statusWarnBg: '#3A3216',
  statusInfoBg: '#173D48',
};

export const fonts = {
  display: "'Bona Nova', 'Bona Nova Fallback', Georgia, serif",
  smallcaps: "'Bona Nova SC', 'Bona Nova SC Fallback', Georgia, serif",
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  /** Text with columns of numbers: `tabular-nums` work in no other. */
  figures: "'Instrument Sans Figures', var(--f-text)",
} as const;

export const radius = {
  /** Inside a frame or list. */
  inner: '5px',
  control: '6px',
  card: '8px',
  /** Printed cards: in the fan of a page's header, and elsewhere. */
  fan: '9px',
  print: '10px',
  panel: '12px',
  pill: '999px',
  /** Specialists' cards and portraits, standing and lying. */
  arch: '160px 160px 12px 12px',
  lyingArch: '50px 12px 12px 12px',
  portrait: '160px 160px 0 0',
  lyingPortrait: '50px 50px 0 11px',
  dialogPortrait: '999px 999px 0 0',
  smallPortrait: '40px 40px 4px 4px',
  /** The new moon's sickle under the current page's link. */
  sickle: '0 0 22px 22px / 0 0 16px 16px',
} as const;

export const shadow = {
  light: {
    raise: '0 1px 0 rgba(12,37,45,.06), 0 10px 28px -14px rgba(12,37,45,.28)',
    overlay: '0 24px 60px -20px rgba(7,26,32,.45)',
  },
  dark: {
    raise: '0 10px 28px -14px rgba(0,0,0,.6)',
    overlay: '0 24px 60px -16px rgba(0,0,0,.75)',
  },
  /** Under a printed card, on night in both themes. */
  print: '0 8px 20px -8px rgb(0 0 0 / .5)',
} as const;

export const breakpoint = {
  sm: '30rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
} as const;

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  easeOut: 'cubic-bezier(.2,.7,.2,1)',
  easeInOut: 'cubic-bezier(.6,0,.3,1)',
} as const;

/** What lies over what, as z-index. */
export const layer = {
  /** Above the rest of its own block. */
  inside: 1,
  suggestions: 19,
  nav: 20,
  bottomBar: 20,
  list: 40,
  overlay: 40,
  dialog: 50,
  toast: 60,
  developer: 61,
  skipLink: 99,
} as const;

export const fontSize = {
  display: 'clamp(2.75rem, 1.7rem + 4.6vw, 5.25rem)',
  h1: 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)',
  h2: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)',
  h3: '1.375rem',
  lead: 'clamp(1.125rem, 1.05rem + .35vw, 1.3125rem)',
  body: '1.0625rem',
  label: '1rem',
  small: '.9375rem',
  caption: '.875rem',
  rubric: '1.0625rem',
  price: '1.5rem',
} as const;

/** Printed matter (frames, plates, seals, the night parts of the page): the same ink and paper in both themes. */
export const print = {
  ink: '#0C252D',
  night: '#123540',
  deep: '#071A20',
  paper: '#FEF6F0',
  gold: '#F1D488',
  goldLight: '#F7E5B4',
  apricot: '#F5BF97',
  mist: '#CFDFE0',
  moonlight: '#F1F5F3',
  haze: '#AAC6CC',
  petrol: '#7FA6B0',
  petrolMuted: '#4A7F8D',
  petrolDark: '#1E4450',
  petrolDeep: '#1B4A57',
  poppy: '#FFB4A8',
  /** A button's ground under the pointer. */
  sheen: 'rgb(255 255 255 / .08)',
} as const;

/** What dims the page under a dialog and under the menu. */
export const veil = { dialog: 'rgb(7 26 32 / .6)', menu: 'rgb(7 26 32 / .55)' } as const;

/** The birth chart's own inks: the elements' signs and the aspects; two of these are lighter on night. */
export const wheel = {
  fire: '#EFA08D',
  earth: '#C9E2D3',
  hard: '#D9573F',
  trine: '#2C7455',
  trineOnNight: '#6FA98A',
  sextile: '#2A6272',
} as const;
